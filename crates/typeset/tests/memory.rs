//! Memory does not grow with the number of renders. A process of its own: other tests would disturb the measure.
#![cfg(target_os = "linux")]
#![allow(clippy::disallowed_methods, reason = "the test reads its own memory from /proc; the crate does not")]

mod common;

use common::{designs, extras, full};
use vitae_typeset::{Format, render};

/// Resident memory of this process in KiB.
fn resident() -> u64 {
    let status = std::fs::read_to_string("/proc/self/status").unwrap();
    let line = status.lines().find(|line| line.starts_with("VmRSS:")).unwrap();
    line.split_whitespace().nth(1).unwrap().parse().unwrap()
}

/// Renders résumés that differ, so that nothing is answered from the cache.
fn renders(from: usize, count: usize) {
    for index in from..from + count {
        let mut resume = full();
        resume.summary = Some(format!("Résumé number {index}. {}", resume.summary.unwrap()));
        resume.experience.iter_mut().for_each(|job| job.description.push_str(&format!("\nStatement {index}")));
        render(&resume, &extras(), &designs()[index % designs().len()], Format::Pdf).unwrap();
    }
}

#[test]
fn two_hundred_renders_leave_no_more_memory_behind_than_forty() {
    renders(0, 40);
    let before = resident();
    renders(40, 200);
    let grown = resident().saturating_sub(before);
    assert!(grown < 8 * 1024, "{grown} KiB more after 200 renders, from {before}");
}
