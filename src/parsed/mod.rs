//! TODO(parsed)
