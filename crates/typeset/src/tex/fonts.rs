//! The typefaces of a design as LaTeX finds them: by file name in a TeX distribution. A family's name could lead to any file of the
//! machine, also to one that no engine embeds, such as a web font.

use crate::theme::{FAMILIES, Theme};
use serde::Serialize;

/// What the source says about typefaces.
#[derive(Debug, Serialize)]
pub(super) struct Typefaces {
    /// For running text, best first: regular, bold, italic, both.
    body: Vec<[String; 4]>,
    /// For name and headings; empty when they are set like running text.
    heading: Vec<[String; 4]>,
    /// Light files, for a name that is set so.
    light: Vec<String>,
    /// Packages for pdfLaTeX, best first.
    packages: Vec<&'static str>,
    /// Whether running text has no serifs.
    sans: bool,
    /// Whether headings have none.
    heading_sans: bool,
}

pub(super) fn typefaces(theme: &Theme) -> Typefaces {
    let font = &theme.font;
    let heading = if font.heading == font.body { Vec::new() } else { heading_families(&font.heading) };
    let head = if heading.is_empty() { &font.latex } else { &heading };
    let known = font.latex.iter().filter_map(|family| files(family));
    Typefaces {
        body: font.latex.iter().filter_map(|family| face(family, theme.weight.strong)).collect(),
        light: if theme.weight.name < 400 {
            head.iter().take(1).filter_map(|it| light(it)).collect()
        } else {
            Vec::new()
        },
        packages: known.filter_map(|files| files.package).collect(),
        sans: is_sans(&font.latex),
        heading_sans: is_sans(head),
        heading: heading.iter().filter_map(|family| face(family, theme.weight.heading)).collect(),
    }
}

fn heading_families(family: &str) -> Vec<String> {
    let substitutes = FAMILIES.iter().filter(|(known, ..)| *known == family).map(|(.., latex)| *latex);
    std::iter::once(family).chain(substitutes).map(String::from).collect()
}

fn is_sans(families: &[String]) -> bool {
    families.last().is_some_and(|last| ["Sans", "Heros", "Adventor"].iter().any(|word| last.ends_with(word)))
}

fn light(family: &str) -> Option<String> {
    files(family).filter(|files| files.has_light).map(|files| format!("{}Light{}", files.stem, files.ending))
}

/// The files of a family's four styles, its bold as heavy as the design's.
fn face(family: &str, weight: u16) -> Option<[String; 4]> {
    let files = files(family)?;
    let styles = if weight >= 700 && files.styles == &SEMI { &BOLD } else { files.styles };
    Some(styles.map(|style| format!("{}{style}{}", files.stem, files.ending)))
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
    fn a_face_is_the_files_of_its_styles_in_the_weight_of_the_design() {
        let cases = [
            (
                "Fira Sans",
                600,
                Some([
                    "FiraSans-Regular.otf",
                    "FiraSans-SemiBold.otf",
                    "FiraSans-Italic.otf",
                    "FiraSans-SemiBoldItalic.otf",
                ]),
            ),
            (
                "Fira Sans",
                700,
                Some(["FiraSans-Regular.otf", "FiraSans-Bold.otf", "FiraSans-Italic.otf", "FiraSans-BoldItalic.otf"]),
            ),
            (
                "EB Garamond",
                600,
                Some([
                    "EBGaramond-Regular.otf",
                    "EBGaramond-SemiBold.otf",
                    "EBGaramond-Italic.otf",
                    "EBGaramond-SemiBoldItalic.otf",
                ]),
            ),
            (
                "TeX Gyre Heros",
                600,
                Some([
                    "texgyreheros-regular.otf",
                    "texgyreheros-bold.otf",
                    "texgyreheros-italic.otf",
                    "texgyreheros-bolditalic.otf",
                ]),
            ),
            ("Garamond", 600, None),
        ];
        for (family, weight, expected) in cases {
            assert_eq!(face(family, weight), expected.map(|files| files.map(String::from)), "{family}");
        }
    }

    #[test]
    fn every_typeface_of_every_design_is_a_file_and_latin_modern_comes_last() {
        for template in Catalogue::load().templates() {
            let faces = typefaces(&template.theme);
            let named = faces.body.iter().chain(&faces.heading).flatten().chain(&faces.light);
            for file in named {
                assert!(file.ends_with(".otf") || file.ends_with(".ttf"), "{}: {file}", template.id);
            }
            assert!(faces.body.last().is_some_and(|face| face[0].starts_with("lm")), "{}", template.id);
            assert_eq!(faces.body.len(), template.theme.font.latex.len(), "{}: a family without files", template.id);
            assert_eq!(
                faces.sans,
                template.theme.font.body != "Libertinus Serif" && template.theme.font.body != "EB Garamond"
            );
        }
    }
}
