//! A letter from its parts: as many as its length allows, the most important first.

use crate::Claim;
use crate::phrase::word_count;

/// A sentence that may go into a letter.
#[derive(Debug, Clone)]
pub(crate) struct Sentence {
    /// The sentence.
    pub text: String,
    /// The fields of the resume that it rests on; none when it says nothing of the candidate.
    pub fields: Vec<String>,
}

impl Sentence {
    /// One about the job or the wish to have it.
    pub fn new(text: impl Into<String>) -> Self {
        Self::claim(text, [])
    }

    /// One about the candidate.
    pub fn claim(text: impl Into<String>, fields: impl IntoIterator<Item = String>) -> Self {
        // A name that ends with a full stop, such as "Ltd.", brings the sentence's own.
        Self { text: text.into().replace("..", "."), fields: fields.into_iter().collect() }
    }
}

/// The parts of a letter.
#[derive(Debug, Default)]
pub(crate) struct Parts {
    /// The greeting.
    pub greeting: String,
    /// Paragraphs, in order; their sentences with a rank, lower ones are kept first.
    pub paragraphs: Vec<Vec<(u8, Sentence)>>,
    /// The closing phrase.
    pub closing: String,
    /// The candidate's name; may be empty.
    pub name: String,
}

/// The letter without the least important sentences, so that it fits, and what it claims.
pub(crate) fn fit(mut parts: Parts, words: usize) -> (String, Vec<Claim>) {
    while total(&parts) > words {
        let ranks = parts.paragraphs.iter().flatten().map(|(rank, _)| *rank);
        let Some(least) = ranks.max().filter(|rank| *rank > 0) else { break };
        let paragraph =
            parts.paragraphs.iter_mut().rev().find(|sentences| sentences.iter().any(|(rank, _)| *rank == least));
        if let Some(sentences) = paragraph {
            let at = sentences.iter().rposition(|(rank, _)| *rank == least).unwrap_or(0);
            sentences.remove(at);
        }
    }
    finish(parts)
}

fn total(parts: &Parts) -> usize {
    let sentences = parts.paragraphs.iter().flatten().map(|(_, sentence)| word_count(&sentence.text)).sum::<usize>();
    sentences + word_count(&parts.greeting) + word_count(&parts.closing) + word_count(&parts.name)
}

fn finish(parts: Parts) -> (String, Vec<Claim>) {
    let kept = || parts.paragraphs.iter().filter(|sentences| !sentences.is_empty());
    let paragraph = |sentences: &Vec<(u8, Sentence)>| {
        sentences.iter().map(|(_, sentence)| sentence.text.as_str()).collect::<Vec<_>>().join(" ")
    };
    let end = if parts.name.is_empty() { parts.closing.clone() } else { format!("{}\n{}", parts.closing, parts.name) };
    let all = [parts.greeting.clone()].into_iter().chain(kept().map(paragraph)).chain([end]);
    let claims = parts.paragraphs.iter().flatten().filter(|(_, sentence)| !sentence.fields.is_empty());
    let claims = claims.map(|(_, sentence)| Claim { sentence: sentence.text.clone(), fields: sentence.fields.clone() });
    (all.collect::<Vec<_>>().join("\n\n"), claims.collect())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_least_important_sentences_go_first() {
        let sentence = |rank, text: &str| (rank, Sentence::new(text));
        let parts = Parts {
            greeting: "Hello,".into(),
            paragraphs: vec![vec![sentence(0, "One two."), sentence(2, "Three four.")], vec![sentence(3, "Five six.")]],
            closing: "Kind regards,".into(),
            name: "Ada".into(),
        };
        assert_eq!(fit(parts, 8).0, "Hello,\n\nOne two. Three four.\n\nKind regards,\nAda");
    }
}
