//! How well made-up values are told from read ones: `grounding FOLDER [--show N]` over a folder of labelled résumés.
//!
//! The truth of each file stands for a model's answer: what is marked as unfounded then is a false alarm. The truth of the next
//! file stands for an answer that is made up as a whole: what is not marked then was missed, as far as the document does not hold it
//! by chance.

use std::collections::BTreeMap;
use std::path::Path;
use vitae_extract::{Limits, extract};
use vitae_model::check::proposed;
use vitae_model::source::MarkKind;
use vitae_model::{Document, ParsedResume};
use vitae_testkit::labelled;

/// Values that were looked for, and those that were marked, by the end of their path.
#[derive(Default)]
struct Tally(BTreeMap<String, (usize, usize)>);

impl Tally {
    fn add(&mut self, document: &Document, resume: &ParsedResume) -> Vec<String> {
        let details = vitae_parse::ground(document, resume);
        let marks = details.marks.iter().filter(|mark| mark.kind == MarkKind::Unfounded);
        let unfounded: Vec<String> = marks.map(|mark| mark.path.clone()).collect();
        for field in &details.fields {
            self.0.entry(kind(&field.path)).or_default().0 += 1;
        }
        for path in &unfounded {
            let counts = self.0.entry(kind(path)).or_default();
            *counts = (counts.0 + 1, counts.1 + 1);
        }
        unfounded
    }

    fn print(&self, title: &str) {
        let (all, marked) = self.0.values().fold((0, 0), |sum, own| (sum.0 + own.0, sum.1 + own.1));
        println!("{title}: {marked} of {all} marked, {:.1} %", share(marked, all));
        for (kind, (all, marked)) in &self.0 {
            println!("  {kind:<28} {marked:>5} of {all:>5}  {:.1} %", share(*marked, *all));
        }
    }
}

fn share(part: usize, whole: usize) -> f64 {
    100.0 * part as f64 / whole.max(1) as f64
}

/// `experience[2].company` → `experience.company`.
fn kind(path: &str) -> String {
    let mut depth = 0;
    let outside = |c: &char| {
        depth += i32::from(*c == '[');
        let keeps = depth == 0;
        depth -= i32::from(*c == ']');
        keeps
    };
    path.chars().filter(outside).collect()
}

fn main() -> Result<(), Box<dyn std::error::Error>> {
    let arguments: Vec<String> = std::env::args().collect();
    let show: usize =
        arguments.iter().skip_while(|one| *one != "--show").nth(1).map_or(Ok(0), |count| count.parse())?;
    let files = labelled::read(Path::new(arguments.get(1).ok_or("grounding FOLDER")?))?;
    let read = |file: &labelled::Labelled| {
        let document = extract(&file.bytes, &Limits::default()).ok()?;
        let truth = proposed(&serde_json::Value::Object(file.truth.clone())).ok()?;
        Some((file.id.clone(), document, truth))
    };
    let all: Vec<(String, Document, ParsedResume)> = files.iter().filter_map(read).collect();
    let (mut own, mut foreign, mut shown) = (Tally::default(), Tally::default(), 0);
    for (at, (id, document, truth)) in all.iter().enumerate() {
        for path in own.add(document, truth) {
            if shown < show {
                println!("{id} {path}: {:?}", value_at(truth, &path));
                shown += 1;
            }
        }
        foreign.add(document, &all[(at + 1) % all.len()].2);
    }
    println!("{} of {} files", all.len(), files.len());
    own.print("false alarms (the truth)");
    foreign.print("found out (another's truth)");
    Ok(())
}

fn value_at(resume: &ParsedResume, path: &str) -> String {
    let value = serde_json::to_value(resume).unwrap_or_default();
    let pointer = format!("/{}", path.replace('[', "/").replace(']', "").replace('.', "/"));
    value.pointer(&pointer).map(ToString::to_string).unwrap_or_default()
}
