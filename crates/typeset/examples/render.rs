//! Renders a parsed résumé from the command line while designs are being worked on:
//! `cargo run -p vitae-typeset --example render -- RESUME.json TEMPLATE FORMAT OUT`; `sample` in place of a file is ours.
#![allow(clippy::disallowed_methods, reason = "an example reads and writes files; the crate does not")]

use std::error::Error;
use vitae_typeset::{Catalogue, Extras, Format, render, sample};

fn main() -> Result<(), Box<dyn Error>> {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let [resume, template, format, out] = arguments.as_slice() else {
        return Err("usage: render RESUME.json|sample TEMPLATE FORMAT OUT".into());
    };
    let resume = match resume.as_str() {
        "sample" => sample(),
        path => serde_json::from_slice(&std::fs::read(path)?)?,
    };
    let template = Catalogue::load().get(template).ok_or("no such template")?;
    std::fs::write(out, render(&resume, &Extras::default(), template, format.parse::<Format>()?)?)?;
    Ok(())
}
