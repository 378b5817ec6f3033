//! TODO(ruleset)
