//! One self-contained web page: semantic, escaped, printable, without scripts.

use crate::breaks::is_compound;
use crate::catalogue::Template;
use crate::sections::{Entry, Group, Linked, Rank, RenderModel, Section};

/// The resume as a web page in the design's colours and typefaces.
pub(crate) fn html(model: &RenderModel, template: &Template) -> String {
    let (language, title) = (escaped(&model.language), escaped(&model.title));
    let contacts: String = model.contacts.iter().map(|it| format!("<li>{}</li>", linked(it))).collect();
    let name = element("h1", &model.name);
    let sections: String = model.sections.iter().map(section).collect();
    let style = style(template);
    format!(
        "<!DOCTYPE html>\n<html lang=\"{language}\">\n<head>\n<meta charset=\"utf-8\">\n\
         <meta name=\"viewport\" content=\"width=device-width, initial-scale=1\">\n<title>{title}</title>\n\
         <style>{style}</style>\n</head>\n<body>\n<main>\n<header>{name}<ul>{contacts}</ul></header>\n\
         {sections}</main>\n</body>\n</html>\n"
    )
}

fn section(section: &Section) -> String {
    let paragraphs: String = section.paragraphs.iter().map(|text| element("p", text)).collect();
    let entries: String = section.entries.iter().map(entry).collect();
    let groups: String = section.groups.iter().map(group).collect();
    format!("<section>{}{paragraphs}{entries}{groups}</section>\n", element("h2", &section.title))
}

fn entry(entry: &Entry) -> String {
    let title = element(if entry.rank == Rank::Role { "h4" } else { "h3" }, &entry.title);
    let date = classed("date", &entry.date);
    let who = classed("who", &entry.subtitle) + &classed("place", &entry.place);
    let link = entry.link.as_ref().map(|it| format!("<p>{}</p>", linked(it))).unwrap_or_default();
    let lines: String = match entry.bullets {
        true => format!("<ul>{}</ul>", entry.lines.iter().map(|line| element("li", line)).collect::<String>()),
        false => entry.lines.iter().map(|line| element("p", line)).collect(),
    };
    let details: String = entry.details.iter().map(group).collect();
    format!("<article><div>{title}{date}</div><div>{who}</div>{link}{lines}{details}</article>")
}

fn group(group: &Group) -> String {
    match group.label.is_empty() {
        true => element("p", &group.text),
        false => format!("<p><b>{}:</b> {}</p>", whole_words(&group.label), whole_words(&group.text)),
    }
}

fn linked(linked: &Linked) -> String {
    match &linked.href {
        Some(href) => format!("<a href=\"{}\">{}</a>", escaped(href), whole_words(&linked.text)),
        None => whole_words(&linked.text),
    }
}

fn element(tag: &str, text: &str) -> String {
    if text.is_empty() { String::new() } else { format!("<{tag} dir=\"auto\">{}</{tag}>", whole_words(text)) }
}

fn classed(class: &str, text: &str) -> String {
    if text.is_empty() {
        String::new()
    } else {
        format!("<span class=\"{class}\" dir=\"auto\">{}</span>", whole_words(text))
    }
}

/// The text with compounds in boxes: one that fits the line stays whole, a longer one breaks within its box.
fn whole_words(text: &str) -> String {
    let boxed = |part: &str| {
        let word = part.trim_end();
        match is_compound(word) {
            true => format!("<span class=\"whole\">{}</span>{}", escaped(word), &part[word.len()..]),
            false => escaped(part),
        }
    };
    text.split_inclusive(char::is_whitespace).map(boxed).collect()
}

/// A text as the content or an attribute of a web page.
pub fn escaped(text: &str) -> String {
    text.replace('&', "&amp;").replace('<', "&lt;").replace('>', "&gt;").replace('"', "&quot;").replace('\'', "&#39;")
}

/// The theme's colours and sizes; the typeface is the reader's own when the design's is not installed.
fn style(template: &Template) -> String {
    let theme = &template.theme;
    let serif = ["EB Garamond", "Libertinus Serif"].contains(&theme.font.body.as_str());
    let generic = if serif { "serif" } else { "sans-serif" };
    let (color, size, page) = (&theme.color, &theme.size, &theme.page);
    let paper = if page.paper == "us-letter" { "letter" } else { "A4" };
    format!(
        "body{{margin:0;font:{}pt/1.4 '{}','{}',{generic};color:{}}}main{{max-width:46em;margin:0 auto;padding:2em}}\
         h1{{font-size:{}pt;line-height:1.1;color:{};margin:0 0 .3em}}h2{{font-size:{}pt;color:{};border-bottom:1px solid {};margin:1.4em 0 .5em;break-after:avoid}}\
         h3,h4{{font-size:1em;margin:0}}h4{{font-weight:600}}p,ul{{margin:.2em 0}}li{{overflow-wrap:anywhere}}article{{margin:0 0 .9em}}\
         article div{{display:flex;justify-content:space-between;gap:1em;break-after:avoid}}header ul{{list-style:none;padding:0;display:flex;flex-wrap:wrap;gap:0 1.2em}}\
         a{{color:inherit}}.date,.place,.who{{color:{}}}.date,.place{{white-space:nowrap}}.whole{{display:inline-block;max-width:100%;text-decoration:inherit}}h1,h3,h4,p,.who{{overflow-wrap:anywhere}}\
         @page{{size:{paper};margin:{}mm {}mm}}@media print{{main{{padding:0;max-width:none}}}}",
        size.body,
        theme.font.body,
        theme.font.docx,
        color.ink,
        size.name,
        color.accent,
        size.heading,
        color.accent,
        color.rule,
        color.muted,
        page.margin_top,
        page.margin_x
    )
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_compound_is_a_box_and_any_other_word_is_none() {
        let cases = [
            ("a state-of-the-art <b>", "a <span class=\"whole\">state-of-the-art</span> &lt;b&gt;"),
            (
                "2019–2020, C&A-Chef",
                "<span class=\"whole\">2019–2020,</span> <span class=\"whole\">C&amp;A-Chef</span>",
            ),
            ("front- and 2019 – 2020 -5", "front- and 2019 – 2020 -5"),
        ];
        for (text, expected) in cases {
            assert_eq!(whole_words(text), expected);
        }
    }
}
