//! TODO(detect)
