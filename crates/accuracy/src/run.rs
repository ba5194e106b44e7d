//! Labelled files read by the parser, on all cores.

use crate::compare::compare;
use crate::corrections::corrections;
use crate::report::{Report, Scored};
use serde_json::Value;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::{Mutex, PoisonError};
use std::thread;
use std::time::Instant;
use vitae_extract::Limits;
use vitae_model::Document;
use vitae_model::source::Parsed;
use vitae_testkit::labelled::{Labelled, Object};

/// What the parser answers for a file.
#[derive(Debug, Clone)]
pub struct Answer {
    /// The résumé; empty when there is none.
    pub resume: Object,
    /// Why there is none.
    pub failure: Option<String>,
    /// How long reading took.
    pub seconds: f64,
}

/// A file as the server's child process reads it: what it holds, and what that means. The error is the reader's sentence, or says that it panicked.
pub fn read(bytes: &[u8]) -> Result<(Document, Parsed), String> {
    let reading = AssertUnwindSafe(|| {
        let document = vitae_extract::extract(bytes, &Limits::default()).map_err(|error| error.to_string())?;
        let parsed = vitae_parse::parse(&document);
        Ok((document, parsed))
    });
    catch_unwind(reading).unwrap_or_else(|_| Err("the reader panicked".into()))
}

/// The answers for files, in their order.
pub fn answers(files: &[Labelled]) -> Vec<Answer> {
    in_parallel(files, |file| {
        let started = Instant::now();
        let read = read(&file.bytes);
        let seconds = started.elapsed().as_secs_f64();
        match read {
            Ok((_, parsed)) => Answer { resume: object(&parsed), failure: None, seconds },
            Err(failure) => Answer { resume: Object::new(), failure: Some(failure), seconds },
        }
    })
}

/// The résumé of an answer as JSON.
pub fn object(parsed: &Parsed) -> Object {
    match serde_json::to_value(&parsed.resume) {
        Ok(Value::Object(resume)) => resume,
        other => unreachable!("a résumé is a JSON object: {other:?}"),
    }
}

/// Answers beside the truth, file by file.
pub fn judged(files: &[Labelled], answers: &[Answer]) -> Report {
    let both: Vec<(&Labelled, &Answer)> = files.iter().zip(answers).collect();
    let scored = in_parallel(&both, |(file, answer)| Scored {
        id: file.id.clone(),
        file: file.file.clone(),
        layout: file.layout.clone(),
        tallies: compare(&file.truth, &answer.resume, &file.neutral),
        corrections: corrections(&file.truth, &answer.resume, &file.neutral).iter().sum(),
        failure: answer.failure.clone(),
        seconds: answer.seconds,
    });
    Report { files: scored }
}

/// Reads files and judges the answers.
pub fn read_all(files: &[Labelled]) -> Report {
    judged(files, &answers(files))
}

/// `work` on each item, in the items' order; each core takes the next item as soon as it is free.
pub fn in_parallel<T: Sync, R: Send>(items: &[T], work: impl Fn(&T) -> R + Sync) -> Vec<R> {
    let next = AtomicUsize::new(0);
    let done = Mutex::new(Vec::with_capacity(items.len()));
    let take = || {
        while let Some((at, item)) =
            Some(next.fetch_add(1, Ordering::Relaxed)).and_then(|at| Some((at, items.get(at)?)))
        {
            let result = work(item);
            done.lock().unwrap_or_else(PoisonError::into_inner).push((at, result));
        }
    };
    thread::scope(|scope| {
        for _ in 0..thread::available_parallelism().map_or(1, usize::from) {
            scope.spawn(take);
        }
    });
    let mut done = done.into_inner().unwrap_or_else(PoisonError::into_inner);
    done.sort_by_key(|(at, _)| *at);
    done.into_iter().map(|(_, result)| result).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn results_come_in_the_order_of_the_items() {
        let items: Vec<u32> = (0..500).collect();
        assert_eq!(in_parallel(&items, |item| item * 2), items.iter().map(|item| item * 2).collect::<Vec<_>>());
        assert_eq!(in_parallel(&[] as &[u32], |item| *item), Vec::<u32>::new());
    }

    #[test]
    fn a_file_that_cannot_be_read_is_an_empty_answer_with_a_reason() {
        let file = Labelled {
            id: "a".into(),
            file: "a.pdf".into(),
            layout: "plain".into(),
            bytes: b"%PDF-1.7".to_vec(),
            truth: Object::new(),
            neutral: Object::new(),
        };
        let answers = answers(&[file]);
        assert!(answers[0].resume.is_empty());
        assert!(answers[0].failure.as_ref().is_some_and(|failure| !failure.is_empty()));
    }
}
