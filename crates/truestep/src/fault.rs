//! An error and its causes as one line.

/// The error's message, then each cause that the text so far does not already contain.
pub fn sentence(error: &anyhow::Error) -> String {
    let mut text = String::new();
    for cause in error.chain().map(|cause| cause.to_string()) {
        if text.is_empty() {
            text = cause;
        } else if !text.contains(&cause) {
            text = format!("{text}: {cause}");
        }
    }
    text
}

#[cfg(test)]
mod tests {
    use super::*;
    use anyhow::anyhow;

    #[test]
    fn causes_follow_once() {
        assert_eq!(sentence(&anyhow!("c").context("b").context("a")), "a: b: c");
        assert_eq!(sentence(&anyhow!("cause").context("it failed: cause")), "it failed: cause");
    }
}
