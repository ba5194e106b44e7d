//! What a later section tells of jobs that an overview names with their dates: the same heads again, with statements below.

use super::{Job, remarks};
use crate::line::Line;
use crate::words::fold;
use vitae_model::dates;

/// Words that may stand between title and employer.
const LINKS: &[&str] = &["at", "with", "for", "bei", "chez", "en", "in", "presso", "bij", "hos", "w"];

/// Whether a section has no span of time although it holds statements: it may tell of jobs that are dated elsewhere.
pub(super) fn is_undated(lines: &[Line], indices: &[usize]) -> bool {
    let span = |index: &usize| dates::find(&lines[*index].text).iter().any(|(_, span)| span.is_range());
    indices.len() >= 2 && !indices.iter().any(span)
}

/// Gives each job the statements below its head in a later section. Nothing changes unless that section begins with the head
/// of a job and holds those of two, or of all.
pub(super) fn fill(lines: &[Line], indices: &[usize], jobs: &mut [Job]) -> bool {
    let Some(told) = told(lines, indices, jobs) else { return false };
    for (at, body) in told {
        let groups: Vec<Vec<usize>> = body.into_iter().map(|index| vec![index]).collect();
        jobs[at].description.append("\n", remarks::description(lines, &groups));
    }
    true
}

/// The jobs that are named again, each with the lines below its head.
fn told(lines: &[Line], indices: &[usize], jobs: &[Job]) -> Option<Vec<(usize, Vec<usize>)>> {
    let mut free: Vec<usize> = (0..jobs.len()).collect();
    let mut out: Vec<(usize, Vec<usize>)> = Vec::new();
    for index in indices {
        let line = &lines[*index];
        let head = if line.bullet { None } else { free.iter().position(|at| names(&line.text, &jobs[*at])) };
        match (head, out.last_mut()) {
            (Some(found), _) => out.push((free.remove(found), Vec::new())),
            (None, Some((_, body))) => body.push(*index),
            (None, None) => return None,
        }
    }
    let enough = out.len() >= 2 || out.len() == jobs.len();
    (enough && out.iter().any(|(_, body)| !body.is_empty())).then_some(out)
}

/// Whether a text is a job's title and employer, or one of them, and nothing else.
fn names(text: &str, job: &Job) -> bool {
    let mut rest = format!(" {} ", fold(text));
    let mut found = false;
    for name in [&job.position.text, &job.company.text].into_iter().filter(|name| !name.is_empty()) {
        let needle = format!(" {} ", fold(name));
        if let Some(at) = rest.find(&needle) {
            rest.replace_range(at..at + needle.len(), "  ");
            found = true;
        }
    }
    found && rest.split_whitespace().all(|word| LINKS.contains(&word))
}
