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

/// Renders of one stretch.
const STRETCH: usize = 70;
/// KiB that a stretch may add: a leak of 32 KiB a render would add more.
const MOST_KIB: u64 = 32 * STRETCH as u64;

#[test]
fn renders_leave_no_memory_behind() {
    renders(0, 40);
    let mut resident_after = resident();
    let mut grown = Vec::new();
    for stretch in 0..3 {
        renders(40 + stretch * STRETCH, STRETCH);
        let now = resident();
        grown.push(now.saturating_sub(resident_after));
        resident_after = now;
    }
    // The allocator takes and gives back in pieces of its own, but a leak adds to every stretch.
    assert!(grown.iter().any(|kib| *kib < MOST_KIB), "{grown:?} KiB more in stretches of {STRETCH} renders");
}
