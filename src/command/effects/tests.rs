//! Effects of single commands.
