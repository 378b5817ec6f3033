//! Small services over text that several modules share.
