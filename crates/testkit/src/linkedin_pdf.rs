//! A profile as LinkedIn's "Save to PDF" lays it out, of an invented person: sizes, places and colours were measured on real ones.

use std::fmt::Write;

/// A piece of text: size, place from the left and from the top in points, grey from 0 (black) to 1, and the words.
struct Piece(f32, f32, f32, f32, &'static str);

const LEFT: f32 = 21.6;
const RIGHT: f32 = 223.6;
const HEIGHT: f32 = 792.0;

const PIECES: [Piece; 26] = [
    Piece(13.0, LEFT, 60.0, 0.9, "Contact"),
    Piece(11.0, LEFT, 80.0, 1.0, "ada.quill@example.org"),
    Piece(11.0, LEFT, 100.0, 1.0, "www.linkedin.com/in/ada-quill"),
    Piece(11.0, LEFT, 114.0, 1.0, "(LinkedIn)"),
    Piece(13.0, LEFT, 145.0, 0.9, "Top Skills"),
    Piece(10.5, LEFT, 165.0, 1.0, "Rust"),
    Piece(10.5, LEFT, 180.0, 1.0, "Tide modelling"),
    Piece(10.5, LEFT, 195.0, 1.0, "PostgreSQL"),
    Piece(13.0, LEFT, 225.0, 0.9, "Languages"),
    Piece(10.5, LEFT, 245.0, 1.0, "English (Native or Bilingual)"),
    Piece(26.0, RIGHT, 70.0, 0.098, "Ada Quill"),
    Piece(12.0, RIGHT, 95.0, 0.098, "Engineer for harbours"),
    Piece(12.0, RIGHT, 112.0, 0.098, "Leeds, England, United Kingdom"),
    Piece(15.75, RIGHT, 150.0, 0.098, "Summary"),
    Piece(10.5, RIGHT, 172.0, 0.098, "I measure water and write quiet code."),
    Piece(15.75, RIGHT, 210.0, 0.098, "Experience"),
    Piece(12.0, RIGHT, 235.0, 0.098, "Kiln Ltd"),
    Piece(11.5, RIGHT, 252.0, 0.098, "Senior Engineer"),
    Piece(10.5, RIGHT, 268.0, 0.098, "March 2021\u{a0}-\u{a0}Present\u{a0}(5 years)"),
    Piece(10.5, RIGHT, 283.0, 0.694, "Leeds"),
    Piece(10.5, RIGHT, 300.0, 0.098, "Led the tide model of twelve harbours."),
    Piece(12.0, RIGHT, 325.0, 0.098, "Larkwell"),
    Piece(11.5, RIGHT, 342.0, 0.098, "Engineer"),
    Piece(10.5, RIGHT, 358.0, 0.098, "June 2018\u{a0}-\u{a0}February 2021\u{a0}(2 years 9 months)"),
    Piece(15.75, RIGHT, 400.0, 0.098, "Education"),
    Piece(12.0, RIGHT, 425.0, 0.098, "University of Eastmere"),
];

const DEGREE: Piece =
    Piece(10.5, RIGHT, 441.0, 0.098, "Bachelor of Science, Oceanography\u{a0}\u{b7}\u{a0}(2012 - 2016)");
const FOOTER: Piece = Piece(9.0, 384.0, 770.0, 0.098, "Page 1 of 1");

/// The file.
pub fn file() -> Vec<u8> {
    let mut page = format!("0.16 g 0 0 205 {HEIGHT} re f\n");
    for Piece(size, x, from_top, grey, words) in PIECES.iter().chain([&DEGREE, &FOOTER]) {
        let text: String = words.chars().map(escaped).collect();
        _ = writeln!(page, "BT {grey} g /F1 {size} Tf 1 0 0 1 {x} {} Tm ({text}) Tj ET", HEIGHT - from_top);
    }
    written(&[
        "<< /Type /Catalog /Pages 2 0 R >>".to_owned(),
        "<< /Type /Pages /Kids [3 0 R] /Count 1 >>".to_owned(),
        "<< /Type /Page /Parent 2 0 R /MediaBox [0 0 612 792] /Contents 5 0 R /Resources << /Font << /F1 4 0 R >> >> >>".to_owned(),
        "<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding /WinAnsiEncoding >>".to_owned(),
        format!("<< /Length {} >>\nstream\n{page}endstream", page.len()),
        "<< /Title (Resume) /Producer (Apache FOP Version 2.2) >>".to_owned(),
    ])
}

/// A character in a string of a content stream, in the encoding of Windows.
fn escaped(character: char) -> String {
    match character {
        '(' | ')' | '\\' => format!("\\{character}"),
        ' '..='~' => character.to_string(),
        other => format!("\\{:03o}", other as u32),
    }
}

fn written(objects: &[String]) -> Vec<u8> {
    let mut file = "%PDF-1.4\n".to_owned();
    let mut places = Vec::new();
    for (at, object) in objects.iter().enumerate() {
        places.push(file.len());
        _ = write!(file, "{} 0 obj\n{object}\nendobj\n", at + 1);
    }
    let table = file.len();
    _ = write!(file, "xref\n0 {}\n0000000000 65535 f \n", objects.len() + 1);
    for place in places {
        _ = writeln!(file, "{place:010} 00000 n ");
    }
    _ = write!(file, "trailer\n<< /Size {} /Root 1 0 R /Info 6 0 R >>\nstartxref\n{table}\n%%EOF\n", objects.len() + 1);
    file.into_bytes()
}
