//! What all designs have in common, with people who write long words, odd numbers and little.

use std::collections::BTreeMap;
use vitae_portfolio::{
    Kind, Picture, Pictures, Site, Submission, TimelineEntry, flow_of, inline_script, page, templates,
};

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

/// The rules of a style whose selectors name an element or a class, with what they say.
fn rules<'a>(html: &'a str, named: &'a str) -> impl Iterator<Item = (&'a str, &'a str)> {
    let style = html.split("<style>").nth(1).and_then(|rest| rest.split("</style>").next()).unwrap_or_default();
    let rules = style.split('}').filter_map(|rule| rule.rsplit_once('{'));
    rules.filter(move |(selectors, _)| {
        let of = |selector: &str| selector.trim().rsplit([' ', '\n']).next().unwrap_or_default().to_owned();
        selectors
            .split(',')
            .any(|selector| of(selector).split(['.', ':']).next() == Some(named) || of(selector) == named)
    })
}

#[test]
fn lines_of_a_name_leave_room_for_the_accents_of_the_next() {
    let height = |said: &str| said.split("line-height: ").nth(1)?.split([';', ' ']).next()?.parse::<f32>().ok();
    for template in templates() {
        let plain = html(template, &[]);
        for named in ["h1", "h2", ".line"] {
            let heights: Vec<f32> = rules(&plain, named).filter_map(|(_, said)| height(said)).collect();
            assert!(!heights.is_empty(), "{template}: {named}");
            assert!(heights.iter().all(|height| *height >= 1.1), "{template}: {named} {heights:?}");
        }
        let taller = "html h1, html .line { line-height: 1.32 }";
        assert!(!plain.contains(taller), "{template}: Latin capitals need no more");
        for name in ["ĐẶNG NGUYỄN Ờ", "E\u{302}\u{303}ve", "สมชาย", "نادية"] {
            assert!(html(template, &[("name", name)]).contains(taller), "{template}: {name}");
        }
    }
}

#[test]
fn texts_begin_where_their_letters_do_and_are_not_read_as_english() {
    const TEXT: &str = "مكتب الخطيب";
    for template in templates() {
        let flow = flow_of(template).expect("a known template");
        let text = |name: &str| if name.ends_with("Id") { "ada" } else { TEXT };
        let fields: BTreeMap<String, String> =
            flow.fields.iter().map(|name| (name.clone(), text(name).to_owned())).collect();
        let entry = TimelineEntry { date: TEXT.into(), title: TEXT.into(), description: TEXT.into() };
        let timeline = vec![entry; flow.timeline.len()];
        let submission = Submission { template_id: template.into(), fields, timeline };
        let mut works = vec![work(1600, 1000, TEXT); 4];
        works[0].group = TEXT.into();
        works[1].group = "Walls".into();
        let site = Site::of(&submission, Pictures { photo: Some(work(1000, 1250, "")), works }).expect("a site");
        let html = page(template, &site).expect("a page");
        assert!(html.contains("<html lang=\"en\">"), "{template}: the words of the page are English");
        let body = html.split("<body>").nth(1).expect("a body");
        let contacts = body.find("<ul class=\"contacts\">").expect("contacts");
        for (at, _) in body.match_indices(TEXT).filter(|(at, _)| *at < contacts) {
            let before = &body[..at];
            if before.rfind('<') > before.rfind('>') {
                continue; // In an attribute.
            }
            // The last elements that are open around the text.
            let around = before.char_indices().rev().nth(120).map_or(before, |(from, _)| &before[from..]);
            assert!(around.contains("dir=\"auto\" lang=\"\""), "{template}: {around}");
        }
        assert!(!html.contains("text-align: left"), "{template}");
    }
    let english = html("template1", &[("about", "I draw walls, and names: نادية.")]);
    assert!(english.contains("<p dir=\"auto\">I draw walls"), "most letters are Latin");
    let addressed = html("template1", &[("about", "موقعنا https://www.quill.example/a-wall-of-paper")]);
    assert!(addressed.contains("<p dir=\"auto\" lang=\"\">موقعنا"), "an address says nothing about the language");
    assert!(english.contains("<h1 dir=\"auto\">") && !english.contains("lang=\"\""));
}

#[test]
fn pictures_many_times_taller_than_wide_are_cut() {
    for template in templates() {
        let html = page(template, &site(template, &[], vec![work(600, 3600, "A roll"); 2])).expect("a page");
        assert!(html.contains("<img class=\"tower\""), "{template}");
        assert!(rules(&html, ".tower").any(|(_, said)| said.contains("max-height: max(120vh, 40rem)")), "{template}");
        assert!(rules(&html, ".tower").any(|(_, said)| said.contains("object-fit: cover")), "{template}");
        let usual = page(template, &site(template, &[], vec![work(1000, 1500, "A door"); 2])).expect("a page");
        assert!(!usual.contains("<img class=\"tower\""), "{template}: others are left alone");
    }
}

#[test]
fn a_cut_panorama_is_as_sharp_as_its_tile_is_high() {
    for (template, width) in
        [("photographer4", "3.64"), ("template2", "3.64"), ("template5", "3.64"), ("photographer", "3.48")]
    {
        let html = page(template, &site(template, &[], vec![work(4000, 500, "A coast"); 2])).expect("a page");
        assert!(html.contains(&format!("sizes=\"calc({width} * ")), "{template}");
        assert!(!self::html(template, &[]).contains("sizes=\"calc("), "{template}");
    }
}

#[test]
fn pictures_of_few_pixels_stand_in_their_place_and_open_no_page() {
    for template in templates() {
        let works = vec![work(48, 36, "A mark"), work(1600, 1000, "A wall"), work(1600, 1000, "A wall")];
        let mut tiny = site(template, &[], works);
        tiny.photo = Some(work(48, 36, ""));
        let html = page(template, &tiny).expect("a page");
        assert!(html.contains("class=\"wide small\""), "{template}");
        assert!(html.contains(".works .small a { display: grid; place-items: center"), "{template}");
        for top in ["cover", "head"] {
            let opened = html.split(&format!("class=\"{top}\"")).nth(1).and_then(|rest| rest.split("<img").nth(1));
            assert!(opened.is_none_or(|picture| picture.contains("width=\"1600\"")), "{template}: {top}");
        }
    }
}

#[test]
fn without_a_photo_the_picture_at_the_top_is_not_shown_again() {
    for template in ["model1", "model2"] {
        let shown = |works: Vec<Picture>| {
            let mut site = site(template, &[], works);
            site.photo = None;
            site.groups = site.works.iter().map(|work| work.group.clone()).filter(|group| !group.is_empty()).collect();
            site.groups.dedup();
            page(template, &site).expect("a page").matches("data-work").count()
                - inline_script().matches("data-work").count()
        };
        assert_eq!(shown(vec![work(1600, 1000, "A wall"); 3]), 3, "{template}: each once");
        assert_eq!(shown(vec![work(1600, 1000, "A wall")]), 1, "{template}");
        let mut grouped = vec![work(1600, 1000, "A wall"), work(1600, 1000, "A door"), work(1600, 1000, "A door")];
        for (work, group) in grouped.iter_mut().zip(["Walls", "Doors", "Doors"]) {
            work.group = group.into();
        }
        let mut site = site(template, &[], grouped);
        site.photo = None;
        let html = page(template, &site).expect("a page");
        assert!(html.contains("data-group=\"Walls\"><a"), "{template}: no filter is left with nothing");
    }
}

#[test]
fn web_addresses_in_a_text_are_links() {
    let links = [
        ("See https://quill.example/a?b=1&c=2.", "quill.example/a?b=1&amp;c=2", "https://quill.example/a?b=1&amp;c=2"),
        ("(http://quill.example/)", "quill.example", "http://quill.example/"),
        ("HTTPS://Quill.Example/Wall_(old), and", "Quill.Example/Wall_(old)", "HTTPS://Quill.Example/Wall_(old)"),
        ("يوجد https://quill.example، هنا", "quill.example", "https://quill.example"),
        ("https://quill.example/<b>", "quill.example", "https://quill.example/"),
    ];
    let none = [
        "javascript://quill.example/%0aalert(1)",
        "ftp://quill.example",
        "https://",
        "xhttp://quill.example",
        "http://\"><b>",
        "data:text/html,x",
    ];
    for template in templates() {
        let flow = flow_of(template).expect("a known template");
        let said = if flow.fields.iter().any(|name| name == "about") { "about" } else { "userIntro" };
        for (text, shown, href) in links {
            let html = html(template, &[(said, text)]);
            let link =
                format!("<a class=\"address\" dir=\"ltr\" rel=\"nofollow noopener\" href=\"{href}\">{shown}</a>");
            assert!(html.contains(&link), "{template}: {text}");
            assert!(!html.contains("<b>"), "{template}: {text}");
        }
        for text in none {
            assert!(!html(template, &[(said, text)]).contains("<a class=\"address\""), "{template}: {text}");
        }
        let long = format!("https://quill.example/{}", "é".repeat(90));
        let html = html(template, &[(said, long.as_str())]);
        let shown =
            html.split("<a class=\"address\"").nth(1).and_then(|rest| rest.split(['>', '<']).nth(1)).expect("a link");
        assert!(shown.ends_with('…') && shown.chars().count() == 60, "{template}: {shown}");
        assert!(rules(&html, ".address").any(|(_, said)| said.contains("text-transform: none")), "{template}");
    }
}

#[test]
fn one_of_something_is_said_as_one() {
    for template in templates() {
        let flow = flow_of(template).expect("a known template");
        let many: Vec<(&str, &str)> = flow
            .described()
            .filter(|(_, label, field)| field.kind == Kind::Number && !label.contains('('))
            .map(|(name, label, _)| (name, label))
            .collect();
        for (name, label) in many {
            let dt = |label: &str| format!("<dt>{label}</dt>");
            assert!(!html(template, &[(name, "1")]).contains(&dt(label)), "{template}: 1 {label}");
            assert!(html(template, &[(name, "2")]).contains(&dt(label)), "{template}: 2 {label}");
        }
    }
    assert!(html("photographer4", &[("clients", "1")]).contains("<dt>Client</dt>"));
    assert!(html("designer3", &[("yearsExperience", "1")]).contains("<dt>Year of experience</dt>"));
}
