//! Pasted advertisements without their markup.

/// Most characters between `<` and `>` of a tag.
const LONGEST_TAG: usize = 300;

/// The text without tags and with the usual entities resolved; tags that end a block become line ends, those that end a cell tabs.
pub(crate) fn without_markup(text: &str) -> String {
    let text = &without_programs(text);
    let mut plain = String::with_capacity(text.len());
    let mut rest = text.as_str();
    while let Some(at) = rest.find('<') {
        plain.push_str(&rest[..at]);
        match tag_end(&rest[at..]) {
            Some(end) => {
                plain.extend(mark_of(&rest[at..at + end]));
                rest = &rest[at + end..];
            }
            None => {
                plain.push('<');
                rest = &rest[at + 1..];
            }
        }
    }
    plain.push_str(rest);
    let entities = [
        ("&nbsp;", " "),
        ("&lt;", "<"),
        ("&gt;", ">"),
        ("&quot;", "\""),
        ("&#39;", "'"),
        ("&rsquo;", "’"),
        ("&lsquo;", "‘"),
        ("&ldquo;", "“"),
        ("&rdquo;", "”"),
        ("&ndash;", "–"),
        ("&mdash;", "—"),
        ("&hellip;", "…"),
        ("&bull;", "•"),
        ("&pound;", "£"),
        ("&euro;", "€"),
        ("&amp;", "&"),
    ];
    entities.into_iter().fold(plain, |text, (entity, c)| text.replace(entity, c))
}

/// The text without what pages hold for browsers alone.
fn without_programs(text: &str) -> String {
    let mut kept = text.to_owned();
    for (begin, end) in [("<script", "</script>"), ("<style", "</style>"), ("<!--", "-->")] {
        loop {
            let small = kept.to_ascii_lowercase();
            let Some(from) = small.find(begin) else { break };
            let Some(to) = small[from..].find(end) else { break };
            kept.replace_range(from..from + to + end.len(), "");
        }
    }
    kept
}

/// Where a tag that begins here ends; `None` when it is a sign of comparison.
fn tag_end(text: &str) -> Option<usize> {
    let begins = text[1..].starts_with(|c: char| c.is_ascii_alphabetic() || c == '/' || c == '!');
    text.char_indices().take(LONGEST_TAG).find(|(_, c)| *c == '>').map(|(at, _)| at + 1).filter(|_| begins)
}

/// What a tag leaves behind: a line end where it ends a block, a tab between the cells of a table.
fn mark_of(tag: &str) -> Option<char> {
    const BLOCKS: [&str; 16] =
        ["br", "p", "li", "di", "h1", "h2", "h3", "h4", "h5", "h6", "ul", "ol", "tr", "dd", "se", "ar"];
    let name: String = tag.chars().filter(char::is_ascii_alphanumeric).take(2).collect::<String>().to_ascii_lowercase();
    match name.as_str() {
        "td" | "th" | "dt" => tag.starts_with("</").then_some('\t'),
        name => BLOCKS.contains(&name).then_some('\n'),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn tags_go_and_comparisons_stay() {
        for (text, expected) in [
            ("<p>Nurse</p><ul><li>Care</li></ul>", "\nNurse\n\n\nCare\n\n"),
            ("<b>R&amp;D</b> lead", "R&D lead"),
            ("latency < 5 ms and > 2", "latency < 5 ms and > 2"),
            ("<", "<"),
            ("<p>Nurse</p><SCRIPT>alert('x')</SCRIPT><!-- note --> &mdash; Leeds", "\nNurse\n — Leeds"),
            ("a <é> b", "a <é> b"),
            ("<tr><th>Employer</th><td>Kiln Ltd</td></tr>", "\nEmployer\tKiln Ltd\t\n"),
        ] {
            assert_eq!(without_markup(text), expected);
        }
    }
}
