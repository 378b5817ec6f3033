//! TODO(engine)
