//! Text to module. The generic layer (`types`, `attr`, `dense`, `instr`, `sugar`, `module`) turns both the pretty and
//! the generic form into raw instructions; `lower` names values, inlines calls and turns raw instructions into ops with
//! the rows of `ops`. A manual computation (`manual`) holds a block, which is lowered like any other.

mod attr;
mod dense;
mod fields;
mod instr;
mod lex;
mod lower;
mod manual;
mod module;
mod ops;
mod sharding;
mod sugar;
mod types;

use crate::func::Module;
use crate::infer::RuleError;
use crate::verify::verify;
use attr::Alias;
use lex::{Cursor, Kind, Token, lex};
use std::collections::{HashMap, HashSet};

/// Regions, attributes and calls may nest this deep.
const MAX_NESTING: usize = 128;

/// A text that is not a valid module: where, which rule, what was expected and what was found.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("{line}:{column}: {source}")]
pub struct ParseError {
    /// Line, from 1.
    pub line: u32,
    /// Column in characters, from 1.
    pub column: u32,
    /// The broken rule.
    pub source: Box<RuleError>,
}

impl ParseError {
    /// The rule, as `op/rule`.
    pub fn rule(&self) -> &str {
        &self.source.rule
    }

    /// What the rule asks for.
    pub fn expected(&self) -> &str {
        &self.source.expected
    }

    /// What stood there.
    pub fn found(&self) -> &str {
        &self.source.found
    }
}

/// Reads a module in MLIR text, pretty or generic. Calls are inlined, private functions dropped, values numbered
/// canonically, and the result is verified.
///
/// # Errors
/// The first broken rule, with its line and column.
pub fn parse(text: &str) -> Result<Module, ParseError> {
    parse_module(text).map_err(|fault| {
        let place = Cursor::new(text).locate(fault.at);
        ParseError { line: place.line, column: place.column, source: Box::new(fault.error) }
    })
}

fn parse_module(text: &str) -> Result<Module> {
    let raw = Parser::new(text).module()?;
    let mut module = lower::module(&raw, text)?;
    verify(&module).map_err(|e| {
        let func = raw.funcs.iter().find(|f| f.name == e.func).map_or(0, |f| f.at);
        Box::new(Fault { at: offset(text, e.loc).unwrap_or(func), error: *e.source })
    })?;
    let public: HashSet<&str> = raw.funcs.iter().filter(|f| f.public).map(|f| f.name.as_str()).collect();
    module.funcs.retain(|f| public.contains(f.name.as_str()));
    Ok(module)
}

/// Byte offset of a position; `None` for instructions that were not parsed.
fn offset(text: &str, loc: crate::func::Loc) -> Option<usize> {
    let line = text.split_inclusive('\n').nth((loc.line as usize).checked_sub(1)?)?;
    let column = line.char_indices().nth(loc.column as usize - 1)?.0;
    Some(line.as_ptr() as usize - text.as_ptr() as usize + column)
}

/// A broken rule and the byte offset it was broken at.
#[derive(Debug)]
struct Fault {
    at: usize,
    error: RuleError,
}

type Result<T, E = Box<Fault>> = std::result::Result<T, E>;

fn fault<T>(at: usize, rule: impl Into<String>, expected: impl ToString, found: impl ToString) -> Result<T> {
    Err(Box::new(Fault { at, error: RuleError::new(rule, expected, found) }))
}

/// At most forty characters of `text`, on one line.
fn excerpt(text: &str) -> String {
    let mut chars = text.chars().map(|c| if c.is_control() { ' ' } else { c });
    let start: String = chars.by_ref().take(40).collect();
    if chars.next().is_some() { start + "…" } else { start }
}

/// A cursor over the tokens of a text.
struct Parser<'t> {
    text: &'t str,
    /// The current token and the offset behind it.
    token: Token<'t>,
    end: usize,
    /// End of the token before the current one.
    last_end: usize,
    nesting: usize,
    aliases: HashMap<&'t str, Alias<'t>>,
    types: HashMap<&'t str, types::Type>,
    cursor: Cursor<'t>,
}

impl<'t> Parser<'t> {
    fn new(text: &'t str) -> Self {
        let (token, end) = lex(text, 0);
        let (aliases, types) = Default::default();
        Parser { text, token, end, last_end: 0, nesting: 0, aliases, types, cursor: Cursor::new(text) }
    }

    /// Consumes and returns the current token.
    fn next(&mut self) -> Token<'t> {
        let token = self.token;
        self.last_end = self.end;
        (self.token, self.end) = lex(self.text, self.end);
        token
    }

    /// Continues at byte `at`.
    fn seek(&mut self, at: usize) {
        self.last_end = at;
        (self.token, self.end) = lex(self.text, at);
    }

    /// The token behind the current one.
    fn peek(&self) -> Token<'t> {
        lex(self.text, self.end).0
    }

    fn at(&self, text: &str) -> bool {
        self.token.is(text)
    }

    fn eat(&mut self, text: &str) -> bool {
        let found = self.at(text);
        if found {
            self.next();
        }
        found
    }

    fn expect(&mut self, text: &str) -> Result<()> {
        if self.eat(text) { Ok(()) } else { self.unexpected(format!("`{text}`")) }
    }

    fn token_of(&mut self, kind: Kind, what: &str) -> Result<Token<'t>> {
        if self.token.kind == kind { Ok(self.next()) } else { self.unexpected(what) }
    }

    fn unexpected<T>(&self, expected: impl ToString) -> Result<T> {
        let token = &self.token;
        if token.kind == Kind::End {
            return fault(token.at, "text/end", expected, "the end of the text");
        }
        let rule = if token.kind == Kind::Bad { "text/token" } else { "text/syntax" };
        if token.kind == Kind::Bad && token.text.starts_with('"') {
            return fault(token.at, rule, expected, "a string that does not end on its line");
        }
        let end = self.end.max(token.at);
        fault(token.at, rule, expected, format!("`{}`", excerpt(self.text.get(token.at..end).unwrap_or(""))))
    }

    /// `open item, item, … close`; the opening token is consumed here.
    fn list<T>(&mut self, open: &str, close: &str, mut item: impl FnMut(&mut Self) -> Result<T>) -> Result<Vec<T>> {
        self.expect(open)?;
        let mut items = Vec::new();
        while !self.eat(close) {
            if !items.is_empty() {
                self.expect(",")?;
            }
            items.push(item(self)?);
        }
        Ok(items)
    }

    /// Runs `inner` one level deeper.
    fn nested<T>(&mut self, inner: impl FnOnce(&mut Self) -> Result<T>) -> Result<T> {
        if self.nesting == MAX_NESTING {
            return fault(self.token.at, "text/nesting", format!("at most {MAX_NESTING} levels"), "one more");
        }
        self.nesting += 1;
        let result = inner(self);
        self.nesting -= 1;
        result
    }

    /// Skips a bracketed group, whatever is in it; the current token opens it.
    fn skip_group(&mut self) -> Result<()> {
        let mut depth = 0usize;
        loop {
            if matches!(self.token.kind, Kind::End | Kind::Bad) {
                return self.unexpected("a closing bracket");
            }
            let token = self.next();
            if token.kind == Kind::Punct {
                match token.text {
                    "(" | "[" | "{" | "<" => depth += 1,
                    ")" | "]" | "}" | ">" => depth = depth.saturating_sub(1),
                    _ => {}
                }
            }
            if depth == 0 {
                return Ok(());
            }
        }
    }

    /// Skips `loc(…)` if it stands here.
    fn skip_loc(&mut self) -> Result<()> {
        if self.at("loc") && self.peek().is("(") {
            self.next();
            self.skip_group()?;
        }
        Ok(())
    }
}
