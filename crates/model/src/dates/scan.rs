//! Cuts text into words, numbers and marks, each with its place.

use std::ops::Range;

/// What a token is.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) enum Kind {
    /// Letters, folded.
    Word(String),
    /// ASCII digits only.
    Number {
        /// Their value; saturates.
        value: u32,
        /// How many digits.
        digits: usize,
    },
    /// Letters and digits mixed, for example `Q3` or `2019a`.
    Mixed(String),
    /// Any hyphen, dash, minus, tilde or arrow.
    Dash,
    /// Any apostrophe.
    Apostrophe,
    /// Another mark.
    Mark(char),
}

/// A token and where it stands.
#[derive(Debug, Clone)]
pub(super) struct Token {
    pub(super) kind: Kind,
    pub(super) range: Range<usize>,
    /// Whether blank space stands before it.
    pub(super) spaced: bool,
}

impl Token {
    /// The folded letters of a word; empty for anything else.
    pub(super) fn word(&self) -> &str {
        match &self.kind {
            Kind::Word(word) => word,
            _ => "",
        }
    }
}

/// Lower case without accents, one character at a time; `None` for marks that only modify.
pub(super) fn fold(c: char) -> Option<char> {
    let lower = c.to_lowercase().next().unwrap_or(c);
    Some(match lower {
        '\u{300}'..='\u{36f}' | '\u{ad}' | '\u{200b}'..='\u{200d}' | '\u{feff}' => return None,
        'à'..='å' | 'ā' | 'ą' | 'ă' => 'a',
        'ç' | 'ć' | 'č' => 'c',
        'ď' | 'đ' => 'd',
        'è'..='ë' | 'ē' | 'ę' | 'ě' | 'ė' => 'e',
        'ğ' | 'ģ' => 'g',
        'ì'..='ï' | 'ī' | 'į' | 'ı' => 'i',
        'ķ' => 'k',
        'ł' | 'ļ' | 'ľ' => 'l',
        'ñ' | 'ń' | 'ň' | 'ņ' => 'n',
        'ò'..='ö' | 'ø' | 'ō' | 'ő' => 'o',
        'ř' => 'r',
        'ś' | 'ş' | 'š' | 'ș' => 's',
        'ť' | 'ţ' | 'ț' => 't',
        'ù'..='ü' | 'ů' | 'ū' | 'ű' | 'ų' => 'u',
        'ý' => 'y',
        'ź' | 'ż' | 'ž' => 'z',
        'ά' => 'α',
        'έ' => 'ε',
        'ή' => 'η',
        'ί' | 'ϊ' | 'ΐ' => 'ι',
        'ό' => 'ο',
        'ύ' | 'ϋ' => 'υ',
        'ώ' => 'ω',
        other => other,
    })
}

/// All tokens of a text, in order.
pub(super) fn tokens(text: &str) -> Vec<Token> {
    let mut out: Vec<Token> = Vec::new();
    let mut chars = text.char_indices().peekable();
    let mut spaced = false;
    while let Some((start, c)) = chars.next() {
        if c.is_whitespace() {
            spaced = true;
            continue;
        }
        let mut end = start + c.len_utf8();
        let kind = if c.is_alphanumeric() {
            while let Some((at, next)) = chars.next_if(|(_, next)| goes_on(c, *next)) {
                end = at + next.len_utf8();
            }
            word_kind(&text[start..end])
        } else {
            mark_kind(c)
        };
        out.push(Token { kind, range: start..end, spaced });
        spaced = false;
    }
    out
}

/// Whether a character is of a script that writes words without blanks: `2019年4月` is two numbers with their units.
fn is_east_asian(c: char) -> bool {
    ('\u{3040}'..='\u{9fff}').contains(&c) || ('\u{ac00}'..='\u{d7af}').contains(&c)
}

/// Whether a character goes on with the word that another begins. The units of a date are words of their own.
fn goes_on(first: char, next: char) -> bool {
    belongs(next) && is_east_asian(next) == is_east_asian(first) && !"年月日년월일".contains(first)
}

/// Whether a character continues a word.
fn belongs(c: char) -> bool {
    c.is_alphanumeric() || fold(c).is_none()
}

fn word_kind(text: &str) -> Kind {
    if text.bytes().all(|byte| byte.is_ascii_digit()) {
        let value = text.bytes().fold(0u32, |sum, byte| sum.saturating_mul(10).saturating_add(u32::from(byte - b'0')));
        return Kind::Number { value, digits: text.len() };
    }
    let folded: String = text.chars().filter_map(fold).collect();
    if folded.chars().any(char::is_numeric) { Kind::Mixed(folded) } else { Kind::Word(folded) }
}

fn mark_kind(c: char) -> Kind {
    match c {
        '-'
        | '\u{2010}'..='\u{2015}'
        | '\u{2212}'
        | '\u{fe58}'
        | '\u{fe63}'
        | '\u{ff0d}'
        | '~'
        | '\u{301c}'
        | '\u{ff5e}'
        | '→'
        | '➔'
        | '➜'
        | '➝'
        | '⟶'
        | '⇒'
        | '›' => Kind::Dash,
        '\'' | '\u{2018}' | '\u{2019}' | '\u{201b}' | '\u{2bc}' | '\u{b4}' | '`' | '\u{2032}' => Kind::Apostrophe,
        other => Kind::Mark(other),
    }
}
