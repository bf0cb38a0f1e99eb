//! truestep-data
