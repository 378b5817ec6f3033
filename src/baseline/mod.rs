//! TODO(baseline)
