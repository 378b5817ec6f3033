//! Evaluation: labelled cases put through the engine, counted.
