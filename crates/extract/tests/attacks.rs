//! Small files that ask for much work: each is refused, or read, within a bounded time. `--nocapture` shows how long it took.
#![allow(clippy::disallowed_methods, reason = "what a file costs is measured in time")]

mod make;

use make::{docx, package, packed, pdf, stream};
use std::fmt::Write;
use std::time::{Duration, Instant};
use vitae_extract::{Limits, attached_resume, extract};

/// Far above what any of these takes, far below what they took: minutes to hours.
const MOST: Duration = Duration::from_secs(3);

/// Reads a file and says how it ended: a code, or `read`.
#[track_caller]
fn end_of(name: &str, bytes: &[u8]) -> &'static str {
    let start = Instant::now();
    let end = extract(bytes, &Limits::default()).map_or_else(|error| error.code(), |_| "read");
    let took = start.elapsed();
    println!("{name}: {} KB, {end} after {} ms", bytes.len() / 1024, took.as_millis());
    assert!(took < MOST, "{name} took {took:?}");
    end
}

/// So many pages with these entries, and further objects from number 3 on; the pages come last.
fn pages(count: usize, entries: &str, mut objects: Vec<Vec<u8>>) -> Vec<u8> {
    let first = objects.len() + 3;
    let kids: String = (0..count).fold(String::new(), |mut out, at| {
        _ = write!(out, "{} 0 R ", first + at);
        out
    });
    let mut all = vec![
        b"<< /Type /Catalog /Pages 2 0 R >>".to_vec(),
        format!("<< /Type /Pages /Kids [{kids}] /Count {count} >>").into_bytes(),
    ];
    all.append(&mut objects);
    let page = format!("<< /Type /Page /Parent 2 0 R /MediaBox [0 0 612 792] {entries} >>");
    all.extend((0..count).map(|_| page.clone().into_bytes()));
    pdf(&all, "")
}

const HELVETICA: &[u8] = b"<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>";

#[test]
fn pages_that_share_millions_of_operators_are_refused() {
    let content = "0 0 m\n".repeat(3_000_000);
    let file = pages(50, "/Contents 3 0 R", vec![packed("", content.as_bytes())]);
    assert!(file.len() < 100_000, "{}", file.len());
    assert_eq!(end_of("50 pages, one stream of 3 million operators", &file), "file_too_complex");
}

#[test]
fn each_page_may_be_harmless_when_all_are_not() {
    let content = "q Q\n".repeat(40_000);
    let file = pages(50, "/Contents 3 0 R", vec![packed("", content.as_bytes())]);
    assert_eq!(end_of("50 pages of 80,000 operators", &file), "file_too_complex");
    let file = pages(3, "/Contents 3 0 R", vec![packed("", content.as_bytes())]);
    assert_eq!(end_of("3 pages of 80,000 operators", &file), "file_no_text");
}

#[test]
fn forms_that_draw_forms_are_refused() {
    let form = |inner: usize| {
        let entries =
            format!("/Type /XObject /Subtype /Form /BBox [0 0 9 9] /Resources << /XObject << /F {inner} 0 R >> >>");
        packed(&entries, "/F Do ".repeat(200).as_bytes())
    };
    let mut objects: Vec<Vec<u8>> = (0..12).map(|level| form(level + 4)).collect();
    objects.push(packed("/Type /XObject /Subtype /Form /BBox [0 0 9 9]", "q Q ".repeat(50_000).as_bytes()));
    let start = objects.len() + 3;
    objects.push(packed("", b"/F Do"));
    let entries = format!("/Contents {start} 0 R /Resources << /XObject << /F 3 0 R >> >>");
    assert_eq!(end_of("forms twelve deep, 200 of each", &pages(50, &entries, objects)), "file_too_complex");
}

#[test]
fn texts_and_lines_on_one_height_are_refused() {
    let texts = format!("BT /F1 9 Tf 9 9 Td {} ET ", "(a) Tj ".repeat(60_000));
    let lines = "9 8 m 600 8 l S ".repeat(100_000);
    let fills = "9 8 590 9 re f ".repeat(90_000);
    for (name, shapes) in [("lines", &lines), ("fills", &fills)] {
        let content = packed("", format!("{shapes}{texts}").as_bytes());
        let entries = "/Contents 3 0 R /Resources << /Font << /F1 4 0 R >> >>";
        let file = pages(1, entries, vec![content, HELVETICA.to_vec()]);
        assert_eq!(end_of(&format!("60,000 texts, 100,000 {name}"), &file), "file_too_complex");
    }
}

#[test]
fn texts_below_marks_of_highlighters_are_read() {
    let content = packed("", format!("BT /F1 9 Tf 9 9 Td {} ET", "(ada) Tj ".repeat(50_000)).as_bytes());
    let quads = "9 9 600 9 9 20 600 20 ".repeat(60_000);
    let mark = format!("<< /Type /Annot /Subtype /Highlight /Rect [0 0 9 9] /QuadPoints [{quads}] >>").into_bytes();
    let entries = "/Contents 3 0 R /Annots [5 0 R] /Resources << /Font << /F1 4 0 R >> >>";
    let file = pages(1, entries, vec![content, HELVETICA.to_vec(), mark]);
    assert_eq!(end_of("50,000 texts, 60,000 marks", &file), "read");
}

#[test]
fn characters_in_tables_of_many_ranges_are_refused() {
    let ranges = (0..60_000u32).fold(String::new(), |mut out, at| {
        _ = write!(out, "<{at:04x}> <{at:04x}> <0041>");
        out
    });
    let table = packed("", format!("begincmap 60000 beginbfrange {ranges} endbfrange endcmap").as_bytes());
    let font = b"<< /Type /Font /Subtype /Type0 /BaseFont /X /Encoding /Identity-H /ToUnicode 3 0 R /DescendantFonts [<< /Type /Font \
                 /Subtype /CIDFontType2 /BaseFont /X /CIDSystemInfo << /Registry (Adobe) /Ordering (Identity) /Supplement 0 >> >>] >>";
    let text = "ea5f".repeat(250_000);
    let content = packed("", format!("BT /F1 9 Tf 9 9 Td <{text}> Tj ET").as_bytes());
    let entries = "/Contents 5 0 R /Resources << /Font << /F1 4 0 R >> >>";
    let file = pages(1, entries, vec![table, font.to_vec(), content]);
    assert_eq!(end_of("250,000 characters, 60,000 ranges", &file), "file_too_complex");
}

#[test]
fn pages_that_share_annotations_are_refused() {
    let shared = format!("[{}]", "4 0 R ".repeat(40_000)).into_bytes();
    let link = b"<< /Type /Annot /Subtype /Link /Rect [0 0 9 9] /A << /S /URI /URI (https://a.example) >> >>".to_vec();
    let file = pages(50, "/Annots 3 0 R", vec![shared, link]);
    assert_eq!(end_of("50 pages, one list of 40,000 links", &file), "file_too_complex");
}

#[test]
fn a_tree_with_more_branches_than_pages_is_refused() {
    let names = (0..20_000).fold(String::new(), |mut out, at| {
        _ = write!(out, "/F{at} 4 0 R ");
        out
    });
    let kids = "9999 0 R ".repeat(200_000);
    let tree = format!("<< /Type /Pages /Kids [{kids}] /Count 1 /Resources << /Font << {names} >> >> >>").into_bytes();
    let file = pdf(&[b"<< /Type /Catalog /Pages 2 0 R >>".to_vec(), tree], "");
    assert_eq!(end_of("200,000 branches that inherit 20,000 fonts", &file), "file_too_complex");
}

#[test]
fn streams_in_streams_are_refused() {
    let once = make::deflate(&vec![b' '; 200 * 1024 * 1024]);
    let twice = make::deflate(&once);
    let bomb = stream("/Filter [/FlateDecode /FlateDecode]", &twice);
    assert!(bomb.len() < 10_000, "{}", bomb.len());
    let file = pages(50, "/Contents 3 0 R", vec![bomb]);
    assert_eq!(end_of("200 MB shrunk twice", &file), "file_too_complex");
}

#[test]
fn fonts_without_end_are_refused() {
    let fonts = (0..60_000).fold(String::new(), |mut out, at| {
        _ = write!(out, "/F{at} << /Type /Font /Subtype /Type1 /BaseFont /Helvetica >> ");
        out
    });
    let names = (0..60_000).fold(String::new(), |mut out, at| {
        _ = write!(out, "/F{at} 9 Tf (a) Tj ");
        out
    });
    let content = packed("", format!("BT {names} ET").as_bytes());
    let entries = "/Contents 3 0 R /Resources << /Font 4 0 R >>";
    let file = pages(1, entries, vec![content, format!("<< {fonts} >>").into_bytes()]);
    assert_eq!(end_of("60,000 fonts in one dictionary", &file), "file_too_complex");
}

#[test]
fn a_package_that_grows_is_refused() {
    let blanks = vec![b' '; 400 * 1024 * 1024];
    let bomb = package(&[("word/document.xml", &blanks)]);
    assert_eq!(end_of("400 MB of blanks", &bomb), "file_too_complex");

    // The sizes that the archive states are no better than its maker.
    let mut liar = package(&[("word/document.xml", &blanks[..200 * 1024 * 1024])]);
    let size = 200u32 * 1024 * 1024;
    for at in 0..liar.len() - 4 {
        if liar[at..at + 4] == size.to_le_bytes() {
            liar[at..at + 4].copy_from_slice(&1000u32.to_le_bytes());
        }
    }
    assert_eq!(end_of("200 MB that are said to be 1,000 bytes", &liar), "file_too_complex");
}

#[test]
fn elements_without_end_are_refused() {
    let runs = "<w:p><w:r/></w:p>".repeat(600_000);
    assert_eq!(end_of("1.2 million elements", &docx(&runs)), "file_too_complex");
    let runs = "<w:r><w:rPr><w:b/></w:rPr><w:t>a</w:t></w:r><w:r><w:t>b</w:t></w:r>".repeat(40_000);
    assert_eq!(end_of("80,000 runs", &docx(&format!("<w:p>{runs}</w:p>"))), "file_too_complex");
}

#[test]
fn tables_in_tables_are_refused() {
    let open = "<w:tbl><w:tr><w:tc>".repeat(60);
    let inner = "<w:p><w:r><w:t>deep</w:t></w:r></w:p>";
    let close = "</w:tc></w:tr></w:tbl>".repeat(60);
    assert_eq!(end_of("tables 60 deep", &docx(&format!("{open}{inner}{close}"))), "read");
    let (open, close) = (open.repeat(200), close.repeat(200));
    assert_eq!(end_of("tables 12,000 deep", &docx(&format!("{open}{inner}{close}"))), "file_too_complex");
}

/// A DOCX with these relationships beside the text's, and further parts.
fn related(body: &str, relations: &str, parts: &[(&str, &[u8])]) -> Vec<u8> {
    let document = format!("<w:document xmlns:w=\"w\" xmlns:r=\"r\"><w:body>{body}</w:body></w:document>");
    let relations = format!("<Relationships>{relations}</Relationships>");
    let mut all =
        vec![("word/document.xml", document.as_bytes()), ("word/_rels/document.xml.rels", relations.as_bytes())];
    all.extend_from_slice(parts);
    package(&all)
}

#[test]
fn links_among_many_relationships_are_read() {
    let relation = |at: usize| {
        format!(
            r#"<Relationship Id="r{at}" Type="x/hyperlink" Target="https://a.example/{at}" TargetMode="External"/>"#
        )
    };
    let relations: String = (0..19_000).map(relation).collect();
    let links: String = (0..60_000)
        .map(|_| r#"<w:hyperlink r:id="none"/>"#.to_owned() + r#"<w:hyperlink r:id="none"></w:hyperlink>"#)
        .collect();
    let body = format!("<w:p><w:r><w:t>Ada</w:t></w:r>{links}</w:p>");
    assert_eq!(end_of("120,000 links among 19,000 relationships", &related(&body, &relations, &[])), "read");
    let relations: String = (0..60_000).map(relation).collect();
    assert_eq!(end_of("60,000 relationships", &related(&body, &relations, &[])), "file_too_complex");
}

#[test]
fn one_header_a_thousand_times_is_read_once() {
    let relation = |at: usize| format!(r#"<Relationship Id="r{at}" Type="x/header" Target="header1.xml"/>"#);
    let relations: String = (0..19_000).map(relation).collect();
    let header = "<w:hdr><w:p><w:r><w:t>Ada</w:t></w:r></w:p></w:hdr>";
    let file =
        related("<w:p><w:r><w:t>Byron</w:t></w:r></w:p>", &relations, &[("word/header1.xml", header.as_bytes())]);
    assert_eq!(end_of("one header 19,000 times", &file), "read");
}

#[test]
fn names_and_fields_of_absurd_length_are_not_copied() {
    let text = "<w:r><w:t>a</w:t></w:r>";
    let name = "x".repeat(1_000_000);
    let styles = format!(
        r#"<w:styles><w:style w:type="paragraph" w:default="1" w:styleId="S"><w:name w:val="{name}"/></w:style></w:styles>"#
    );
    let paragraphs = format!("<w:p>{text}</w:p>").repeat(20_000);
    let relation = r#"<Relationship Id="s" Type="x/styles" Target="styles.xml"/>"#;
    let file = related(&paragraphs, relation, &[("word/styles.xml", styles.as_bytes())]);
    assert_eq!(end_of("20,000 paragraphs of a style with a name of 1 MB", &file), "read");

    let separate: String =
        (0..100_000).map(|at| format!(r#"<w:fldChar w:fldCharType="separate" w:n="{at:x}"/>"#)).collect();
    let field = format!("<w:p>{text}<w:r><w:instrText>HYPERLINK {name}</w:instrText>{separate}</w:r></w:p>");
    assert_eq!(end_of("an instruction of 1 MB, looked at 100,000 times", &docx(&field)), "read");
}

#[test]
fn one_address_behind_every_word_is_refused() {
    let address = format!("https://a.example/{}", "x".repeat(8_000));
    let relation = format!(r#"<Relationship Id="r" Type="x/hyperlink" Target="{address}" TargetMode="External"/>"#);
    let words = r#"<w:hyperlink r:id="r"><w:r><w:t>a</w:t></w:r></w:hyperlink><w:r><w:t>b</w:t></w:r>"#.repeat(20_000);
    let file = related(&format!("<w:p>{words}</w:p>"), &relation, &[]);
    assert_eq!(end_of("an address of 8 KB behind 20,000 words", &file), "file_too_complex");
}

/// A page with an attachment: the entries of its name tree, and the attached stream as object 10.
fn with_attachment(names: &str, stream: Vec<u8>) -> Vec<u8> {
    let mut objects: Vec<Vec<u8>> = make::page_objects(make::TEXT).into_iter().map(String::into_bytes).collect();
    objects[0] = format!("<< /Type /Catalog /Pages 2 0 R /Names << /EmbeddedFiles << {names} >> >> >>").into_bytes();
    objects.push(b"<< /Type /Filespec /F (resume.json) /EF << /F 10 0 R >> >>".to_vec());
    objects.push(stream);
    pdf(&objects, "")
}

#[test]
fn an_attached_resume_is_found_within_bounds() {
    const NAMED: &str = "/Names [(resume.json) 9 0 R]";
    let attached = |names: &str, stream: Vec<u8>| {
        let file = with_attachment(names, stream);
        assert_eq!(end_of("a file with an attachment", &file), "read");
        let start = Instant::now();
        let text = attached_resume(&file, &Limits::default());
        println!("{} KB: the attachment took {} ms", file.len() / 1024, start.elapsed().as_millis());
        assert!(start.elapsed() < MOST, "{names}");
        text
    };
    let megabytes = |count: usize| vec![b' '; count * 1024 * 1024];
    assert_eq!(attached(NAMED, packed("", b"{}")).as_deref(), Some("{}"));
    assert_eq!(attached(NAMED, stream("", b"{}")).as_deref(), Some("{}"));
    assert_eq!(attached("/Names [(other.json) 9 0 R]", packed("", b"{}")), None);
    assert_eq!(attached("/Names [(resume.json) 99 0 R]", packed("", b"{}")), None);
    assert_eq!(attached("/Kids [1 0 R 1 0 R] /Names 3", packed("", b"{}")), None);
    assert_eq!(attached(NAMED, stream("", b"\xff\xfe{}")), None);
    // 100 MB in 100 KB, 200 MB in more than is looked at, and 50 MB packed twice.
    assert_eq!(attached(NAMED, packed("", &megabytes(100))), None);
    assert_eq!(attached(NAMED, packed("", &megabytes(200))), None);
    let twice = make::deflate(&make::deflate(&megabytes(50)));
    assert_eq!(attached(NAMED, stream("/Filter [/FlateDecode /FlateDecode]", &twice)), None);
}
