//! Web pages with structured data. The page is only cut into tags and text, in linear time; no tree is built.

use crate::draft::Collector;
use crate::{Found, ReadError, list, schema_org};
use html5ever::tendril::StrTendril;
use html5ever::tokenizer::states::RawKind;
use html5ever::tokenizer::{BufferQueue, Tag, TagKind, Token, TokenSink, TokenSinkResult, Tokenizer, TokenizerOpts};
use std::cell::RefCell;

/// Reads every `JobPosting` of a page. A script that is not JSON is passed over: another one may be.
pub fn read(html: &str) -> Result<Found, ReadError> {
    let page = scan(html);
    let mut collector = Collector::default();
    for script in &page.scripts {
        let json = script.trim().trim_start_matches("<!--").trim_end_matches("-->").trim();
        let mut all = Vec::new();
        if list::each(json, &[], &mut |value| all.push(value)).is_ok() {
            all.iter().for_each(|value| schema_org::collect(value, page.address.as_deref(), &mut collector));
        }
    }
    let found = collector.found();
    if found.jobs.is_empty() && found.skipped.is_empty() { Err(ReadError::NoPostings) } else { Ok(found) }
}

/// What of a page is looked at.
#[derive(Default)]
struct Page {
    /// Its own address, as it says.
    address: Option<String>,
    /// Structured data.
    scripts: Vec<String>,
    /// Whether the text that follows is structured data.
    inside: bool,
}

fn scan(html: &str) -> Page {
    let tokenizer = Tokenizer::new(Scanner(RefCell::default()), TokenizerOpts::default());
    let input = BufferQueue::default();
    input.push_back(StrTendril::from_slice(html));
    // A script's end stops the tokenizer for whoever would run it.
    while !input.is_empty() {
        _ = tokenizer.feed(&input);
    }
    tokenizer.end();
    tokenizer.sink.0.into_inner()
}

struct Scanner(RefCell<Page>);

impl TokenSink for Scanner {
    type Handle = ();

    fn process_token(&self, token: Token, _line: u64) -> TokenSinkResult<()> {
        let mut page = self.0.borrow_mut();
        match token {
            Token::TagToken(tag) if tag.kind == TagKind::StartTag => page.start(&tag),
            Token::TagToken(_) => {
                page.inside = false;
                TokenSinkResult::Continue
            }
            Token::CharacterTokens(text) if page.inside => {
                if let Some(script) = page.scripts.last_mut() {
                    script.push_str(&text);
                }
                TokenSinkResult::Continue
            }
            _ => TokenSinkResult::Continue,
        }
    }
}

impl Page {
    fn start(&mut self, tag: &Tag) -> TokenSinkResult<()> {
        match &*tag.name {
            "script" => {
                self.inside =
                    attribute(tag, "type").is_some_and(|kind| kind.trim().eq_ignore_ascii_case("application/ld+json"));
                if self.inside {
                    self.scripts.push(String::new());
                }
                TokenSinkResult::RawData(RawKind::ScriptData)
            }
            "style" | "noscript" | "iframe" => TokenSinkResult::RawData(RawKind::Rawtext),
            "title" | "textarea" => TokenSinkResult::RawData(RawKind::Rcdata),
            "link" if attribute(tag, "rel").is_some_and(|rel| rel.trim().eq_ignore_ascii_case("canonical")) => {
                self.address = self.address.take().or_else(|| attribute(tag, "href").map(str::to_owned));
                TokenSinkResult::Continue
            }
            _ => TokenSinkResult::Continue,
        }
    }
}

fn attribute<'a>(tag: &'a Tag, name: &str) -> Option<&'a str> {
    tag.attrs.iter().find(|attribute| &*attribute.name.local == name).map(|attribute| &*attribute.value)
}
