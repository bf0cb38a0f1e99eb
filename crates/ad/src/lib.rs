//! truestep-ad
