//! The formats a resume can be rendered in.

use serde::{Deserialize, Serialize};
use std::fmt;
use std::str::FromStr;

/// A format of the output.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(rename_all = "lowercase")]
pub enum Format {
    /// Portable Document Format: tagged, PDF/UA-1 whenever the text allows it.
    Pdf,
    /// Picture of one page, the first unless another is asked for, 144 dots an inch.
    Png,
    /// LaTeX source for XeLaTeX or LuaLaTeX.
    Tex,
    /// Word (Office Open XML).
    Docx,
    /// The parsed resume's own JSON.
    Json,
    /// JSON Resume 1.0.
    JsonResume,
    /// One self-contained web page.
    Html,
    /// Markdown.
    Md,
    /// Plain text.
    Txt,
}

impl Format {
    /// Every format.
    pub const ALL: [Format; 9] = [
        Format::Pdf,
        Format::Png,
        Format::Tex,
        Format::Docx,
        Format::Json,
        Format::JsonResume,
        Format::Html,
        Format::Md,
        Format::Txt,
    ];

    /// The name used in addresses and on the command line, for example `pdf`.
    pub fn name(self) -> &'static str {
        match self {
            Format::Pdf => "pdf",
            Format::Png => "png",
            Format::Tex => "tex",
            Format::Docx => "docx",
            Format::Json => "json",
            Format::JsonResume => "jsonresume",
            Format::Html => "html",
            Format::Md => "md",
            Format::Txt => "txt",
        }
    }

    /// The names of all formats as a sentence lists them: `pdf, png, … or txt`.
    pub fn names() -> String {
        let [first @ .., last] = Self::ALL.map(Self::name);
        format!("{} or {last}", first.join(", "))
    }

    /// The format of that name; upper and lower case are alike.
    pub fn parse(name: &str) -> Option<Format> {
        Format::ALL.into_iter().find(|format| format.name().eq_ignore_ascii_case(name))
    }

    /// The MIME type to serve, with the character set of text.
    pub fn mime(self) -> &'static str {
        match self {
            Format::Pdf => "application/pdf",
            Format::Png => "image/png",
            Format::Tex => "application/x-tex; charset=utf-8",
            Format::Docx => "application/vnd.openxmlformats-officedocument.wordprocessingml.document",
            Format::Json | Format::JsonResume => "application/json",
            Format::Html => "text/html; charset=utf-8",
            Format::Md => "text/markdown; charset=utf-8",
            Format::Txt => "text/plain; charset=utf-8",
        }
    }

    /// The file name's ending, without the dot.
    pub fn extension(self) -> &'static str {
        match self {
            Format::JsonResume => "json",
            other => other.name(),
        }
    }
}

impl fmt::Display for Format {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

/// A name that is no format; says which there are.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[error("“{0}” is not a format; choose {names}", names = Format::names())]
pub struct UnknownFormat(pub String);

impl FromStr for Format {
    type Err = UnknownFormat;

    fn from_str(name: &str) -> Result<Self, Self::Err> {
        Format::parse(name).ok_or_else(|| UnknownFormat(name.to_owned()))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_format_is_found_by_its_own_name_in_any_case() {
        for format in Format::ALL {
            assert_eq!(Format::parse(format.name()), Some(format));
            assert_eq!(format.name().to_uppercase().parse(), Ok(format));
            assert_eq!(serde_json::to_value(format).unwrap(), format.name());
        }
        let refusal = "doc".parse::<Format>().unwrap_err().to_string();
        assert_eq!(refusal, "“doc” is not a format; choose pdf, png, tex, docx, json, jsonresume, html, md or txt");
    }
}
