//! truestep-train
