//! Descriptions as lines of plain text: from HTML or from text that uses line breaks and bullets.

use ammonia::Builder;
use std::collections::{HashMap, HashSet};
use std::sync::LazyLock;

/// What a line is.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Kind {
    /// Stands over what follows.
    Heading,
    /// One of a list.
    Item,
    /// Anything else.
    Text,
}

/// A line of a description.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Line {
    /// What it is.
    pub kind: Kind,
    /// Without line breaks and blanks around it; never empty.
    pub text: String,
    /// Whether it begins a paragraph.
    pub opens: bool,
}

/// Longest description that is read, in bytes. With all their markup, advertisements have a tenth of it; the bound keeps
/// hostile nesting, which takes quadratic time, to a moment.
const MAX_HTML_BYTES: usize = 128 * 1024;

/// How deep elements may stand in one another: more than any editor makes.
const MAX_DEPTH: usize = 200;

/// Elements that hold nothing or are often left open, and cannot stand in one another without others.
const UNCOUNTED: [&str; 16] =
    ["p", "li", "td", "th", "tr", "dt", "dd", "br", "img", "hr", "input", "meta", "link", "col", "wbr", "option"];

/// Longest heading, in characters.
const MAX_HEADING_CHARS: usize = 80;

/// Marks in front of an item where a list is typed by hand.
const BULLETS: [char; 11] = ['•', '·', '●', '▪', '◦', '‣', '-', '–', '—', '*', '✓'];

/// The elements that say where lines begin and end, and what is set in bold. Everything else of a page is dropped:
/// scripts and styles with what they hold, other elements alone, every attribute.
const ELEMENTS: [&str; 27] = [
    "p",
    "div",
    "section",
    "article",
    "header",
    "footer",
    "br",
    "ul",
    "ol",
    "li",
    "dl",
    "dt",
    "dd",
    "h1",
    "h2",
    "h3",
    "h4",
    "h5",
    "h6",
    "table",
    "tr",
    "td",
    "th",
    "blockquote",
    "pre",
    "b",
    "strong",
];

/// Further elements that show a text to be HTML.
const OTHER_ELEMENTS: [&str; 11] = ["script", "style", "span", "a", "i", "em", "u", "img", "html", "body", "iframe"];

static CLEANER: LazyLock<Builder<'static>> = LazyLock::new(|| {
    let mut builder = Builder::empty();
    builder
        .tags(HashSet::from(ELEMENTS))
        .clean_content_tags(HashSet::from([
            "script", "style", "title", "noscript", "template", "iframe", "svg", "math",
        ]))
        .generic_attributes(HashSet::new())
        .tag_attributes(HashMap::new())
        .link_rel(None);
    builder
});

/// The lines of a description: of HTML when it has an element that HTML knows, also one that was escaped, else of plain
/// text.
pub fn read(text: &str) -> Vec<Line> {
    let text = within(text, MAX_HTML_BYTES);
    if has_element(text) {
        return from_html(text);
    }
    if !has_entity(text) {
        return from_text(text);
    }
    // Some escape their HTML once more than its place asks for.
    let plain = unescaped(&CLEANER.clean(shallow(text)).to_string());
    if has_element(&plain) { from_html(within(&plain, MAX_HTML_BYTES)) } else { from_text(&plain) }
}

/// A text in one line, without markup.
pub fn one_line(text: &str) -> String {
    let lines: Vec<String> = read(text).into_iter().map(|line| line.text).collect();
    lines.join(" ")
}

/// The lines of HTML that was escaped once more, as Greenhouse writes it; or of plain HTML.
pub fn read_escaped(text: &str) -> Vec<Line> {
    let text = within(text, 2 * MAX_HTML_BYTES);
    if text.contains('<') { read(text) } else { read(&unescaped(&CLEANER.clean(text).to_string())) }
}

/// Lines as plain text: blank lines between paragraphs, a bullet in front of each item.
pub fn written(lines: &[Line]) -> String {
    let mut out = String::new();
    for (index, line) in lines.iter().enumerate() {
        let before = index.checked_sub(1).map(|before| lines[before].kind);
        match (before, line.kind) {
            (None, _) => {}
            (Some(Kind::Item | Kind::Heading), Kind::Item) => out.push('\n'),
            (Some(Kind::Text), Kind::Item) if !line.opens => out.push('\n'),
            (Some(Kind::Text), Kind::Text) if !line.opens => out.push('\n'),
            (Some(Kind::Heading), Kind::Text) => out.push('\n'),
            _ => out.push_str("\n\n"),
        }
        if line.kind == Kind::Item {
            out.push_str("• ");
        }
        out.push_str(&line.text);
    }
    out
}

fn within(text: &str, at_most: usize) -> &str {
    &text[..text.floor_char_boundary(at_most)]
}

fn has_element(text: &str) -> bool {
    let names_element = |(at, _): (usize, &str)| {
        let name = text[at + 1..].trim_start_matches('/');
        let name = &name[..name.find(|c: char| !c.is_ascii_alphanumeric()).unwrap_or(name.len())];
        ELEMENTS.iter().chain(&OTHER_ELEMENTS).any(|known| name.eq_ignore_ascii_case(known))
    };
    text.match_indices('<').any(names_element)
}

fn has_entity(text: &str) -> bool {
    let is_entity = |(at, _): (usize, &str)| {
        let name = text[at + 1..].split(';').next().unwrap_or_default();
        (2..=8).contains(&name.len())
            && at + 1 + name.len() < text.len()
            && name.chars().all(|c| c.is_ascii_alphanumeric() || c == '#')
    };
    text.match_indices('&').any(is_entity)
}

/// HTML up to where elements stand too deep in one another. Misplaced end tags do not count, so that nothing is taken for
/// shallower than it is.
fn shallow(html: &str) -> &str {
    let mut open: Vec<&str> = Vec::new();
    let mut at = 0;
    while let Some(tag) = html[at..].find('<').map(|tag| at + tag) {
        let rest = &html[tag + 1..];
        if rest.starts_with("!--") {
            at = rest.find("-->").map_or(html.len(), |end| tag + 1 + end);
            continue;
        }
        let is_end = rest.starts_with('/');
        let name = &rest[usize::from(is_end)..];
        let name = &name[..name.find(|c: char| !c.is_ascii_alphanumeric()).unwrap_or(name.len())];
        let is_open = |other: &&str| other.eq_ignore_ascii_case(name);
        if is_end && open.last().is_some_and(is_open) {
            open.pop();
        } else if !is_end && !name.is_empty() && !UNCOUNTED.iter().any(is_open) {
            open.push(name);
        }
        if open.len() > MAX_DEPTH {
            return &html[..tag];
        }
        at = tag + 1;
    }
    html
}

/// Text as the cleaner writes it, without its four entities.
fn unescaped(text: &str) -> String {
    text.replace("&lt;", "<").replace("&gt;", ">").replace("&nbsp;", " ").replace("&amp;", "&")
}

fn from_html(html: &str) -> Vec<Line> {
    let clean = CLEANER.clean(shallow(html)).to_string();
    let mut reader = Reader::default();
    for piece in clean.split_inclusive('>').flat_map(|piece| {
        let tag = piece.find('<').unwrap_or(piece.len());
        [&piece[..tag], &piece[tag..]]
    }) {
        match piece.strip_prefix('<') {
            Some(tag) => reader.tag(tag.trim_end_matches('>')),
            None => reader.text(&unescaped(piece)),
        }
    }
    reader.end_line();
    with_headings(reader.lines)
}

/// Walks through clean HTML.
#[derive(Default)]
struct Reader {
    lines: Vec<Line>,
    line: String,
    /// What the line is, by the element around it.
    kind: Option<Kind>,
    /// Whether the next line begins a paragraph.
    opens: bool,
    bold: usize,
    /// Whether everything on the line so far is bold.
    all_bold: bool,
}

impl Reader {
    fn tag(&mut self, tag: &str) {
        match tag {
            "b" | "strong" => self.bold += 1,
            "/b" | "/strong" => self.bold = self.bold.saturating_sub(1),
            "br" => self.end_line(),
            "td" | "th" => self.line.push(' '),
            "/td" | "/th" => {}
            "li" | "dd" => self.begin(Some(Kind::Item)),
            "h1" | "h2" | "h3" | "h4" | "h5" | "h6" | "dt" => self.begin(Some(Kind::Heading)),
            // What stands in an item's paragraph is the item.
            "p" | "div" if self.kind == Some(Kind::Item) && self.line.trim().is_empty() => {}
            _ => self.begin(None),
        }
    }

    fn begin(&mut self, kind: Option<Kind>) {
        self.end_line();
        self.kind = kind;
        self.opens = true;
    }

    fn text(&mut self, text: &str) {
        if text.trim().is_empty() {
            self.line.push(' ');
            return;
        }
        self.all_bold = self.bold > 0 && (self.all_bold || self.line.trim().is_empty());
        self.line.push_str(text);
    }

    fn end_line(&mut self) {
        let typed = std::mem::take(&mut self.line);
        let all_bold = std::mem::take(&mut self.all_bold);
        let kind = match self.kind {
            None if all_bold && is_short(&typed) => Some(Kind::Heading),
            kind => kind,
        };
        if let Some(line) = line(&typed, kind, self.opens) {
            self.lines.push(line);
            self.opens = false;
            if self.kind == Some(Kind::Item) {
                self.kind = None;
            }
        }
    }
}

fn from_text(text: &str) -> Vec<Line> {
    let mut lines = Vec::new();
    let mut opens = false;
    for typed in text.lines() {
        match line(typed, None, opens) {
            Some(line) => {
                lines.push(line);
                opens = false;
            }
            None => opens = true,
        }
    }
    with_headings(lines)
}

/// A line as it was typed; nothing when it is blank.
fn line(typed: &str, kind: Option<Kind>, opens: bool) -> Option<Line> {
    let text = typed.split_whitespace().collect::<Vec<_>>().join(" ");
    let unmarked = text
        .strip_prefix(BULLETS)
        .filter(|rest| rest.starts_with(' ') || !rest.starts_with(char::is_numeric) && text.starts_with('•'));
    let kind = kind.unwrap_or(if unmarked.is_some() { Kind::Item } else { Kind::Text });
    let text = unmarked.map_or(text.as_str(), str::trim).to_owned();
    (!vitae_model::visible::is_blank(&text)).then_some(Line { kind, text, opens })
}

fn is_short(text: &str) -> bool {
    text.trim().chars().count() <= MAX_HEADING_CHARS
}

/// Marks as headings the short lines that are meant so: those that end with a colon before a list, and those that name a
/// part of an advertisement.
fn with_headings(mut lines: Vec<Line>) -> Vec<Line> {
    for index in 0..lines.len() {
        let before_list = lines.get(index + 1).is_some_and(|next| next.kind == Kind::Item);
        let below_heading = index > 0 && lines[index - 1].kind == Kind::Heading;
        let line = &lines[index];
        let is_heading = line.kind == Kind::Text
            && is_short(&line.text)
            && (before_list && !below_heading && line.text.ends_with(':') || crate::sections::is_title(&line.text));
        if is_heading {
            lines[index].kind = Kind::Heading;
        }
    }
    lines
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::time::{Duration, Instant};

    #[test]
    fn html_becomes_plain_text() {
        for (html, text) in [
            ("<p>One &amp; two</p><p>Three</p>", "One & two\n\nThree"),
            ("<p>One<br>two<br/><br>three</p>", "One\ntwo\nthree"),
            ("<h3>Tasks</h3><ul><li>Weld</li><li><p>Cut</p></li></ul><p>End</p>", "Tasks\n• Weld\n• Cut\n\nEnd"),
            ("<ul><li>Outer<ul><li>Inner</li></ul></li></ul>", "• Outer\n• Inner"),
            ("<p><strong>Benefits</strong></p><p>Lunch</p>", "Benefits\nLunch"),
            ("<p>Come <b>now</b>&nbsp;please &lt;3</p>", "Come now please <3"),
            ("<b>Tools:</b><br>• Saw<br>• File", "Tools:\n• Saw\n• File"),
            (
                "<table><tr><td>Shift</td><td>Night</td></tr><tr><td>Pay</td><td>Good</td></tr></table>",
                "Shift Night\n\nPay Good",
            ),
            ("Fish &amp; chips &#8211; daily", "Fish & chips – daily"),
            ("Fish &amp; chips\n- daily", "Fish & chips\n• daily"),
            ("", ""),
            ("<p> &nbsp; </p>", ""),
        ] {
            assert_eq!(written(&read(html)), text, "{html}");
        }
    }

    #[test]
    fn plain_text_keeps_its_lines() {
        let text = "We heal.\nEvery day.\n\nYour tasks:\n- Care\n* Document\n\n5 - 10 hours\n-5 degrees";
        assert_eq!(
            written(&read(text)),
            "We heal.\nEvery day.\n\nYour tasks:\n• Care\n• Document\n\n5 - 10 hours\n-5 degrees"
        );
        let long = "<p>One".repeat(500) + &"<ul><li>Two</ul>".repeat(500);
        assert_eq!(read(&long).len(), 1_000, "elements left open are not nested");
        assert_eq!(written(&read("a < b and c > d")), "a < b and c > d");
    }

    #[test]
    fn escaped_html_is_unescaped_once() {
        let escaped = "&lt;p&gt;R&amp;amp;D &amp;lt;b&amp;gt; &quot;x&quot; we&#39;re&lt;/p&gt;&lt;script&gt;track()&lt;/script&gt;";
        assert_eq!(written(&read_escaped(escaped)), "R&D <b> \"x\" we're");
        assert_eq!(written(&read_escaped("<p>Plain</p>")), "Plain");
    }

    #[test]
    fn html_that_was_escaped_is_html_where_no_other_is() {
        for (html, text) in [
            (
                "&lt;p&gt;Weld &lt;b&gt;steel&lt;/b&gt;&lt;/p&gt;&lt;ul&gt;&lt;li&gt;Cut&lt;/li&gt;&lt;/ul&gt;",
                "Weld steel\n\n• Cut",
            ),
            ("&#60;p&#62;Weld&#60;/p&#62;&#60;p&#62;Cut &amp;amp; file&#60;/p&#62;", "Weld\n\nCut & file"),
            ("&lt;P&gt;Weld&lt;/P&gt;&lt;script&gt;track()&lt;/script&gt;&lt;img src=x onerror=y&gt;", "Weld"),
            ("<p>Write &lt;b&gt; for bold</p>", "Write <b> for bold"),
            ("a &lt; b and c &gt; d", "a < b and c > d"),
        ] {
            assert_eq!(written(&read(html)), text, "{html}");
            assert_eq!(one_line(html), text.replace("\n\n• ", " ").replace("\n\n", " "), "{html}");
        }
    }

    #[test]
    fn hostile_html_is_harmless_text() {
        for (html, text) in [
            ("<p>Hi<script>alert(1)</script></p>", "Hi"),
            ("<img src=x onerror=alert(1)>Hi", "Hi"),
            ("<a href=\"javascript:alert(1)\">Apply</a>", "Apply"),
            ("<style>p{}</style><svg><script>1</script></svg><p onclick=x>Hi</p>", "Hi"),
            ("<p>Hi<!-- hidden --></p><iframe src=x>no</iframe>", "Hi"),
            ("<scr<script>ipt>alert(1)</script>", "ipt>alert(1)"),
            ("<p title=\"</p><script>alert(1)</script>\">Hi", "Hi"),
        ] {
            let written = written(&read(html));
            assert_eq!(written, text, "{html}");
        }
    }

    #[test]
    fn deep_nesting_ends() {
        for element in [
            "<div>",
            "<div><!--</div>-->",
            "<div a=\"</div>\">",
            "<b>",
            "<ul><li>",
            "<p><table><td>",
            "<a>",
            "<svg>",
            "<select>",
            "<unknown>",
        ] {
            let nested = element.repeat(2 * MAX_HTML_BYTES / element.len());
            let escaped = nested.replace('<', "&lt;").replace('"', "&quot;");
            for html in [
                format!("<p>First</p>{nested}"),
                format!("First &amp; only{nested}"),
                format!("&lt;p&gt;First&lt;/p&gt;{escaped}"),
            ] {
                let started = Instant::now();
                assert!(read(&html)[0].text.starts_with("First"));
                assert!(started.elapsed() < Duration::from_secs(20), "{element}: {:?}", started.elapsed());
            }
        }
    }
}
