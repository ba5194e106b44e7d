use super::PUBLIC;
use crate::state::App;
use axum::Json;
use axum::extract::State;
use axum::response::IntoResponse;
use serde::Serialize;
use utoipa::ToSchema;
use vitae_content::{Faq, categories as distinct};

/// A common question.
#[derive(Serialize, ToSchema)]
pub(super) struct FaqEntry {
    #[serde(rename = "_id")]
    id: String,
    question: String,
    /// HTML.
    answer: String,
    category: String,
}

/// All questions.
#[derive(Serialize, ToSchema)]
pub(super) struct Faqs {
    faqs: Vec<FaqEntry>,
}

impl From<&Faq> for FaqEntry {
    fn from(faq: &Faq) -> Self {
        Self {
            id: faq.id.clone(),
            question: faq.question.clone(),
            answer: faq.answer.clone(),
            category: faq.category.clone(),
        }
    }
}

/// The common questions.
#[utoipa::path(get, path = "/api/faqs", operation_id = "faqs_list", tag = "site", responses((status = 200, body = Faqs)))]
pub(super) async fn list(State(app): State<App>) -> impl IntoResponse {
    ([PUBLIC], Json(Faqs { faqs: app.content.faqs.iter().map(FaqEntry::from).collect() }))
}

/// The categories of the questions.
#[utoipa::path(get, path = "/api/faqs/categories/list", operation_id = "faq_categories", tag = "site",
    responses((status = 200, body = Vec<String>)))]
pub(super) async fn categories(State(app): State<App>) -> impl IntoResponse {
    let names = distinct(app.content.faqs.iter().map(|faq| faq.category.as_str()));
    ([PUBLIC], Json(names.into_iter().map(str::to_owned).collect::<Vec<_>>()))
}
