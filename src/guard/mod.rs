//! TODO(guard)
