//! The words that dates are written with, in the languages that are read.
//!
//! All words are folded: lower case, without accents (see [`super::scan::fold`]).

/// Month names and their usual abbreviations. Languages: en, de, fr, es, pt, it, nl, tr, pl, sv.
const MONTHS: [&[&str]; 12] = [
    &[
        "january", "jan", "januar", "jaenner", "janner", "janvier", "janv", "enero", "ene", "janeiro", "gennaio",
        "genn", "gen", "januari", "ocak", "oca", "styczen", "stycznia", "sty",
    ],
    &[
        "february",
        "feb",
        "febr",
        "februar",
        "fevrier",
        "fevr",
        "fev",
        "febrero",
        "fevereiro",
        "febbraio",
        "febbr",
        "februari",
        "subat",
        "sub",
        "luty",
        "lutego",
        "lut",
    ],
    &["march", "mar", "marz", "maerz", "mrz", "mars", "marzo", "marco", "maart", "mrt", "mart", "marzec", "marca"],
    &["april", "apr", "avril", "avr", "abril", "abr", "aprile", "nisan", "nis", "kwiecien", "kwietnia", "kwi"],
    &["may", "mai", "mayo", "maio", "maggio", "magg", "mag", "mei", "mayis", "maj", "maja"],
    &["june", "jun", "juni", "juin", "junio", "junho", "giugno", "giu", "haziran", "haz", "czerwiec", "czerwca", "cze"],
    &[
        "july", "jul", "juli", "juillet", "juil", "julio", "julho", "luglio", "lug", "temmuz", "tem", "lipiec",
        "lipca", "lip",
    ],
    &["august", "aug", "aout", "agosto", "ago", "augustus", "augusti", "agustos", "agu", "sierpien", "sierpnia", "sie"],
    &[
        "september",
        "sept",
        "sep",
        "septembre",
        "septiembre",
        "setiembre",
        "setembro",
        "set",
        "settembre",
        "sett",
        "eylul",
        "eyl",
        "wrzesien",
        "wrzesnia",
        "wrz",
    ],
    &[
        "october",
        "oct",
        "oktober",
        "okt",
        "octobre",
        "octubre",
        "outubro",
        "out",
        "ottobre",
        "ott",
        "ekim",
        "eki",
        "pazdziernik",
        "pazdziernika",
        "paz",
    ],
    &["november", "nov", "novembre", "noviembre", "novembro", "kasim", "kas", "listopad", "listopada", "lis"],
    &[
        "december",
        "dec",
        "dezember",
        "dez",
        "decembre",
        "diciembre",
        "dic",
        "dezembro",
        "dicembre",
        "aralik",
        "ara",
        "grudzien",
        "grudnia",
        "gru",
    ],
];

/// Seasons and terms.
const SEASONS: &[&str] = &[
    "spring",
    "summer",
    "autumn",
    "fall",
    "winter",
    "fruhling",
    "fruhjahr",
    "sommer",
    "herbst",
    "wintersemester",
    "sommersemester",
    "printemps",
    "ete",
    "automne",
    "hiver",
    "primavera",
    "verano",
    "otono",
    "invierno",
    "verao",
    "outono",
    "inverno",
    "estate",
    "autunno",
    "lente",
    "zomer",
    "herfst",
    "ilkbahar",
    "yaz",
    "sonbahar",
    "kis",
    "wiosna",
    "lato",
    "jesien",
    "zima",
    "michaelmas",
    "hilary",
    "trinity",
];

/// What stands for "still going on" after a separator. Longest first where one begins another.
const PRESENT: &[&[&str]] = &[
    &["present", "day"],
    &["present"],
    &["presente"],
    &["currently"],
    &["current"],
    &["now"],
    &["today"],
    &["ongoing"],
    &["date"],
    &["heute"],
    &["jetzt"],
    &["aktuell"],
    &["laufend"],
    &["gegenwart"],
    &["dato"],
    &["aujourd", "hui"],
    &["ce", "jour"],
    &["actuellement"],
    &["actuel"],
    &["en", "cours"],
    &["la", "actualidad"],
    &["actualidad"],
    &["actualmente"],
    &["actual"],
    &["hoy"],
    &["la", "fecha"],
    &["fecha"],
    &["o", "momento"],
    &["o", "presente"],
    &["atualmente"],
    &["atual"],
    &["hoje"],
    &["oggi"],
    &["in", "corso"],
    &["attualmente"],
    &["attuale"],
    &["heden"],
    &["nu"],
    &["halen"],
    &["devam", "ediyor"],
    &["devam"],
    &["gunumuz"],
    &["bugun"],
    &["obecnie"],
    &["teraz"],
    &["dzis"],
    &["dzisiaj"],
    &["nadal"],
    &["aktualnie"],
];

/// Words between the two ends of a range.
const SEPARATORS: &[&str] = &[
    "to", "until", "till", "through", "thru", "and", "bis", "au", "a", "jusqu", "hasta", "al", "ate", "fino", "tot",
    "do",
];

/// Words before the start of a span that has not ended.
const SINCE: &[&str] = &["since", "seit", "depuis", "sinds", "od"];

/// Words before the start of a span, ended or not.
const FROM: &[&str] = &["from", "von", "vom", "de", "du", "desde", "dal", "van"];

/// Words before an end without a start.
const UNTIL: &[&str] = &[
    "expected",
    "anticipated",
    "graduating",
    "graduated",
    "graduation",
    "until",
    "till",
    "exp",
    "voraussichtlich",
    "bis",
    "prevu",
    "prevue",
    "previsto",
    "prevista",
    "previsao",
    "verwacht",
    "beklenen",
    "przewidywany",
];

/// Words between a month and its year, or a prefix and its date.
const OF: &[&str] = &["of", "de", "del", "do", "di", "in", "im", "en"];

/// The month, 1 to 12, that a folded word names.
pub(super) fn month(word: &str) -> Option<u8> {
    MONTHS.iter().position(|names| names.contains(&word)).map(|index| index as u8 + 1)
}

/// Whether a folded word is a season or a term.
pub(super) fn is_season(word: &str) -> bool {
    SEASONS.contains(&word)
}

/// How many of the words at the front stand for "still going on"; 0 for none.
pub(super) fn present_len(words: &[&str]) -> usize {
    PRESENT.iter().filter(|phrase| words.starts_with(phrase)).map(|phrase| phrase.len()).max().unwrap_or(0)
}

/// Whether a folded word joins the two ends of a range.
pub(super) fn is_separator(word: &str) -> bool {
    SEPARATORS.contains(&word)
}

/// Whether a folded word opens a span that still runs.
pub(super) fn is_since(word: &str) -> bool {
    SINCE.contains(&word)
}

/// Whether a folded word opens a span.
pub(super) fn is_from(word: &str) -> bool {
    FROM.contains(&word)
}

/// Whether a folded word comes before an end without a start.
pub(super) fn is_until(word: &str) -> bool {
    UNTIL.contains(&word)
}

/// Whether a folded word may stand between a month and its year.
pub(super) fn is_of(word: &str) -> bool {
    OF.contains(&word)
}
