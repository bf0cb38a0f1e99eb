//! Any text parses to a module that prints and reads back as itself, or is refused with a place and a rule.

#![no_main]

use libfuzzer_sys::{Corpus, fuzz_target};
use truestep_ir::{parse, print};

fuzz_target!(|text: &str| -> Corpus {
    match parse(text) {
        Ok(module) => {
            let printed = print(&module);
            let again = parse(&printed).expect("printed text parses");
            assert!(again == module, "printed text reads back otherwise:\n{printed}");
            assert_eq!(print(&again), printed);
        }
        Err(error) => assert!(error.line >= 1 && error.column >= 1 && error.rule().contains('/')),
    }
    Corpus::Keep
});
