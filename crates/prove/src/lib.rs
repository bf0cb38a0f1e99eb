//! truestep-prove
