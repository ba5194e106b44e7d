//! Recognisers of typed text: each says what a piece of text is, without a regular expression.

pub(crate) mod address;
pub(crate) mod degree;
pub(crate) mod place;
pub(crate) mod role;
pub(crate) mod school;
