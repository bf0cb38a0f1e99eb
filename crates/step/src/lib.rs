//! truestep-step
