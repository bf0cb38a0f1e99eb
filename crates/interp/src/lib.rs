//! truestep-interp
