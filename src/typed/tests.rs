//! Tests of typed files.
