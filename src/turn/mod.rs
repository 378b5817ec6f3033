//! TODO(turn)
