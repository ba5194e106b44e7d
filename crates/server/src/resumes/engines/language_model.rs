use super::{Engine, read_unless_given_up};
use crate::ai::{Ai, prompt};
use crate::error::ApiResult;
use crate::state::App;
use futures::future::{BoxFuture, FutureExt};
use vitae_ai::{AiError, Attachment, Sampling};
use vitae_model::document::Format;
use vitae_model::prompt::PromptText;
use vitae_model::{Document, Parsed, ParsedResume};
use vitae_reader::ReadResult;
use vitae_store::ResumeRow;

/// How a model reads (AIP-02 to AIP-05).
const SAMPLING: Sampling = Sampling { temperature: 0.1, top_k: 32, top_p: 1.0 };
const MAX_OUTPUT_TOKENS: u32 = 4096;

/// How often a model is asked whose answer cannot be used (AIP-07).
const ATTEMPTS: u32 = 3;

/// Longest time for all attempts together, as a share of what a call may take: it still ends with what went wrong.
const PATIENCE: f32 = 0.9;

/// A language model. The embedded parser reads the file first: a file that it refuses is sent nowhere, its text goes to models that
/// take no files, and what it read stands beside the model's answer in the review.
pub(super) struct LanguageModel<'m>(pub &'m Ai);

impl Engine for LanguageModel<'_> {
    fn read<'a>(&'a self, app: &'a App, row: &'a ResumeRow) -> BoxFuture<'a, ApiResult<ReadResult>> {
        self.read_and_ground(app, row).boxed()
    }
}

impl LanguageModel<'_> {
    async fn read_and_ground(&self, app: &App, row: &ResumeRow) -> ApiResult<ReadResult> {
        let ReadResult { document, .. } = read_unless_given_up(app, row).await?;
        let (text, attachment) = self.asked(app, row, &document).await?;
        let permit = self.0.admit(app, &row.owner.to_string()).await?;
        let asked =
            tokio::time::timeout(app.config.limits.request.mul_f32(PATIENCE), self.answer(text, attachment)).await;
        drop(permit);
        let resume = asked.unwrap_or_else(|_| Err(self.0.failure(&AiError::Timeout)))?;
        let _permit = app.admit_grounding(row.owner).await?;
        let mut details = app.reader.ground(&document, &resume).await?;
        self.0.service().clone_into(&mut details.engine);
        self.0.model().clone_into(&mut details.engine_version);
        Ok(ReadResult { document, parsed: Parsed { resume, details } })
    }

    /// A PDF goes along as it is (AIP-01); of Word files, which models refuse, and for models that take no files, the text that a
    /// reader sees.
    async fn asked(
        &self,
        app: &App,
        row: &ResumeRow,
        document: &Document,
    ) -> ApiResult<(PromptText, Option<Attachment>)> {
        if document.info().format != Format::Pdf || !self.0.takes_files() {
            return Ok((vitae_parse::reading_prompt(Some(&document.visible_text())), None));
        }
        let bytes = app.files.get_bytes(&row.blob_key).await?.to_vec();
        let attachment = Attachment { mime: Format::Pdf.mime().to_owned(), name: "resume.pdf".to_owned(), bytes };
        Ok((vitae_parse::reading_prompt(None), Some(attachment)))
    }

    async fn answer(&self, text: PromptText, attachment: Option<Attachment>) -> ApiResult<ParsedResume> {
        let mut prompt = prompt(text.clone(), attachment, SAMPLING, MAX_OUTPUT_TOKENS);
        let mut attempt = 1;
        loop {
            let (failure, wrong) = match self.0.generate(&prompt).await {
                Ok(answer) => match vitae_parse::parse_answer(&answer) {
                    Ok(resume) => return Ok(resume),
                    Err(wrong) => (AiError::Unreadable(wrong.clone()), wrong),
                },
                Err(failure @ AiError::Empty) => (failure, "it was empty.".to_owned()),
                Err(failure @ AiError::Cut) => (failure, "it was too long and cut off.".to_owned()),
                Err(failure) => return Err(self.0.failure(&failure)),
            };
            if attempt == ATTEMPTS {
                return Err(self.0.failure(&failure));
            }
            attempt += 1;
            prompt.text = vitae_parse::retry_prompt(&text, &wrong).text;
        }
    }
}
