//! Server-sent events, of which only the data count here.

/// Collects the bytes of a stream and gives the data of each event that is whole.
#[derive(Default)]
pub(crate) struct Events {
    held: Vec<u8>,
}

impl Events {
    /// Takes more bytes.
    pub fn push(&mut self, bytes: &[u8]) {
        self.held.extend_from_slice(bytes);
    }

    /// Bytes of an event that is not whole yet.
    pub fn held(&self) -> usize {
        self.held.len()
    }

    /// The data of the next event; `None` until one is whole. Events without data are skipped.
    pub fn next(&mut self) -> Option<String> {
        while let Some((end, after)) = boundary(&self.held) {
            let event: Vec<u8> = self.held.drain(..after).take(end).collect();
            let text = String::from_utf8_lossy(&event).into_owned();
            let data: Vec<&str> = text.lines().filter_map(|line| line.strip_prefix("data:")).collect();
            if !data.is_empty() {
                return Some(
                    data.into_iter().map(|line| line.strip_prefix(' ').unwrap_or(line)).collect::<Vec<_>>().join("\n"),
                );
            }
        }
        None
    }
}

/// Where the first event ends, and where the next one begins.
fn boundary(bytes: &[u8]) -> Option<(usize, usize)> {
    let of = |mark: &[u8]| bytes.windows(mark.len()).position(|window| window == mark).map(|at| (at, at + mark.len()));
    [of(b"\n\n"), of(b"\r\n\r\n")].into_iter().flatten().min_by_key(|(end, _)| *end)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn all(pieces: &[&str]) -> Vec<String> {
        let mut events = Events::default();
        let mut found = Vec::new();
        for piece in pieces {
            events.push(piece.as_bytes());
            found.extend(std::iter::from_fn(|| events.next()));
        }
        found
    }

    #[test]
    fn events_are_found_however_they_are_cut() {
        for (pieces, expected) in [
            (&["data: 1\n\ndata: 2\n\n"][..], &["1", "2"][..]),
            (&["da", "ta: {\"a\"", ":1}\r\n", "\r\n"], &["{\"a\":1}"]),
            (&[": ping\n\nevent: x\ndata:1\ndata: 2\n\n"], &["1\n2"]),
            (&["data: 1\n\ndata: cut off"], &["1"]),
            (&["\n\n\n\n"], &[]),
        ] {
            assert_eq!(all(pieces), expected);
        }
    }
}
