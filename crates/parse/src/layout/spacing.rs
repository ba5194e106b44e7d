//! Text whose letters are set apart: `E X P E R I E N C E`.

/// Fewest letters that count as set apart.
const MIN_LETTERS: usize = 2;

/// Whether every blank stands between single letters.
pub(super) fn is_wide(text: &str) -> bool {
    let mut letters = 0;
    for word in text.split_whitespace() {
        if word.chars().filter(|c| *c != '\u{301}').count() > 1 {
            return false;
        }
        letters += usize::from(word.chars().any(char::is_alphabetic));
    }
    letters >= MIN_LETTERS || text.trim().chars().count() == 1
}

/// The text with its letters back together; two blanks or more part words.
pub(super) fn closed(text: &str) -> String {
    if !is_wide(text) || text.trim().chars().count() == 1 {
        return text.to_owned();
    }
    let words = text.trim().split("  ").map(|word| word.split_whitespace().collect::<String>());
    words.filter(|word| !word.is_empty()).collect::<Vec<_>>().join(" ").replace('&', " & ").trim().replace("  ", " ")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn letters_are_put_together() {
        let cases = [
            ("S K I L L S", "SKILLS"),
            ("& T O O L S", "& TOOLS"),
            ("C O R E  S K I L L S", "CORE SKILLS"),
            ("D O", "DO"),
            ("A4 B", "A4 B"),
            ("Plan A B C", "Plan A B C"),
            ("É T U D E S", "ÉTUDES"),
        ];
        for (text, want) in cases {
            assert_eq!(closed(text), want, "{text}");
        }
    }
}
