//! How words reach the index: as one text for each text of a job, which costs far less than a list of words.

use tantivy::tokenizer::{Token, TokenStream, Tokenizer};

use crate::words::Word;

/// The name under which the index knows [`Written`].
pub(crate) const WRITTEN: &str = "written";

/// Stands before a word that shares the place of the one before it; no word begins so.
const SAME_PLACE: char = '\u{1}';

/// Words as one text: a blank between them, a mark before those at the place of the one before.
pub(crate) fn written(words: &[Word]) -> String {
    let mut text = String::with_capacity(words.len() * 8);
    let mut last = None;
    for word in words {
        if last == Some(word.position) {
            text.push(SAME_PLACE);
        }
        last = Some(word.position);
        text.push_str(&word.text);
        text.push(' ');
    }
    text
}

/// Reads what [`written`] wrote.
#[derive(Clone, Default)]
pub(crate) struct Written {
    token: Token,
}

/// What is left to be read.
pub(crate) struct Rest<'a> {
    text: &'a str,
    token: &'a mut Token,
}

impl Tokenizer for Written {
    type TokenStream<'a> = Rest<'a>;

    fn token_stream<'a>(&'a mut self, text: &'a str) -> Rest<'a> {
        self.token.reset();
        Rest { text, token: &mut self.token }
    }
}

impl TokenStream for Rest<'_> {
    fn advance(&mut self) -> bool {
        let Some((word, rest)) = self.text.split_once(' ') else { return false };
        self.text = rest;
        let (word, step) = word.strip_prefix(SAME_PLACE).map_or((word, 1), |word| (word, 0));
        self.token.position = self.token.position.wrapping_add(step);
        self.token.text.clear();
        self.token.text.push_str(word);
        true
    }

    fn token(&self) -> &Token {
        self.token
    }

    fn token_mut(&mut self) -> &mut Token {
        self.token
    }
}
