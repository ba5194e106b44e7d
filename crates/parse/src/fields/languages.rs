//! Spoken languages and how well each is known: `English (native), German – C1`, tables, rows of a grid.

use super::levels;
use crate::line::{Line, has_word};
use crate::sections::wording;
use crate::value::{Slice, Value, tidy};
use crate::vocabulary;
use crate::words::{fold, is_ornament};
use std::ops::Range;
use vitae_model::source::SectionKind;

/// A language with its sources.
#[derive(Debug, Clone, Default)]
pub(crate) struct Tongue {
    pub(crate) name: Value,
    pub(crate) level: Value,
}

/// Most words of a level, and of the name of a language with the word that tells its kind.
const LEVEL_WORDS: usize = 8;
const NAME_WORDS: usize = 3;

/// Most words of a group's label.
const LABEL_WORDS: usize = 4;

/// The languages of a section, and the lines that name none.
pub(crate) fn read(lines: &[Line], indices: &[usize]) -> (Vec<Tongue>, Vec<usize>) {
    let mut reader = Reader::default();
    let mut rest = Vec::new();
    for index in indices.iter().copied() {
        if !reader.line(&lines[index], index) && !heads_grid(&lines[index].text) {
            rest.push(index);
        }
    }
    (reader.tongues, rest)
}

/// The languages among skills, and the lines without them: a group whose label says so and whose items all are languages.
pub(crate) fn among_skills(lines: &[Line], indices: &[usize]) -> (Vec<Tongue>, Vec<usize>) {
    let mut reader = Reader::strict();
    let mut rest: Vec<usize> = Vec::new();
    let mut announced = false;
    for index in indices.iter().copied() {
        let text = &lines[index].text;
        let group = label(text).filter(|(_, start)| is_list(&text[*start..]));
        let row = is_grid_row(text) || (announced && is_list(text));
        let taken = (group.is_some() || row) && reader.line(&lines[index], index);
        if taken && announced && group.is_none() {
            rest.pop_if(|above| names_languages(&lines[*above].text));
        }
        announced = (announced && taken) || names_languages(text);
        if !taken {
            rest.push(index);
        }
    }
    (reader.tongues, rest)
}

/// Each language once, the first time with a level.
pub(crate) fn once(tongues: Vec<Tongue>) -> Vec<Tongue> {
    let mut out: Vec<Tongue> = Vec::new();
    for tongue in tongues {
        match out.iter_mut().find(|known| fold(&known.name.text) == fold(&tongue.name.text)) {
            Some(known) if known.level.is_empty() => *known = tongue,
            Some(_) => {}
            None => out.push(tongue),
        }
    }
    out
}

/// Collects languages line by line.
#[derive(Default)]
struct Reader {
    tongues: Vec<Tongue>,
    /// Whether names that no list knows are none.
    strict: bool,
}

impl Reader {
    fn strict() -> Self {
        Self { strict: true, ..Self::default() }
    }
}

impl Reader {
    /// Takes the languages of a line, or the level of the language above; whether it holds nothing else.
    fn line(&mut self, line: &Line, index: usize) -> bool {
        let text = &line.text;
        let (group, start) = label(text).map_or((Value::default(), 0), |(range, start)| {
            let told = told_level(&text[range.clone()]);
            (if told { Value::new(&text[range.clone()], index, range, 0.85) } else { Value::default() }, start)
        });
        let mut found: Vec<Tongue> = Vec::new();
        for range in pieces(text, start..text.len()) {
            if !self.piece(text, index, range, &mut found) {
                return false;
            }
        }
        for tongue in found.iter_mut().filter(|tongue| tongue.level.is_empty()) {
            tongue.level = group.clone();
        }
        self.tongues.append(&mut found);
        true
    }

    /// Takes one piece of a line: a language with or without its level, or more about the level of the one before it.
    fn piece(&mut self, text: &str, index: usize, range: Range<usize>, found: &mut Vec<Tongue>) -> bool {
        if !has_word(&text[range.clone()]) {
            return true;
        }
        let unlisted = || unknown(text, index, range.clone(), found).filter(|_| !self.strict);
        if let Some(tongue) = tongue(text, index, range.clone()).or_else(unlisted) {
            found.push(tongue);
            return true;
        }
        let own = &text[range.clone()];
        let level = Value::new(undrawn(own), index, range.clone(), 0.85);
        let open = found.is_empty();
        let Some(last) = found.last_mut().or(self.tongues.last_mut()) else { return false };
        let short = level.text.split_whitespace().count() <= LEVEL_WORDS;
        let cell = !open && last.level.is_empty() && text[..range.start].ends_with('\t');
        let goes_on = short
            && (is_level(own) || cell || !open && !last.level.is_empty() && own.trim().starts_with(char::is_lowercase));
        if goes_on && last.level.text != level.text {
            last.level.append(", ", level);
        }
        goes_on
    }
}

/// The label at the front of a line, and where the text behind it begins: what names languages or says how well they are known.
fn label(text: &str) -> Option<(Range<usize>, usize)> {
    let at = text.find([':', '\t'])?;
    let own = &text[..at];
    let known = names_languages(own) || told_level(own);
    let short = own.split_whitespace().count() <= LABEL_WORDS && !has_tongue(own);
    (known && short && has_word(&text[at + 1..])).then_some((0..at, at + 1))
}

/// Whether a text is a heading or a label of spoken languages.
fn names_languages(text: &str) -> bool {
    let heading = || wording::read(text).filter(|reading| reading.certainty >= wording::WHOLE);
    levels::is_tongue_label(text) || heading().is_some_and(|reading| reading.kind == SectionKind::Languages)
}

/// Whether the label of a group says how well its languages are known: `Mother tongue`, `Fluent`.
fn told_level(label: &str) -> bool {
    const NATIVE: &[&str] =
        &["mother", "mutter", "native", "matern", "madre", "ojczyst", "moeder", "ana dil", "modersm"];
    let folded = fold(label);
    let native = levels::is_tongue_label(label) && NATIVE.iter().any(|word| folded.contains(word));
    native || (levels::is_level(label) && !heads_grid(label))
}

/// Whether every piece of a text names a language, with its level or without.
fn is_list(text: &str) -> bool {
    let mut reader = Reader::strict();
    let line = Line { text: text.to_owned(), ..Line::default() };
    reader.line(&line, 0) && !reader.tongues.is_empty()
}

/// Whether a line is a language and its levels in cells: `German | C1 | B2 | B2`.
fn is_grid_row(text: &str) -> bool {
    let Some((first, rest)) = text.split_once('\t') else { return false };
    let mut cells = rest.split('\t').filter(|cell| has_word(cell)).peekable();
    let named = has_tongue(first) && first.split_whitespace().count() <= NAME_WORDS;
    named && cells.peek().is_some() && cells.all(is_level)
}

/// Whether a line only heads the columns of a table: `Language | Level`, `Listening | Reading | Writing`.
fn heads_grid(text: &str) -> bool {
    const HEADS: &[&str] = &[
        "language",
        "languages",
        "level",
        "proficiency",
        "understanding",
        "speaking",
        "writing",
        "listening",
        "reading",
        "spoken interaction",
        "spoken production",
        "sprache",
        "sprachen",
        "niveau",
        "kenntnisse",
        "verstehen",
        "sprechen",
        "schreiben",
        "horen",
        "lesen",
        "langue",
        "idioma",
        "nivel",
        "lingua",
        "livello",
        "other language s",
        "other languages",
        "comprehension",
        "expression",
        "spoken",
        "written",
        "self assessment",
        "fluency",
        "ability",
        "speak",
        "read",
        "write",
        "understand",
    ];
    let mut cells = text.split(['\t', '|', '/', ',']).map(fold).filter(|cell| !cell.is_empty()).peekable();
    cells.peek().is_some() && cells.all(|cell| HEADS.contains(&cell.as_str()))
}

/// The pieces of a line between marks outside brackets, and at `and` between two languages.
fn pieces(text: &str, within: Range<usize>) -> Vec<Range<usize>> {
    let mut out = Vec::new();
    let (mut start, mut depth) = (within.start, 0usize);
    for (offset, c) in text[within.clone()].char_indices() {
        let at = within.start + offset;
        match c {
            '(' | '[' => depth += 1,
            ')' | ']' => depth = depth.saturating_sub(1),
            _ => {}
        }
        let mark = matches!(c, ',' | ';' | '|' | '•' | '·' | '\t' | '∙' | '▪');
        let slash = c == '/' && has_tongue(&text[start..at]) && has_tongue(&text[at + 1..within.end]);
        let stop = c == '.' && depth == 0 && text[at + 1..within.end].starts_with(' ');
        // `English (native) Spanish (fluent)`: nothing but a blank parts them.
        let closed =
            c == ' ' && text[start..at].ends_with(')') && text[at + 1..within.end].starts_with(char::is_uppercase);
        if depth == 0 && (mark || slash || stop || closed) {
            out.push(start..at);
            start = at + c.len_utf8();
        }
    }
    out.push(start..within.end);
    out.into_iter().flat_map(|range| at_and(text, range)).collect()
}

/// Parts `English and French`.
fn at_and(text: &str, range: Range<usize>) -> Vec<Range<usize>> {
    const AND: &[&str] = &[" and ", " & ", " und ", " et ", " y ", " e ", " en ", " och ", " og ", " i "];
    let own = &text[range.clone()];
    let both = |(at, mark): &(usize, &str)| has_tongue(&own[..*at]) && has_tongue(&own[at + mark.len()..]);
    match AND.iter().filter_map(|mark| own.find(mark).map(|at| (at, *mark))).find(both) {
        Some((at, mark)) => {
            let behind = at_and(text, range.start + at + mark.len()..range.end);
            std::iter::once(range.start..range.start + at).chain(behind).collect()
        }
        None => vec![range],
    }
}

/// A word of a text with its place.
fn words(text: &str, within: &Range<usize>) -> Vec<Range<usize>> {
    let parts = |c: char| !c.is_alphanumeric() && c != '’' && c != '\'' && c != '-';
    let own = &text[within.clone()];
    let words = own.split(parts).filter(|word| has_word(word));
    words
        .map(|word| {
            let start = within.start + (word.as_ptr() as usize - own.as_ptr() as usize);
            start..start + word.len()
        })
        .collect()
}

fn is_tongue(word: &str) -> bool {
    let folded = fold(word);
    vocabulary::TONGUES.contains(folded.as_str())
        || folded.split_once(' ').is_some_and(|(first, _)| word.contains('-') && vocabulary::TONGUES.contains(first))
}

fn has_tongue(text: &str) -> bool {
    words(text, &(0..text.len())).into_iter().any(|word| is_tongue(&text[word]))
}

/// Whether a text says nothing but how well a language is known; `C1/C2` and `fluent, C1` say two things.
fn is_level(text: &str) -> bool {
    let text = undrawn(text);
    let whole = |text: &str| levels::is_level(text.trim()) || is_grade(text);
    whole(text) || text.split([',', '/', '(', ')', '–', '-']).map(str::trim).filter(|own| has_word(own)).all(whole)
}

/// `C1`, `B2+`, `C1 level`: the grades of the European framework, with a word or two.
fn is_grade(text: &str) -> bool {
    let folded = fold(text);
    let grade = |word: &str| matches!(word.trim_end_matches('+'), "a1" | "a2" | "b1" | "b2" | "c1" | "c2");
    folded.split(' ').count() <= 3 && folded.split(' ').any(grade)
}

/// A piece without the drawn marks of a rating at its ends.
fn undrawn(text: &str) -> &str {
    text.trim_matches(|c: char| c.is_whitespace() || is_ornament(c) || "★☆●○■□▪▫█░•·".contains(c))
}

/// A piece that names a known language. Words in capitals right before its name that tell no level belong to it.
fn tongue(text: &str, index: usize, range: Range<usize>) -> Option<Tongue> {
    let words = words(text, &range);
    let first = words.iter().position(|word| is_tongue(&text[word.clone()]))?;
    let close = |at: usize| text[words[at].end..words[at + 1].start].chars().all(|c| c == ' ');
    let mut last = first;
    while last + 1 < words.len() && close(last) && is_tongue(&text[words[last + 1].clone()]) {
        last += 1;
    }
    let kind = |at: usize| {
        let word = &text[words[at].clone()];
        word.starts_with(char::is_uppercase) && !is_level(word)
    };
    let from = if first > 0 && close(first - 1) && kind(first - 1) { first - 1 } else { first };
    let name = words[from].start..words[last].end;
    let level = [range.start..words[from].start, name.end..range.end].map(|range| level(text, index, range));
    let [before, after] = level;
    let count = |value: &Value| value.text.split_whitespace().count();
    if count(&before) + count(&after) > LEVEL_WORDS {
        return None;
    }
    let mut level = before;
    level.append(" ", after);
    Some(Tongue { name: Value::new(&text[name.clone()], index, name, 0.93), level })
}

/// A level before or behind a name, without the word that leads to it.
fn level(text: &str, index: usize, range: Range<usize>) -> Value {
    const LEADS: &[&str] = &["in ", "at ", "of ", "auf "];
    const ENDS: &[&str] = &[" in", " of", " en", " w"];
    let mut own = undrawn(&text[range.clone()]);
    own = own.trim_start_matches(['–', '—', '-', ':', ' ', '=']);
    own = LEADS.iter().find_map(|lead| own.strip_prefix(lead)).unwrap_or(own);
    own = ENDS.iter().find_map(|end| own.strip_suffix(end)).unwrap_or(own);
    let own = tidy(own.trim_end_matches('.'));
    if !has_word(&own) {
        return Value::default();
    }
    Value { text: own, from: vec![Slice { line: index, range }], confidence: 0.9 }
}

/// A piece that names a language that is not known: a level stands behind it, or known languages around it.
fn unknown(text: &str, index: usize, range: Range<usize>, found: &[Tongue]) -> Option<Tongue> {
    let own = &text[range.clone()];
    let lead = own.len() - own.trim_start().len();
    let end = own.find(['(', ':', '–', '—']).or_else(|| own.find(" - ")).unwrap_or(own.trim_end().len());
    let name = own.get(lead..end)?.trim_end();
    let named = has_word(name) && name.split_whitespace().count() <= NAME_WORDS && !is_level(name);
    let behind = own[end..].trim_matches(['(', ')', ':', '–', '—', '-', ' ']);
    let told = has_word(behind) && is_level(behind);
    let capital = name.starts_with(char::is_uppercase);
    let listed = capital && !has_word(behind) && !found.is_empty() && name.split_whitespace().count() <= 2;
    if !named || !(told || listed) {
        return None;
    }
    let name = range.start + lead..range.start + lead + name.len();
    let level = level(text, index, range.start + end..range.end);
    Some(Tongue { name: Value::new(&text[name.clone()], index, name, 0.75), level })
}

#[cfg(test)]
mod tests {
    use super::*;

    type Read = fn(&[Line], &[usize]) -> (Vec<Tongue>, Vec<usize>);

    fn told(texts: &[&str], read: Read) -> (String, Vec<usize>) {
        let lines: Vec<Line> = texts.iter().map(|text| Line { text: (*text).into(), ..Line::default() }).collect();
        let (tongues, rest) = read(&lines, &(0..lines.len()).collect::<Vec<_>>());
        let one = |tongue: &Tongue| match tongue.level.text.as_str() {
            "" => tongue.name.text.clone(),
            level => format!("{}={level}", tongue.name.text),
        };
        (tongues.iter().map(one).collect::<Vec<_>>().join("; "), rest)
    }

    #[test]
    fn languages_are_read_with_their_levels() {
        let cases: &[(&[&str], &str, &[usize])] = &[
            (&["English (native), German – C1"], "English=native; German=C1", &[]),
            (&["English: Fluent"], "English=Fluent", &[]),
            (&["English (Native speaker), German (C1)"], "English=Native speaker; German=C1", &[]),
            (&["Language\tLevel", "English\tNative", "French\tB2"], "English=Native; French=B2", &[]),
            (&["Mother tongue(s):\tWelsh", "Other language(s):\tEnglish"], "Welsh=Mother tongue(s); English", &[]),
            (&["Understanding\tSpeaking\tWriting", "German\tC1\tB2\tB2"], "German=C1, B2, B2", &[]),
            (&["Fluent in English and basic Spanish"], "English=Fluent; Spanish=basic", &[]),
            (
                &["Brazilian Portuguese – native", "Mandarin Chinese"],
                "Brazilian Portuguese=native; Mandarin Chinese",
                &[],
            ),
            (&["English", "Fluent", "French", "B1"], "English=Fluent; French=B1", &[]),
            (
                &["Deutsch (Muttersprache) | Englisch (C2) | Klingonisch (A1)"],
                "Deutsch=Muttersprache; Englisch=C2; Klingonisch=A1",
                &[],
            ),
            (&["English ●●●●○", "Polish ●●○○○"], "English; Polish", &[]),
            (&["Native: English, Irish"], "English=Native; Irish=Native", &[]),
            (&["English", "Driving licence since 2011"], "English", &[1]),
            (&["Java, C++"], "", &[0]),
        ];
        for (lines, want, left) in cases {
            assert_eq!(told(lines, read), ((*want).to_owned(), left.to_vec()), "{lines:?}");
        }
    }

    #[test]
    fn groups_of_spoken_languages_are_no_skills() {
        let cases: &[(&[&str], &str, &[usize])] = &[
            (&["Languages: English, French", "Tools: Git"], "English; French", &[1]),
            (&["Languages", "English (C2), French (A2)", "Git"], "English=C2; French=A2", &[2]),
            (&["Languages: Python, Go"], "", &[0]),
            (&["Languages: English, Python"], "", &[0]),
            (&["German\tC1\tB2\tB2"], "German=C1, B2, B2", &[]),
            (&["Tools: English wheel, French curve"], "", &[0]),
        ];
        for (lines, want, left) in cases {
            assert_eq!(told(lines, among_skills), ((*want).to_owned(), left.to_vec()), "{lines:?}");
        }
    }
}
