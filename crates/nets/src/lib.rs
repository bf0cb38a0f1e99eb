//! truestep-nets
