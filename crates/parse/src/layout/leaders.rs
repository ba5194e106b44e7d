//! Rows of dots that lead the eye to what stands at the right: `Accredited Mediator . . . . . . 2018`.

use crate::line::Line;

/// Fewest dots of a leader: three are an ellipsis.
const DOTS: usize = 4;

/// Puts a gap in the place of leaders, so that what follows is a cell of its own. Every byte keeps its place.
pub(super) fn part(lines: &mut [Line]) {
    for line in lines.iter_mut().filter(|line| line.text.contains(['.', '…', '·', '_'])) {
        if let Some(text) = parted(&line.text) {
            line.text = text;
        }
    }
}

/// A text with blanks and a tab in place of its leaders; `None` without any.
fn parted(text: &str) -> Option<String> {
    let mut out = String::with_capacity(text.len());
    let mut found = false;
    let mut rest = text;
    while let Some(first) = rest.chars().next() {
        let length = leader_len(rest);
        if length > 0 {
            out.extend(std::iter::repeat_n(' ', length - 1));
            out.push('\t');
            found = true;
            rest = &rest[length..];
        } else {
            // A run of dots that is no leader is passed at once, so that each byte is looked at twice at most.
            let next = rest.find(|c: char| !is_dot(c)).filter(|at| *at > 0).unwrap_or(first.len_utf8());
            out.push_str(&rest[..next]);
            rest = &rest[next..];
        }
    }
    found.then_some(out)
}

/// Bytes of a leader at the front of a text, from its first dot up to the last.
fn leader_len(text: &str) -> usize {
    let mark = text.chars().next().filter(|c| is_dot(*c));
    let Some(mark) = mark else { return 0 };
    let end = text.find(|c: char| c != mark && c != ' ').unwrap_or(text.len());
    let stretch = text[..end].trim_end();
    let dots = stretch.chars().filter(|c| *c == mark).count() * if mark == '…' { 3 } else { 1 };
    if dots >= DOTS { stretch.len() } else { 0 }
}

fn is_dot(c: char) -> bool {
    matches!(c, '.' | '…' | '·' | '_')
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn leaders_become_gaps() {
        let cases = [
            ("Mediator . . . . . . 2018", Some("Mediator           \t 2018")),
            ("Mediator........2018", Some("Mediator       \t2018")),
            ("Mediator ……… 2018", Some("Mediator         \t 2018")),
            ("Wait ... there", None),
            ("A. B. C. D. E. F.", None),
        ];
        for (text, want) in cases {
            assert_eq!(parted(text).as_deref(), want, "{text}");
        }
    }
}
