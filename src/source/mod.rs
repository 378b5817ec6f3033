//! TODO(source)
