//! Plain text and Markdown.

use crate::sections::{Entry, Group, Linked, Rank, RenderModel, Section};

/// Plain text: headings underlined, one blank line between entries.
pub(crate) fn txt(model: &RenderModel) -> String {
    let contacts = model.contacts.iter().map(|it| it.text.as_str()).collect::<Vec<_>>().join(" | ");
    let head =
        [model.name.clone(), contacts].into_iter().filter(|line| !line.is_empty()).collect::<Vec<_>>().join("\n");
    blocks([head].into_iter().chain(model.sections.iter().map(txt_section)))
}

fn txt_section(section: &Section) -> String {
    let heading = format!("{}\n{}", section.title, "-".repeat(section.title.chars().count()));
    let groups = lines(section.groups.iter().map(|group| labelled(&group.label, &group.text)));
    let body = blocks(section.paragraphs.iter().cloned().chain(section.entries.iter().map(txt_entry)).chain([groups]));
    format!("{heading}\n{}", body.trim_end())
}

fn txt_entry(entry: &Entry) -> String {
    let marker = if entry.bullets { "- " } else { "" };
    let head = [joined(&[&entry.title, &entry.date], " | "), joined(&[&entry.subtitle, &entry.place], " | ")];
    let link = entry.link.iter().map(|link| link.text.clone());
    let statements = entry.lines.iter().map(|line| format!("{marker}{line}"));
    let details = entry.details.iter().map(|detail| labelled(&detail.label, &detail.text));
    lines(head.into_iter().chain(link).chain(statements).chain(details))
}

/// Markdown (CommonMark): the name is the title, sections and entries are headings.
pub(crate) fn md(model: &RenderModel) -> String {
    let name = if model.name.is_empty() { String::new() } else { format!("# {}", escaped(&model.name)) };
    let contacts = model.contacts.iter().map(md_linked).collect::<Vec<_>>().join(" · ");
    blocks([name, contacts].into_iter().chain(model.sections.iter().map(md_section)))
}

fn md_section(section: &Section) -> String {
    let heading = format!("## {}", escaped(&section.title));
    let paragraphs = section.paragraphs.iter().map(|text| escaped(text));
    let entries = section.entries.iter().map(md_entry);
    let groups = section.groups.iter().map(md_group);
    blocks([heading].into_iter().chain(paragraphs).chain(entries).chain(groups)).trim_end().to_owned()
}

fn md_entry(entry: &Entry) -> String {
    let level = if entry.rank == Rank::Role { "####" } else { "###" };
    let title = if entry.title.is_empty() { String::new() } else { format!("{level} {}", escaped(&entry.title)) };
    let subtitle = if entry.subtitle.is_empty() { String::new() } else { format!("**{}**", escaped(&entry.subtitle)) };
    let date = if entry.date.is_empty() { String::new() } else { format!("*{}*", escaped(&entry.date)) };
    let link = entry.link.as_ref().map(md_linked).unwrap_or_default();
    let statements = match entry.bullets {
        true => lines(entry.lines.iter().map(|line| format!("- {}", escaped(line)))),
        false => blocks(entry.lines.iter().map(|line| escaped(line))).trim_end().to_owned(),
    };
    let details = lines(entry.details.iter().map(|it| format!("{}: {}  ", escaped(&it.label), escaped(&it.text))));
    let who = joined(&[&subtitle, &escaped(&entry.place), &date], " · ");
    blocks([title, who, link, statements, details.trim_end().to_owned()]).trim_end().to_owned()
}

fn md_group(group: &Group) -> String {
    match group.label.is_empty() {
        true => escaped(&group.text),
        false => format!("**{}:** {}", escaped(&group.label), escaped(&group.text)),
    }
}

fn md_linked(linked: &Linked) -> String {
    match &linked.href {
        Some(href) => format!("[{}](<{href}>)", escaped(&linked.text)),
        None => escaped(&linked.text),
    }
}

/// Text whose characters mean themselves in Markdown, at the start of a line as well.
fn escaped(text: &str) -> String {
    let mut safe = String::with_capacity(text.len());
    let list_number = text.trim_start_matches(|c: char| c.is_ascii_digit());
    let number_ends = (list_number.len() < text.len() && list_number.starts_with(['.', ')']))
        .then_some(text.len() - list_number.len());
    for (index, character) in text.char_indices() {
        let starts = index == 0 && matches!(character, '-' | '+' | '=');
        if starts || Some(index) == number_ends || "\\`*_[]<>#|~&$".contains(character) {
            safe.push('\\');
        }
        safe.push(character);
    }
    safe
}

fn labelled(label: &str, text: &str) -> String {
    if label.is_empty() { text.to_owned() } else { format!("{label}: {text}") }
}

fn joined(parts: &[&str], between: &str) -> String {
    parts.iter().filter(|part| !part.is_empty()).copied().collect::<Vec<_>>().join(between)
}

fn lines(parts: impl IntoIterator<Item = String>) -> String {
    parts.into_iter().filter(|part| !part.is_empty()).collect::<Vec<_>>().join("\n")
}

/// Parts with a blank line between them and a line break at the end.
fn blocks(parts: impl IntoIterator<Item = String>) -> String {
    let mut text = parts.into_iter().filter(|part| !part.is_empty()).collect::<Vec<_>>().join("\n\n");
    text.push('\n');
    text
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn markdown_shows_text_as_it_was_written() {
        let cases = [
            ("C# & <b>", "C\\# \\& \\<b\\>"),
            ("1. first", "1\\. first"),
            ("- minus", "\\- minus"),
            ("3.5 years", "3\\.5 years"),
            ("a*b_c`d", "a\\*b\\_c\\`d"),
            ("plain, with (brackets).", "plain, with (brackets)."),
        ];
        for (text, expected) in cases {
            assert_eq!(escaped(text), expected);
        }
    }
}
