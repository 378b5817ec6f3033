//! TODO(builtin)
