//! The typefaces of a design as LaTeX finds them: by family where the system knows it, by file name in a TeX distribution.

use crate::theme::{FAMILIES, Theme};
use serde::Serialize;

/// What the source says about typefaces.
#[derive(Debug, Serialize)]
pub(super) struct Typefaces {
    /// For running text, best first.
    body: Vec<Face>,
    /// For name and headings; empty when they are set like running text.
    heading: Vec<Face>,
    /// Light families and files, for a name that is set so.
    light: Vec<String>,
    /// Packages for pdfLaTeX, best first.
    packages: Vec<&'static str>,
    /// Whether running text has no serifs.
    sans: bool,
    /// Whether headings have none.
    heading_sans: bool,
}

/// One family: its names, and the files of its four styles.
#[derive(Debug, PartialEq, Serialize)]
struct Face {
    family: String,
    bold: String,
    files: Option<[String; 4]>,
}

pub(super) fn typefaces(theme: &Theme) -> Typefaces {
    let font = &theme.font;
    let heading = if font.heading == font.body { Vec::new() } else { heading_families(&font.heading) };
    let head = if heading.is_empty() { &font.latex } else { &heading };
    let known = font.latex.iter().filter_map(|family| files(family));
    Typefaces {
        body: font.latex.iter().map(|family| face(family, theme.weight.strong)).collect(),
        light: if theme.weight.name < 400 {
            head.iter().take(1).flat_map(|it| light(it)).collect()
        } else {
            Vec::new()
        },
        packages: known.filter_map(|files| files.package).collect(),
        sans: is_sans(&font.latex),
        heading_sans: is_sans(head),
        heading: heading.iter().map(|family| face(family, theme.weight.heading)).collect(),
    }
}

fn heading_families(family: &str) -> Vec<String> {
    let substitutes = FAMILIES.iter().filter(|(known, ..)| *known == family).map(|(.., latex)| *latex);
    std::iter::once(family).chain(substitutes).map(String::from).collect()
}

fn is_sans(families: &[String]) -> bool {
    families.last().is_some_and(|last| ["Sans", "Heros", "Adventor"].iter().any(|word| last.ends_with(word)))
}

fn light(family: &str) -> Vec<String> {
    let file =
        files(family).filter(|files| files.has_light).map(|files| format!("{}Light{}", files.stem, files.ending));
    std::iter::once(format!("{family} Light")).chain(file).collect()
}

fn face(family: &str, weight: u16) -> Face {
    let semi = weight < 700 && files(family).is_none_or(|files| files.styles[1] == SEMI[1]);
    let named = files(family).map(|files| {
        let styles = if weight >= 700 && files.styles == &SEMI { &BOLD } else { files.styles };
        styles.map(|style| format!("{}{style}{}", files.stem, files.ending))
    });
    Face {
        family: family.to_owned(),
        bold: format!("{family} {}", if semi { "SemiBold" } else { "Bold" }),
        files: named,
    }
}

/// The files of a family in TeX distributions.
struct Files {
    stem: &'static str,
    ending: &'static str,
    /// Regular, bold, italic, both.
    styles: &'static [&'static str; 4],
    has_light: bool,
    /// The package that brings it to pdfLaTeX.
    package: Option<&'static str>,
}

fn files(family: &str) -> Option<&'static Files> {
    FILES.iter().find(|(known, _)| *known == family).map(|(_, files)| files)
}

const SEMI: [&str; 4] = ["Regular", "SemiBold", "Italic", "SemiBoldItalic"];
const UPRIGHT: [&str; 4] = ["Regular", "SemiBold", "Regular", "SemiBold"];
const BOLD: [&str; 4] = ["Regular", "Bold", "Italic", "BoldItalic"];
const GYRE: [&str; 4] = ["regular", "bold", "italic", "bolditalic"];
const OBLIQUE: [&str; 4] = ["regular", "bold", "oblique", "boldoblique"];

const fn otf(stem: &'static str, styles: &'static [&'static str; 4], package: Option<&'static str>) -> Files {
    Files { stem, ending: ".otf", styles, has_light: false, package }
}

static FILES: [(&str, Files); 13] = [
    ("Carlito", Files { ending: ".ttf", ..otf("Carlito-", &BOLD, None) }),
    ("EB Garamond", otf("EBGaramond-", &SEMI, None)),
    ("Fira Sans", otf("FiraSans-", &SEMI, Some("FiraSans"))),
    ("Inter", Files { has_light: true, ..otf("Inter-", &SEMI, None) }),
    ("Latin Modern Roman", otf("lmroman10-", &GYRE, Some("lmodern"))),
    ("Latin Modern Sans", otf("lmsans10-", &OBLIQUE, Some("lmodern"))),
    ("Libertinus Serif", otf("LibertinusSerif-", &BOLD, None)),
    ("Manrope", Files { ending: ".ttf", ..otf("Manrope-", &UPRIGHT, None) }),
    ("Montserrat", otf("Montserrat-", &SEMI, None)),
    ("Open Sans", Files { ending: ".ttf", ..otf("OpenSans-", &SEMI, None) }),
    ("TeX Gyre Adventor", otf("texgyreadventor-", &GYRE, Some("tgadventor"))),
    ("TeX Gyre Heros", otf("texgyreheros-", &GYRE, Some("tgheros"))),
    ("TeX Gyre Pagella", otf("texgyrepagella-", &GYRE, Some("tgpagella"))),
];

#[cfg(test)]
mod tests {
    use super::*;
    use crate::catalogue::Catalogue;

    #[test]
    fn a_face_has_the_weight_of_the_design_and_its_files() {
        let cases = [
            ("Fira Sans", 600, "Fira Sans SemiBold", Some("FiraSans-SemiBold.otf")),
            ("Fira Sans", 700, "Fira Sans Bold", Some("FiraSans-Bold.otf")),
            ("TeX Gyre Heros", 600, "TeX Gyre Heros Bold", Some("texgyreheros-bold.otf")),
            ("Garamond", 600, "Garamond SemiBold", None),
        ];
        for (family, weight, bold, file) in cases {
            let face = face(family, weight);
            assert_eq!(
                (face.bold.as_str(), face.files.as_ref().map(|files| files[1].as_str())),
                (bold, file),
                "{family}"
            );
        }
    }

    #[test]
    fn every_design_ends_in_latin_modern_with_or_without_serifs() {
        for template in Catalogue::load().templates() {
            let faces = typefaces(&template.theme);
            assert!(faces.body.last().is_some_and(|face| face.family.starts_with("Latin Modern")), "{}", template.id);
            assert_eq!(
                faces.sans,
                template.theme.font.body != "Libertinus Serif" && template.theme.font.body != "EB Garamond"
            );
        }
    }
}
