//! Each format in each design with each kind of résumé.

use crate::common::{designs, extras, full, minimal, resumes};
use vitae_model::ParsedResume;
use vitae_model::limits::MAX_RESUME_BYTES;
use vitae_typeset::{Extras, Format, Tier, TypesetError, preview_png, render, sample};

#[test]
fn tpl_23_every_format_of_every_design_takes_any_resume() {
    for template in designs() {
        // The longest is for the five that everyone has: it costs as much as all the others together.
        for (name, resume) in
            resumes().into_iter().filter(|(name, _)| *name != "huge" || template.tier == Tier::Standard)
        {
            for format in Format::ALL {
                let bytes = render(&resume, &extras(), template, format)
                    .unwrap_or_else(|error| panic!("{name} as {format} in {}: {error}", template.id));
                assert!(looks_like(format, &bytes), "{name} as {format} in {}", template.id);
            }
        }
    }
}

fn looks_like(format: Format, bytes: &[u8]) -> bool {
    let text = || std::str::from_utf8(bytes).expect("text formats are UTF-8");
    match format {
        Format::Pdf => bytes.starts_with(b"%PDF-1.") && bytes.trim_ascii_end().ends_with(b"%%EOF"),
        Format::Png => bytes.starts_with(b"\x89PNG\r\n\x1a\n"),
        Format::Docx => bytes.starts_with(b"PK\x03\x04"),
        Format::Tex => text().starts_with('%') && text().trim_end().ends_with("\\end{document}"),
        Format::Json => serde_json::from_slice::<ParsedResume>(bytes).is_ok(),
        Format::JsonResume => text().contains("\"basics\""),
        Format::Html => text().starts_with("<!DOCTYPE html>") && !text().contains("<script"),
        Format::Md => text().starts_with("# "),
        Format::Txt => text().contains('@'),
    }
}

#[test]
fn the_same_resume_gives_the_same_bytes() {
    for format in [Format::Pdf, Format::Tex, Format::Png] {
        let once = render(&full(), &extras(), &designs()[0], format).unwrap();
        assert_eq!(once, render(&full(), &extras(), &designs()[0], format).unwrap(), "{format}");
    }
}

#[test]
fn text_over_the_cap_is_refused_in_every_format_with_both_sizes() {
    let resume = ParsedResume { summary: Some("x".repeat(MAX_RESUME_BYTES)), ..minimal() };
    for format in Format::ALL {
        let refused = render(&resume, &Extras::default(), &designs()[0], format);
        let Err(TypesetError::TooLarge { bytes, max }) = refused else {
            panic!("{format} accepted {} bytes", resume.text_bytes())
        };
        assert_eq!((bytes, max), (resume.text_bytes(), MAX_RESUME_BYTES));
    }
}

#[test]
fn json_is_the_resume_unchanged_and_jsonresume_reads_back() {
    let json = render(&full(), &extras(), &designs()[0], Format::Json).unwrap();
    assert_eq!(serde_json::from_slice::<ParsedResume>(&json).unwrap(), full());
    let exchange = render(&full(), &extras(), &designs()[0], Format::JsonResume).unwrap();
    let read = vitae_model::json_resume::read(std::str::from_utf8(&exchange).unwrap()).unwrap();
    assert_eq!(read.resume.experience, full().experience);
    let urls: Vec<&str> = read.resume.links.iter().map(|link| link.url.as_str()).collect();
    assert_eq!(
        urls,
        [
            "https://emily.example.com",
            "https://www.linkedin.com/in/emily-stonebridge",
            "https://github.com/estonebridge"
        ]
    );
}

#[test]
fn gal_13_every_design_has_a_preview_of_one_full_page() {
    for template in designs() {
        let png = preview_png(template).unwrap();
        let size = |at: usize| u32::from_be_bytes(png[at..at + 4].try_into().unwrap());
        assert_eq!((size(16), size(20)), (893, 1263), "{}", template.id);
        let pdf = render(&sample(), &Extras::default(), template, Format::Pdf).unwrap();
        assert_eq!(crate::common::pages(&pdf), 1, "the sample fills one page in {}", template.id);
    }
}

#[test]
fn markdown_and_text_hold_everything_and_nothing_else() {
    for format in [Format::Md, Format::Txt] {
        let text = String::from_utf8(render(&full(), &extras(), &designs()[0], format).unwrap()).unwrap();
        for word in [
            "Emily Stonebridge",
            "Pinecrest Advisory",
            "Oct 2021 – Present",
            "MSc in Finance",
            "2nd Place",
            "Ledgerlight",
        ] {
            assert!(text.contains(word), "{format} lacks {word}");
        }
        let text = String::from_utf8(render(&minimal(), &Extras::default(), &designs()[0], format).unwrap()).unwrap();
        for heading in ["Experience", "Education", "Skills", "Projects", "Summary"] {
            assert!(!text.contains(heading), "{format} shows an empty {heading}");
        }
    }
}
