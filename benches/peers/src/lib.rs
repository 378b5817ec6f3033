//! Nothing: the package is its benches and tests.
