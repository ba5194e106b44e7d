//! What all designs have in common, with people who write long words, odd numbers and little.

use std::collections::BTreeMap;
use vitae_portfolio::{Picture, Pictures, Site, Submission, TimelineEntry, flow_of, page, templates};

/// 71 characters without a place to break.
const ADDRESS: &str = "https://www.quill.example/a-wall-of-paper/aaaaaaaaaaaaaaaaaaaaaaaaaaaaa";
/// 60 letters.
const WORD: &str = "Donaudampfschifffahrtselektrizitaetenhauptbetriebswerkbauten";

fn work(width: u32, height: u32, alt: &str) -> Picture {
    Picture {
        src: "images/a-1600.jpg".into(),
        srcset: "images/a-480.webp 480w, images/a-1600.webp 1600w".into(),
        full: "images/a-1600.jpg".into(),
        width,
        height,
        alt: alt.into(),
        group: String::new(),
    }
}

/// A site of a design with these fields, and with an ordinary name without one.
fn site(template: &str, fields: &[(&str, &str)], works: Vec<Picture>) -> Site {
    let flow = flow_of(template).expect("a known template");
    let mut all = BTreeMap::from([("name".to_owned(), "Ada Quill".to_owned())]);
    all.extend(fields.iter().map(|(name, text)| ((*name).to_owned(), (*text).to_owned())));
    let timeline = vec![TimelineEntry::default(); flow.timeline.len()];
    let submission = Submission { template_id: template.into(), fields: all, timeline };
    let photo = Some(work(1000, 1250, ""));
    Site::of(&submission, Pictures { photo, works }).expect("a known template")
}

fn html(template: &str, fields: &[(&str, &str)]) -> String {
    page(template, &site(template, fields, vec![work(1600, 1000, "A wall"); 3])).expect("a page")
}

/// The tags of a name, without their brackets.
fn tags<'a>(html: &'a str, name: &str) -> Vec<&'a str> {
    let open = format!("<{name}");
    html.split(&open).skip(1).filter_map(|rest| rest.split('>').next()).collect()
}

#[test]
fn long_words_are_whole_in_the_page_and_may_break_on_the_screen() {
    assert_eq!((ADDRESS.len(), WORD.len()), (71, 60));
    for template in templates() {
        let flow = flow_of(template).expect("a known template");
        let about = format!("{ADDRESS}\n{WORD}");
        let text = |name: &str| if name == "about" { about.clone() } else { WORD.to_owned() };
        let fields: BTreeMap<String, String> = flow.fields.iter().map(|name| (name.clone(), text(name))).collect();
        let entry = TimelineEntry { date: WORD.into(), title: WORD.into(), description: ADDRESS.into() };
        let timeline = vec![entry; flow.timeline.len()];
        let submission = Submission { template_id: template.into(), fields, timeline };
        let pictures = Pictures { photo: Some(work(1000, 1250, "")), works: vec![work(1600, 1000, WORD); 4] };
        let html = page(template, &Site::of(&submission, pictures).expect("a site")).expect("a page");
        for whole in [ADDRESS, WORD] {
            assert!(html.contains(whole), "{template}: {whole}");
        }
        assert!(html.contains("body { margin: 0; overflow-wrap: anywhere }"), "{template}");
        assert!(
            html.contains("h1 { --letters: 60 }"),
            "{template}: the name is set as small as its longest word needs"
        );
        assert!(html.contains("var(--fit)"), "{template}: the name follows it");
        for cut in ["text-overflow", "line-clamp", "word-break: break-all"] {
            assert!(!html.contains(cut), "{template}: {cut}");
        }
    }
}

#[test]
fn the_longest_word_of_a_name_sets_its_size() {
    for (name, letters) in [("Ada Quill", 5), ("Alexandria Montgomery-Whitfield", 11), ("李小龍", 3), ("  ", 1)] {
        let html = html("template2", &[("name", name)]);
        assert!(html.contains(&format!("h1 {{ --letters: {letters} }}")), "{name}");
    }
}

#[test]
fn every_picture_element_has_a_picture() {
    for template in templates() {
        let html = html(template, &[]);
        let pictures = tags(&html, "img ");
        assert!(!pictures.is_empty(), "{template}");
        for picture in pictures {
            assert!(picture.contains("src=\"images/"), "{template}: {picture}");
        }
    }
}

#[test]
fn lazy_pictures_are_as_large_as_the_layout_makes_them() {
    for template in templates() {
        let html = html(template, &[]);
        for picture in html.split("<picture>").skip(1) {
            let is_lazy = picture.split("</picture>").next().is_some_and(|own| own.contains("loading=\"lazy\""));
            assert_eq!(picture.contains("sizes=\"auto, "), is_lazy, "{template}: {picture:.160}");
            assert!(!picture.starts_with("<source type=\"image/webp\" srcset=\"\""), "{template}");
            assert!(!picture.contains("sizes=\"\"") && !picture.contains("sizes=\"auto, \""), "{template}");
        }
    }
}

#[test]
fn small_pictures_are_not_blown_up() {
    for template in templates() {
        let small = page(template, &site(template, &[], vec![work(160, 120, "A stamp")])).expect("a page");
        assert!(small.contains("img[width=\"160\"][height=\"120\"] { max-width: min(100%, 240px)"), "{template}");
        assert!(!html(template, &[]).contains("img[width="), "{template}: others are left alone");
    }
    for template in ["photographer", "photographer5", "template3"] {
        let covers = |width, height| {
            let works = vec![work(width, height, "A wall"); 2];
            page(template, &site(template, &[], works)).expect("a page").contains("class=\"cover\"")
        };
        assert!(covers(1600, 1000), "{template}");
        assert!(!covers(320, 200), "{template}: a cover needs pixels");
    }
}

#[test]
fn emails_and_phone_numbers_are_links_where_they_are_addresses() {
    let phones = [
        ("+34 600 555 087", Some("tel:+34600555087")),
        ("+44 (0)20 7946-0375", Some("tel:+442079460375")),
        ("(0761) 55.50.12", Some("tel:0761555012")),
        ("call me", None),
        ("12", None),
        ("+1;ext=5", None),
        ("javascript:1", None),
    ];
    let emails = [
        ("mira@quill.example", Some("mailto:mira@quill.example")),
        ("o'mira+site@quill.example", Some("mailto:o&#39;mira+site@quill.example")),
        ("mira&co@quill.example", Some("mailto:mira%26co@quill.example")),
        ("mira@quill.example?cc=eve", Some("mailto:mira@quill.example%3Fcc%3Deve")),
        ("mira@quill.example?cc=eve@quill.example", None),
        ("mira", None),
    ];
    for template in templates() {
        for (text, link) in phones {
            let html = html(template, &[("phone", text)]);
            assert_eq!(html.matches("href=\"tel:").count() > 0, link.is_some(), "{template}: {text}");
            assert!(link.is_none_or(|link| html.contains(&format!("href=\"{link}\""))), "{template}: {text}");
            assert!(html.contains(text), "{template}: {text} is there to read");
        }
        for (text, link) in emails {
            let html = html(template, &[("email", text)]);
            assert_eq!(html.matches("href=\"mailto:").count() > 0, link.is_some(), "{template}: {text}");
            assert!(link.is_none_or(|link| html.contains(&format!("href=\"{link}\""))), "{template}: {text}");
        }
    }
}

#[test]
fn accounts_of_nothing_but_dots_are_left_out() {
    for template in templates() {
        let html = html(template, &[("instagramId", ".."), ("githubId", "."), ("linkedinId", "ada.quill")]);
        assert!(!html.contains("instagram.com") && !html.contains("github.com"), "{template}");
        assert!(html.contains("href=\"https://www.linkedin.com/in/ada.quill\""), "{template}");
    }
}

#[test]
fn link_previews_say_who_it_is_in_the_words_of_the_person() {
    for template in templates() {
        let flow = flow_of(template).expect("a known template");
        let said = if flow.fields.iter().any(|name| name == "about") { "about" } else { "userIntro" };
        let long = "I draw \"walls\" & paper. ".repeat(20);
        let html = html(template, &[(said, long.trim()), ("interests", "Paper")]);
        assert!(html.contains("<meta property=\"og:title\" content=\"Ada Quill – Paper\">"), "{template}");
        assert!(html.contains("<meta property=\"og:type\" content=\"profile\">"), "{template}");
        let description = tags(&html, "meta name=\"description\" content=\"").join("");
        let text = description.replace("&quot;", "\"").replace("&amp;", "&");
        let text = text.trim_end_matches('"');
        assert!(text.starts_with("I draw \"walls\" & paper.") && text.ends_with('…'), "{template}: {text}");
        assert!(text.chars().count() <= 160, "{template}: {}", text.chars().count());
        assert!(html.contains("<meta property=\"og:description\" content=\"I draw"), "{template}");
        assert!(!html.contains("og:image"), "{template}: no absolute address is known");
    }
    let mut works = vec![work(1600, 1000, "")];
    works[0].src = "https://sites.example/ada/images/a-1600.jpg".into();
    let html = page("template1", &site("template1", &[], works)).expect("a page");
    assert!(html.contains("<meta property=\"og:image\" content=\"https://sites.example/ada/images/a-1600.jpg\">"));
    assert!(html.contains("<meta name=\"description\" content=\"Ada Quill\">"), "without a text the name says it");
}
