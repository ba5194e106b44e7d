//! A site as one HTML page.

use crate::flows::flow_of;
use crate::site::{Contact, Fact, Picture, Site};
use minijinja::value::Serde;
use minijinja::{Environment, Output, State, Value, context};
use serde::Serialize;
use std::fmt::{self, Write as _};
use std::sync::LazyLock;
use vitae_model::check::is_email;

/// A design: its page and its style.
struct Design {
    template: &'static str,
    page: &'static str,
    style: &'static str,
}

/// Names the files of a design.
macro_rules! design {
    ($template:literal, $name:literal) => {
        Design {
            template: $template,
            page: include_str!(concat!("../../../templates/portfolio/designs/", $name, ".html")),
            style: include_str!(concat!("../../../templates/portfolio/designs/", $name, ".css")),
        }
    };
}

/// The designs that are there.
const DESIGNS: &[Design] = &[
    design!("template1", "minimalist"),
    design!("template2", "bold-aura"),
    design!("template3", "premium"),
    design!("template4", "modern-elegant"),
    design!("template5", "futuristic"),
    design!("photographer", "wildlife"),
    design!("photographer2", "landscape"),
    design!("photographer3", "portrait"),
    design!("photographer4", "street"),
    design!("photographer5", "editorial"),
    design!("designer1", "modern-designer"),
    design!("designer2", "creative-portfolio"),
    design!("designer3", "professional-designer"),
    design!("developer1", "modern-developer"),
    design!("developer2", "tech-portfolio"),
    design!("developer3", "professional-coder"),
    design!("model1", "actor-portfolio"),
    design!("model2", "model-showcase"),
    design!("model3", "theatre-artist"),
];

/// What several designs use.
const PARTS: [(&str, &str); 2] = [
    ("frame.html", include_str!("../../../templates/portfolio/parts/frame.html")),
    ("gallery.html", include_str!("../../../templates/portfolio/parts/gallery.html")),
];

const GALLERY_SCRIPT: &str = include_str!("../../../templates/portfolio/parts/gallery.js");
const GALLERY_STYLE: &str = include_str!("../../../templates/portfolio/parts/gallery.css");

/// The text of the one script of every page, for policies that allow it by its hash.
pub fn inline_script() -> String {
    format!("\n{GALLERY_SCRIPT}\n")
}

static PAGES: LazyLock<Environment<'static>> = LazyLock::new(|| {
    let mut pages = Environment::new();
    // Every page is HTML, whatever its name ends in; a template is compiled with what holds when it is added.
    pages.set_auto_escape_callback(|_| minijinja::AutoEscape::Html);
    pages.set_formatter(write_value);
    pages.add_filter("said", |text: String| Value::from_safe_string(attributes_of(&text).to_owned()));
    pages.add_filter("linked", |text: String| Value::from_safe_string(linked(&text)));
    let all = PARTS.into_iter().chain(DESIGNS.iter().map(|design| (design.template, design.page)));
    for (name, text) in all {
        pages.add_template(name, text).unwrap_or_else(|error| panic!("{name}: {error:#}"));
    }
    pages
});

/// Writes texts with what HTML needs escaped, in elements and in attributes. Minijinja would escape slashes too, which makes a page
/// with its pictures inside a tenth larger.
fn write_value(out: &mut Output, state: &mut State, value: &Value) -> Result<(), minijinja::Error> {
    match value.as_str() {
        Some(text) if !value.is_safe() => write_escaped(out, text).map_err(Into::into),
        _ => minijinja::escape_formatter(out, state, value),
    }
}

fn write_escaped(out: &mut impl fmt::Write, text: &str) -> fmt::Result {
    let mut rest = text;
    while let Some(at) = rest.find(['&', '<', '>', '"', '\'']) {
        out.write_str(&rest[..at])?;
        out.write_str(match rest.as_bytes()[at] {
            b'&' => "&amp;",
            b'<' => "&lt;",
            b'>' => "&gt;",
            b'"' => "&quot;",
            _ => "&#39;",
        })?;
        rest = &rest[at + 1..];
    }
    out.write_str(rest)
}

/// The attributes of an element with a text of the person. Its letters say where it begins, and a text that is not in Latin letters is in
/// no known language: the page's own would have it read aloud and hyphenated as English. Web addresses are Latin in every language.
fn attributes_of(text: &str) -> &'static str {
    let words = text.split_whitespace().filter(|word| !word.contains("://"));
    let letters = words.flat_map(str::chars).filter(|c| c.is_alphabetic());
    let (latin, other): (Vec<char>, Vec<char>) = letters.partition(|c| is_latin(*c));
    if other.len() > latin.len() { "dir=\"auto\" lang=\"\"" } else { "dir=\"auto\"" }
}

/// Whether a letter is one of the Latin blocks.
fn is_latin(c: char) -> bool {
    matches!(c, '\0'..='\u{24f}' | '\u{1e00}'..='\u{1eff}')
}

/// Most characters of an address as it stands in a text.
const MAX_ADDRESS: usize = 60;

/// A text as HTML whose web addresses are links.
fn linked(text: &str) -> String {
    let mut out = String::new();
    let mut rest = text;
    while let Some((start, address)) = next_address(rest) {
        // Writing to a text cannot fail.
        let _ = write_escaped(&mut out, &rest[..start]);
        let _ = write_link(&mut out, address);
        rest = &rest[start + address.len()..];
    }
    let _ = write_escaped(&mut out, rest);
    out
}

/// Where the next web address of a text begins, and the address: what follows `http://` or `https://` up to a space or a quote, without
/// the punctuation of the sentence around it.
fn next_address(text: &str) -> Option<(usize, &str)> {
    text.match_indices("://").find_map(|(colon, _)| {
        let scheme = ["https", "http"].into_iter().find(|scheme| ends_with_word(&text[..colon], scheme))?;
        let start = colon - scheme.len();
        let ends = |c: char| c.is_whitespace() || c.is_control() || "<>\"“”«»،、。".contains(c);
        let address = text[start..].split(ends).next()?;
        let mut address = address.trim_end_matches(['.', ',', ';', ':', '!', '?', '\'', '’', '…', '*']);
        // A bracket around the address is none of it; one inside is.
        while address.ends_with(')') && address.matches(')').count() > address.matches('(').count() {
            address = address[..address.len() - 1].trim_end_matches(['.', ',', ';', ':', '!', '?']);
        }
        let host = address.get(scheme.len() + 3..)?;
        host.starts_with(char::is_alphanumeric).then_some((start, address))
    })
}

/// Whether a text ends with a word of ASCII letters, in whatever case, that is no part of a longer one.
fn ends_with_word(text: &str, word: &str) -> bool {
    let Some(before) = text.len().checked_sub(word.len()).and_then(|at| text.split_at_checked(at)) else {
        return false;
    };
    before.1.eq_ignore_ascii_case(word) && !before.0.ends_with(|c: char| c.is_ascii_alphanumeric())
}

fn write_link(out: &mut String, address: &str) -> fmt::Result {
    let (_, shown) = address.split_once("://").unwrap_or_default();
    let shown = shown.strip_suffix('/').unwrap_or(shown);
    let short: String = shown.chars().take(MAX_ADDRESS - 1).collect();
    let is_short = shown.chars().count() <= MAX_ADDRESS;
    out.write_str("<a class=\"address\" dir=\"ltr\" rel=\"nofollow noopener\" href=\"")?;
    write_escaped(out, address)?;
    out.write_str("\">")?;
    write_escaped(out, if is_short { shown } else { &short })?;
    out.write_str(if is_short { "</a>" } else { "…</a>" })
}

/// Why there is no page.
#[derive(Debug, thiserror::Error)]
pub enum PageError {
    /// There is no design for the template.
    #[error("there is no design for {0}")]
    NoDesign(String),
    /// The design does not fit the site: a fault of the design.
    #[error("the design cannot be filled: {0}")]
    Design(#[from] minijinja::Error),
}

/// The page of a site: one HTML document that needs no other file but its pictures. The same site gives the same page.
///
/// # Errors
/// [`PageError::NoDesign`] for a template that has no design.
pub fn page(template: &str, site: &Site) -> Result<String, PageError> {
    let design = DESIGNS.iter().find(|design| design.template == template);
    let design = design.ok_or_else(|| PageError::NoDesign(template.to_owned()))?;
    let site = with_working_links(site.clone());
    let style = format!("{GALLERY_STYLE}\n{}{}", design.style, own_style(&site));
    Ok(PAGES.get_template(template)?.render(context! {
        site => Value::from(Serde(&site)),
        measures => Value::from(Serde(measures(template, &site.facts))),
        description => description(&site),
        preview => preview(&site),
        style,
        script => inline_script(),
    })?)
}

/// The site with links that lead somewhere: a contact whose text is no address has none, and an account of no name is left out.
fn with_working_links(mut site: Site) -> Site {
    for contact in &mut site.contacts {
        contact.href = address(contact).unwrap_or_default();
    }
    site.networks.retain(|network| network.text.contains(|c| c != '.'));
    site
}

/// Where an email or a phone number leads; `None` where the text is neither.
fn address(contact: &Contact) -> Option<String> {
    let (scheme, _) = contact.href.split_once(':')?;
    match scheme {
        "mailto" => email_address(contact.text.trim()),
        "tel" => phone_address(&contact.text),
        _ => None,
    }
}

/// Characters with a meaning in such an address are escaped: no text can add a copy or a subject.
fn email_address(text: &str) -> Option<String> {
    let (user, host) = text.split_once('@').filter(|_| is_email(text))?;
    Some(format!("mailto:{}@{}", percent_encoded(user), percent_encoded(host)))
}

fn percent_encoded(text: &str) -> String {
    let mut out = String::new();
    for byte in text.bytes() {
        if byte.is_ascii_alphanumeric() || b"-._~!$'*+".contains(&byte) {
            out.push(char::from(byte));
        } else {
            let _ = write!(out, "%{byte:02X}");
        }
    }
    out
}

/// The fewest and most digits of a phone number with its country.
const PHONE_DIGITS: std::ops::RangeInclusive<usize> = 3..=15;

/// A number as people write it, without what only divides it. The `(0)` of "+44 (0)20" is not dialed.
fn phone_address(text: &str) -> Option<String> {
    let text = text.trim();
    let is_international = text.starts_with('+') || text.starts_with("00");
    let dialed = if is_international { text.replacen("(0)", "", 1) } else { text.to_owned() };
    let (plus, rest) = dialed.strip_prefix('+').map_or(("", dialed.as_str()), |rest| ("+", rest));
    let divides = |c: char| c.is_whitespace() || matches!(c, '(' | ')' | '-' | '.' | '/' | '‐' | '‑' | '–');
    let digits: String = rest.chars().filter(|c| !divides(*c)).collect();
    let is_number = digits.chars().all(|c| c.is_ascii_digit()) && PHONE_DIGITS.contains(&digits.len());
    is_number.then(|| format!("tel:{plus}{digits}"))
}

/// A property with its unit.
#[derive(Debug, PartialEq, Eq, Serialize)]
struct Measure {
    label: String,
    value: String,
    /// The same in US units; empty for what is not measured.
    other: String,
}

/// Facts as actors and models give them. The field says what is measured; its label is free to say it in other words.
fn measures(template: &str, facts: &[Fact]) -> Vec<Measure> {
    let flow = flow_of(template);
    let field_of = |label: &str| flow?.described().find(|(_, own, _)| *own == label).map(|(name, ..)| name);
    facts.iter().map(|fact| measure(field_of(&fact.label).unwrap_or_default(), fact)).collect()
}

fn measure(field: &str, fact: &Fact) -> Measure {
    let number = fact.value.parse::<u32>().ok().filter(|number| *number < 1000).map(f64::from);
    let (unit, other) = match (field, number) {
        ("height", Some(centimeters)) => {
            let inches = (centimeters / 2.54).round();
            ("cm", format!("{}′{}″", (inches / 12.0).floor(), inches % 12.0))
        }
        ("weight", Some(kilograms)) => ("kg", format!("{} lb", (kilograms * 2.204_62).round())),
        _ => return Measure { label: fact.label.clone(), value: fact.value.clone(), other: String::new() },
    };
    // The unit stands with the number, not with the label too.
    let label = fact.label.replace(&format!(" ({unit})"), "");
    Measure { label, value: format!("{} {unit}", fact.value), other }
}

/// Most characters of the text for search engines and link previews.
const MAX_DESCRIPTION: usize = 160;

/// What the person says first, cut between words.
fn description(site: &Site) -> String {
    let said = [Some(&site.intro), site.about.first()].into_iter().flatten().find(|text| !text.is_empty());
    let named = || {
        let known = [&site.name, &site.interests, &site.location];
        known.into_iter().filter(|text| !text.is_empty()).cloned().collect::<Vec<_>>().join(", ")
    };
    let text = said.cloned().unwrap_or_else(named);
    if text.chars().count() <= MAX_DESCRIPTION {
        return text;
    }
    let cut: String = text.chars().take(MAX_DESCRIPTION - 1).collect();
    let whole = cut.rsplit_once(char::is_whitespace).map_or(cut.as_str(), |(before, _)| before);
    format!("{}…", whole.trim_end_matches([',', ';', ':', '.', ' ']))
}

/// The picture for link previews, which needs an absolute address; most pages know none.
fn preview(site: &Site) -> Option<&str> {
    let address = |picture: &'_ Picture| picture.src.starts_with("https://");
    site.works.iter().chain(&site.photo).find(|picture| address(picture)).map(|picture| picture.src.as_str())
}

/// Pictures narrower than this, in pixels, would be blown up by most designs.
const SMALL_PICTURE: u32 = 480;

/// What a style can only know with the site: how long the longest word of the name is, and how large its small pictures may be shown.
fn own_style(site: &Site) -> String {
    let letters = site.name.split_inclusive(|c: char| c.is_whitespace() || c == '-');
    let longest = letters.map(|word| word.trim().chars().count()).max().unwrap_or_default().max(1);
    let mut style = format!("\nh1 {{ --letters: {longest} }}\n");
    if [&site.name, &site.intro].into_iter().any(|text| is_tall(text)) {
        style.push_str("html h1, html .line { line-height: 1.32 }\n");
    }
    let pictures = site.photo.iter().chain(&site.works);
    let mut small: Vec<(u32, u32)> = pictures.map(|one| (one.width, one.height)).collect();
    small.retain(|(width, _)| (1..SMALL_PICTURE).contains(width));
    small.sort_unstable();
    small.dedup();
    for (width, height) in small {
        let (most, tall) = (width + width / 2, height.saturating_add(height / 2));
        let _ = writeln!(
            style,
            "html body img[width=\"{width}\"][height=\"{height}\"] {{ max-width: min(100%, {most}px); max-height: {tall}px }}\n\
             @media (min-width: {most}px) {{ html body .works img[width=\"{width}\"][height=\"{height}\"] {{ object-fit: contain; margin: auto }} }}",
        );
    }
    style
}

/// Whether letters of a text are taller than Latin capitals with one accent: marks above marks, as in Vietnamese, or another script.
fn is_tall(text: &str) -> bool {
    let is_mark = |c: char| matches!(c, '\u{300}'..='\u{36f}' | '\u{1e00}'..='\u{1eff}');
    text.chars().any(|c| is_mark(c) || (c >= '\u{590}' && c.is_alphabetic()))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::check::{Submission, TimelineEntry};
    use crate::flows::{flow_of, templates};
    use crate::site::{Picture, Pictures};

    /// A site whose every text is the same.
    fn site(template: &str, text: &str) -> Site {
        let flow = flow_of(template).expect("a known template");
        let fields = flow.fields.iter().map(|name| (name.clone(), text.to_owned())).collect();
        let entry = TimelineEntry { date: text.to_owned(), title: text.to_owned(), description: text.to_owned() };
        let timeline = vec![entry; flow.timeline.len()];
        let submission = Submission { template_id: template.into(), fields, timeline };
        let work = Picture {
            src: "works/1.jpg".into(),
            srcset: String::new(),
            full: "works/1.jpg".into(),
            width: 800,
            height: 600,
            alt: text.into(),
            group: text.into(),
        };
        let pictures = Pictures { photo: Some(work.clone()), works: vec![work; 3] };
        Site::of(&submission, pictures).expect("a known template")
    }

    #[test]
    fn texts_of_users_are_text_wherever_they_stand() {
        const MARKUP: &str = "\"'><script>alert(1)</script><img src=x onerror=alert(2)>";
        for design in DESIGNS {
            let html = page(design.template, &site(design.template, MARKUP)).expect("a page");
            assert_eq!(html.matches("<script").count(), 1, "{}: its own script alone", design.template);
            assert!(!html.contains("<img src=x"), "{}", design.template);
            assert!(!html.contains("\"'>"), "{}: no attribute is left", design.template);
            let html = page(design.template, &site(design.template, "javascript:alert(3)")).expect("a page");
            for address in ["href=\"javascript:", "href=javascript:", "src=\"javascript:"] {
                assert!(!html.to_lowercase().contains(address), "{}: {address}", design.template);
            }
        }
    }

    #[test]
    fn pages_ask_nobody_else_for_anything() {
        for design in DESIGNS {
            let html = page(design.template, &site(design.template, "Mira")).expect("a page");
            for fetched in ["src=\"http", "url(http", "@import", "<link rel=\"stylesheet\"", "//cdn"] {
                assert!(!html.contains(fetched), "{}: {fetched}", design.template);
            }
            assert!(html.contains("width=\"800\" height=\"600\""), "{}: pictures keep their place", design.template);
        }
    }

    #[test]
    fn what_is_not_filled_in_leaves_nothing_behind() {
        for design in DESIGNS {
            let html = page(design.template, &site(design.template, "")).expect("a page");
            for left in ["<dd></dd>", "href=\"mailto:\"", "<p></p>", "None", "undefined"] {
                assert!(!html.contains(left), "{}: {left}", design.template);
            }
        }
    }

    /// The page of a site with these fields and one work.
    fn filled(template: &str, fields: &[(&str, &str)]) -> String {
        let fields = fields.iter().map(|(name, text)| ((*name).to_owned(), (*text).to_owned())).collect();
        let submission = Submission { template_id: template.into(), fields, timeline: Vec::new() };
        let work = Picture { src: "works/1.jpg".into(), width: 600, height: 800, ..Picture::default() };
        let site = Site::of(&submission, Pictures { photo: None, works: vec![work] }).expect("a known template");
        page(template, &site).expect("a page")
    }

    #[test]
    fn por_43_actors_and_models_give_their_size_in_metric_and_us_units() {
        for template in ["model1", "model2", "model3"] {
            let html = filled(template, &[("name", "Mira"), ("height", "178"), ("weight", "58")]);
            for shown in ["178 cm", "5′10″", "58 kg", "128 lb"] {
                assert!(html.contains(shown), "{template}: {shown}");
            }
            assert!(!html.contains("(cm)"), "{template}: the unit stands with the number");
        }
    }

    #[test]
    fn por_40_developers_show_their_stack_and_their_code() {
        for template in ["developer1", "developer2", "developer3"] {
            let html = filled(template, &[("name", "Mira"), ("interests", "Rust, Go،SQL"), ("githubId", "mira")]);
            assert_eq!(html.matches("<li dir=\"auto\">").count(), 3, "{template}: one entry for each technology");
            let (top, _) = html.split_once("data-work").expect("a work");
            assert!(top.contains("https://github.com/mira"), "{template}: the code is linked before the works");
        }
    }

    #[test]
    fn a_long_name_or_a_long_word_in_it_is_set_smaller() {
        for template in ["designer1", "developer2", "model3"] {
            let long = |name: &str| filled(template, &[("name", name)]).contains("class=\"long\"");
            assert!(long("Maximiliana Konstantinopoulou-Featherstone"), "{template}");
            assert!(long("Ana Konstantinopoulou"), "{template}: its last word has 16 letters");
            assert!(!long("Ida Lindqvist"), "{template}");
        }
    }

    #[test]
    fn pfo_13_sample_people_fill_in_their_form() {
        #[derive(serde::Deserialize)]
        struct Person {
            fields: std::collections::BTreeMap<String, String>,
            photo: Option<String>,
            works: Vec<serde_json::Value>,
            #[serde(default)]
            timeline: Vec<TimelineEntry>,
        }
        macro_rules! person {
            ($($template:literal),*) => {
                [$(($template, include_str!(concat!("../../../templates/portfolio/samples/people/", $template, ".json")))),*]
            };
        }
        let people = person!(
            "template1",
            "template2",
            "template3",
            "template4",
            "template5",
            "photographer",
            "photographer2",
            "photographer3",
            "photographer4",
            "photographer5",
            "designer1",
            "designer2",
            "designer3",
            "developer1",
            "developer2",
            "developer3",
            "model1",
            "model2",
            "model3"
        );
        let named: std::collections::BTreeSet<&str> = people.iter().map(|(template, _)| *template).collect();
        assert_eq!(named, templates().collect(), "every design has a sample person");
        for (template, text) in people {
            let person: Person = serde_json::from_str(text).expect(template);
            let submission =
                Submission { template_id: template.into(), fields: person.fields, timeline: person.timeline };
            let checked = submission.checked(person.works.len(), person.photo.is_some());
            assert!(checked.is_ok(), "{template}: {:?}", checked.err());
        }
    }
}
