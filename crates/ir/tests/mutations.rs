//! A deterministic mutation fuzzer: corpus files with bytes and tokens changed must parse, or fail with an error that
//! has a place and a rule, and never panic. What parses must read back from print.
//!
//! Runs a short while as a test; `FUZZ_SECONDS=600` runs longer, `FUZZ_SEED=7` starts elsewhere.

use std::fs;
use std::panic::catch_unwind;
use std::path::Path;
use std::time::{Duration, Instant};
use truestep_ir::{parse, print};

/// Mutants tried without `FUZZ_SECONDS`.
const SHORT_RUN: usize = 6000;

/// SplitMix64.
struct Random(u64);

impl Random {
    fn next(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let z = (self.0 ^ self.0 >> 30).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        let z = (z ^ z >> 27).wrapping_mul(0x94d0_49bb_1331_11eb);
        z ^ z >> 31
    }

    fn below(&mut self, n: usize) -> usize {
        (self.next() % n.max(1) as u64) as usize
    }

    fn pick<'a, T>(&mut self, items: &'a [T]) -> &'a T {
        &items[self.below(items.len())]
    }
}

fn seeds() -> Vec<String> {
    fn collect(dir: &Path, texts: &mut Vec<String>) {
        let mut paths: Vec<_> = fs::read_dir(dir).expect("the corpus").map(|e| e.expect("an entry").path()).collect();
        paths.sort();
        for path in paths {
            if path.is_dir() {
                collect(&path, texts);
            } else if path.extension().is_some_and(|e| e == "mlir") {
                let text = fs::read_to_string(&path).expect("text");
                if text.len() < 20_000 {
                    texts.push(text);
                }
            }
        }
    }
    let mut texts = Vec::new();
    collect(&Path::new(env!("CARGO_MANIFEST_DIR")).join("../../corpus"), &mut texts);
    texts
}

/// Words, numbers and single characters of a text.
fn tokens(text: &str) -> Vec<&str> {
    let mut tokens = Vec::new();
    let mut rest = text;
    while let Some(first) = rest.chars().next() {
        let word = |c: char| c.is_ascii_alphanumeric() || "_.%#@".contains(c);
        let end = if word(first) { rest.find(|c| !word(c)).unwrap_or(rest.len()) } else { first.len_utf8() };
        tokens.push(&rest[..end]);
        rest = &rest[end..];
    }
    tokens
}

const NUMBERS: [&str; 13] = [
    "0",
    "1",
    "-1",
    "2",
    "3",
    "255",
    "4294967296",
    "9223372036854775807",
    "-9223372036854775808",
    "1099511627776",
    "0x7F800000",
    "18446744073709551616",
    "1.0e+400",
];
const PIECES: [&str; 16] = [
    "(",
    ")",
    "{",
    "}",
    "[",
    "]",
    "<",
    ">",
    "\"",
    "tensor<0xf32>",
    "tensor<i1>",
    "%0",
    "dense<",
    "loc(",
    "^bb0:",
    "//",
];

fn mutant(random: &mut Random, seeds: &[String]) -> Vec<u8> {
    let text = random.pick(seeds);
    let mut bytes = text.clone().into_bytes();
    for _ in 0..1 + random.below(4) {
        let owned = String::from_utf8_lossy(&bytes).into_owned();
        let mut words = tokens(&owned);
        if words.is_empty() {
            return bytes;
        }
        let (i, j) = (random.below(words.len()), random.below(words.len()));
        match random.below(10) {
            0 => {
                let at = random.below(bytes.len());
                bytes[at] ^= 1 << random.below(8);
                continue;
            }
            1 => {
                bytes.truncate(random.below(bytes.len()));
                continue;
            }
            2 => words.swap(i, j),
            3 => {
                words.remove(i);
            }
            4 => words.insert(i, words[j]),
            5 => {
                let end = (i + 1 + random.below(30)).min(words.len());
                let part = words[i..end].to_vec();
                words.splice(j..j, part);
            }
            6 => {
                let end = (i + 1 + random.below(30)).min(words.len());
                words.drain(i..end);
            }
            7 => words.insert(i, random.pick::<&str>(&PIECES)),
            8 => {
                let other = tokens(random.pick::<String>(seeds));
                let from = random.below(other.len());
                let end = (from + 1 + random.below(40)).min(other.len());
                words.splice(i..i, other[from..end].iter().copied());
            }
            _ => {
                let is_number = |w: &&str| w.starts_with(|c: char| c.is_ascii_digit());
                let at: Vec<usize> = (0..words.len()).filter(|&k| is_number(&words[k])).collect();
                if !at.is_empty() {
                    words[*random.pick(&at)] = random.pick::<&str>(&NUMBERS);
                }
            }
        }
        bytes = words.concat().into_bytes();
    }
    bytes
}

/// True if the text is a module; panics if something is wrong with the answer.
fn check(text: &str) -> bool {
    match parse(text) {
        Ok(module) => {
            let printed = print(&module);
            let again = parse(&printed).unwrap_or_else(|e| panic!("printed text does not parse: {e}\n{printed}"));
            assert!(again == module, "printed text reads back otherwise:\n{printed}");
            assert_eq!(print(&again), printed);
            true
        }
        Err(e) => {
            assert!(e.line >= 1 && e.column >= 1 && e.rule().contains('/'), "{e:?}");
            assert!(e.to_string().len() < 4000, "a very long message");
            false
        }
    }
}

#[test]
fn mutants_never_panic() {
    let number = |name| std::env::var(name).ok().and_then(|v| v.parse::<u64>().ok());
    let mut random = Random(number("FUZZ_SEED").unwrap_or(1));
    let deadline = number("FUZZ_SECONDS").map(|s| Instant::now() + Duration::from_secs(s));
    let seeds = seeds();
    let (mut tried, mut parsed) = (0usize, 0usize);
    while deadline.map_or(tried < SHORT_RUN, |d| Instant::now() < d) {
        let bytes = mutant(&mut random, &seeds);
        let text = String::from_utf8_lossy(&bytes).into_owned();
        match catch_unwind(|| check(&text)) {
            Ok(ok) => parsed += usize::from(ok),
            Err(_) => panic!("mutant {tried} is mishandled:\n{text}"),
        }
        tried += 1;
    }
    println!("{tried} mutants, {parsed} of them modules");
    // mutations that never leave a module, or never break one, would test nothing
    assert!(parsed > tried / 200 && parsed < tried, "{parsed} of {tried} mutants are modules");
}

#[test]
fn large_garbage_fails_soon_and_small() {
    let n = 10 << 20;
    let mut random = Random(5);
    let noise: String = (0..n / 2).map(|_| char::from(32 + random.below(95) as u8)).collect();
    let head = "func.func @main(%x: tensor<2xf32>) -> tensor<2xf32> {\n";
    let texts = [
        noise.clone(),
        format!("{head}{noise}"),
        "(".repeat(n),
        "\"".repeat(n),
        format!("module attributes {{a = {}", "[".repeat(n)),
        format!("module attributes {{a = loc({}", "(".repeat(n)),
        format!("{head}%0 = stablehlo.constant dense<{}", "[".repeat(n)),
        format!("{head}%0 = stablehlo.constant dense<\"0x{}\"> : tensor<3xf32>", "0".repeat(n)),
        format!("{head}%0 = stablehlo.constant dense<0> : tensor<{}f32>", "9x".repeat(n / 2)),
        format!("{head}%0 = stablehlo.constant dense<0> : tensor<{}xi8>", "9".repeat(n)),
        format!("{head}%0 = stablehlo.reverse %x, dims = [{}] : tensor<2xf32>", "0, ".repeat(n / 3) + "0"),
        format!("{head}%0 = stablehlo.{} %x : tensor<2xf32>", "a".repeat(n)),
        format!("{head}{}", "%0 = \"stablehlo.if\"(%x) ({\n".repeat(n / 28)),
        "é".repeat(n / 2),
        "\0".repeat(n),
        "// a comment\n".repeat(n / 13),
    ];
    for (i, text) in texts.iter().enumerate() {
        let error = parse(text).expect_err("garbage");
        assert!(error.to_string().len() < 1000, "text {i}: {} characters of message", error.to_string().len());
    }
}
