//! Measures hits, false alarms and speed; runs with `PORTCULLIS_MEASURE` set to the data's folder only.
