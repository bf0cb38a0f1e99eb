//! Tokens of MLIR text.

/// What a token is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Kind {
    /// `stablehlo.add`, `dense`, `x`
    Ident,
    /// `%0`; the text is without `%`.
    Value,
    /// `@main`, `@"a name"`; the text is without `@`, quotes kept.
    Symbol,
    /// `^bb0`
    Block,
    /// `#loc1`, `#stablehlo.gather`; the text is without `#`.
    Hash,
    /// `!t`; the text is without `!`.
    Bang,
    /// Decimal or `0x` integer without sign.
    Int,
    /// Decimal float without sign.
    Float,
    /// A string with its quotes.
    Str,
    /// One character of punctuation.
    Punct,
    /// `->`
    Arrow,
    /// End of the text.
    End,
    /// A character that starts no token, or a string that does not end.
    Bad,
}

/// A token and the byte offset it starts at.
#[derive(Clone, Copy, Debug)]
pub(super) struct Token<'t> {
    pub kind: Kind,
    pub text: &'t str,
    pub at: usize,
}

impl Token<'_> {
    /// True for the punctuation or identifier `text`.
    pub fn is(&self, text: &str) -> bool {
        matches!(self.kind, Kind::Punct | Kind::Ident | Kind::Arrow) && self.text == text
    }
}

fn id_end(bytes: &[u8], from: usize, extra: &[u8]) -> usize {
    let rest = &bytes[from..];
    from + rest.iter().position(|b| !(b.is_ascii_alphanumeric() || extra.contains(b))).unwrap_or(rest.len())
}

fn digits_end(bytes: &[u8], from: usize, digit: impl Fn(&u8) -> bool) -> usize {
    let rest = &bytes[from..];
    from + rest.iter().position(|b| !digit(b)).unwrap_or(rest.len())
}

/// Skips blanks, `//` comments and the `{-# … #-}` section.
fn skip_blanks(text: &str, mut at: usize) -> usize {
    let bytes = text.as_bytes();
    loop {
        let rest = &bytes[at..];
        if rest.first().is_some_and(u8::is_ascii_whitespace) {
            at += 1;
        } else if rest.starts_with(b"//") {
            at += rest.iter().position(|&b| b == b'\n').unwrap_or(rest.len());
        } else if rest.starts_with(b"{-#") {
            at = text[at..].find("#-}").map_or(text.len(), |i| at + i + 3);
        } else {
            return at;
        }
    }
}

/// End of the string that starts at `from`, or `None` if it does not end on its line.
fn string_end(bytes: &[u8], from: usize) -> Option<usize> {
    let mut at = from + 1;
    loop {
        match bytes.get(at)? {
            b'"' => return Some(at + 1),
            b'\n' => return None,
            b'\\' => at += 2,
            _ => at += 1,
        }
    }
}

fn number(bytes: &[u8], at: usize) -> (Kind, usize) {
    if bytes[at..].starts_with(b"0x") && bytes.get(at + 2).is_some_and(u8::is_ascii_hexdigit) {
        return (Kind::Int, digits_end(bytes, at + 2, u8::is_ascii_hexdigit));
    }
    let end = digits_end(bytes, at, u8::is_ascii_digit);
    if bytes.get(end) != Some(&b'.') {
        return (Kind::Int, end);
    }
    let end = digits_end(bytes, end + 1, u8::is_ascii_digit);
    if matches!(bytes.get(end), Some(b'e' | b'E')) {
        let digits = end + 1 + usize::from(matches!(bytes.get(end + 1), Some(b'+' | b'-')));
        if bytes.get(digits).is_some_and(u8::is_ascii_digit) {
            return (Kind::Float, digits_end(bytes, digits, u8::is_ascii_digit));
        }
    }
    (Kind::Float, end)
}

/// The token at or after byte `from`, and where it ends.
pub(super) fn lex(text: &str, from: usize) -> (Token<'_>, usize) {
    let at = skip_blanks(text, from);
    let bytes = text.as_bytes();
    let Some(&first) = bytes.get(at) else {
        return (Token { kind: Kind::End, text: "", at }, at);
    };
    let named = |kind, extra: &[u8]| {
        let number = bytes.get(at + 1).is_some_and(u8::is_ascii_digit);
        let end = if number { digits_end(bytes, at + 1, u8::is_ascii_digit) } else { id_end(bytes, at + 1, extra) };
        let kind = if end == at + 1 { Kind::Bad } else { kind };
        (kind, at + 1, end)
    };
    let bad_char = || (Kind::Bad, at, at + text[at..].chars().next().map_or(1, char::len_utf8));
    let (kind, start, end) = match first {
        b'a'..=b'z' | b'A'..=b'Z' | b'_' => (Kind::Ident, at, id_end(bytes, at, b"_$.")),
        b'%' => named(Kind::Value, b"_$.-"),
        b'^' => named(Kind::Block, b"_$.-"),
        b'#' => named(Kind::Hash, b"_$."),
        b'!' => named(Kind::Bang, b"_$."),
        b'@' if bytes.get(at + 1) == Some(&b'"') => match string_end(bytes, at + 1) {
            Some(end) => (Kind::Symbol, at + 1, end),
            None => bad_char(),
        },
        b'@' => named(Kind::Symbol, b"_$.-"),
        b'"' => match string_end(bytes, at) {
            Some(end) => (Kind::Str, at, end),
            None => bad_char(),
        },
        b'0'..=b'9' => {
            let (kind, end) = number(bytes, at);
            (kind, at, end)
        }
        b'-' if bytes.get(at + 1) == Some(&b'>') => (Kind::Arrow, at, at + 2),
        b'(' | b')' | b'{' | b'}' | b'[' | b']' | b'<' | b'>' | b',' | b':' | b'=' | b'-' | b'+' | b'*' | b'?'
        | b'/' | b'|' | b'&' => (Kind::Punct, at, at + 1),
        _ => bad_char(),
    };
    match text.get(start..end) {
        Some(token) => (Token { kind, text: token, at }, end),
        None => (Token { kind: Kind::Bad, text: "", at }, text.len()),
    }
}

/// The characters of a string token (with its quotes), escapes resolved.
pub(super) fn unquote(token: &str) -> String {
    let inner = token.strip_prefix('"').and_then(|t| t.strip_suffix('"')).unwrap_or(token);
    if !inner.contains('\\') {
        return inner.into();
    }
    let mut bytes = Vec::with_capacity(inner.len());
    let mut rest = inner.as_bytes();
    while let [first, tail @ ..] = rest {
        rest = tail;
        if *first != b'\\' {
            bytes.push(*first);
            continue;
        }
        match rest {
            [b'n', tail @ ..] => (bytes.push(b'\n'), rest = tail).1,
            [b't', tail @ ..] => (bytes.push(b'\t'), rest = tail).1,
            [a, b, tail @ ..] if a.is_ascii_hexdigit() && b.is_ascii_hexdigit() => {
                let digit = |d: &u8| (*d as char).to_digit(16).unwrap_or(0) as u8;
                bytes.push(digit(a) * 16 + digit(b));
                rest = tail;
            }
            [other, tail @ ..] => (bytes.push(*other), rest = tail).1,
            [] => {}
        }
    }
    String::from_utf8_lossy(&bytes).into_owned()
}

/// Turns byte offsets into lines and columns; fast when asked in ascending order.
pub(super) struct Cursor<'t> {
    text: &'t str,
    at: usize,
    line: u32,
    column: u32,
}

impl<'t> Cursor<'t> {
    pub fn new(text: &'t str) -> Self {
        Cursor { text, at: 0, line: 1, column: 1 }
    }

    /// Line and column, in characters, both from 1.
    pub fn locate(&mut self, at: usize) -> crate::func::Loc {
        if at < self.at {
            *self = Cursor::new(self.text);
        }
        for c in self.text[self.at..].chars() {
            if self.at >= at {
                break;
            }
            self.at += c.len_utf8();
            (self.line, self.column) = if c == '\n' { (self.line + 1, 1) } else { (self.line, self.column + 1) };
        }
        crate::func::Loc { line: self.line, column: self.column }
    }
}
