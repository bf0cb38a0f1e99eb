//! truestep-ir
