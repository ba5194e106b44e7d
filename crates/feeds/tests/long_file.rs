//! A long file is read job by job. Alone in its process, whose highest use of memory it looks at.

use serde_json::json;

/// The highest use of memory so far, in KiB.
fn peak_kib() -> u64 {
    let status = std::fs::read_to_string("/proc/self/status").unwrap();
    let line = status.lines().find(|line| line.starts_with("VmHWM:")).unwrap();
    line.split_whitespace().nth(1).unwrap().parse().unwrap()
}

#[test]
fn a_file_of_10_000_jobs_takes_little_more_memory_than_its_size() {
    let text = "<p>You look after patients on a ward with 24 beds &amp; a fixed team.</p>".repeat(40);
    let job = |number: u32| {
        let link = format!("https://example.org/{number}");
        json!({"id": number, "title": "Nurse", "absolute_url": link, "content": text, "metadata": null}).to_string()
    };
    // Written piece by piece: what the file took to make must not hide what it takes to read.
    let mut file = String::with_capacity(64 * 1024 * 1024);
    file.push_str("{\"jobs\": [");
    for number in 0..10_000 {
        file.push_str(&job(number));
        file.push(if number == 9_999 { ']' } else { ',' });
    }
    file.push('}');
    let before = peak_kib();
    let found = "greenhouse:acme".parse::<vitae_feeds::Feed>().unwrap().read(file.as_bytes()).unwrap();
    assert_eq!(found.jobs.len(), 10_000);
    let (more, size) = (peak_kib() - before, file.len() as u64 / 1024);
    assert!(more < 2 * size, "{more} KiB for a file of {size} KiB");
}
