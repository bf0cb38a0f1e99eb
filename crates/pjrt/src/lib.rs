//! truestep-pjrt
