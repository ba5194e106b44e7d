use super::info::{Counts, Rating, find};
use crate::error::{ApiError, ApiResult};
use crate::extract::Body;
use crate::refusals::Limited;
use crate::session::Caller;
use crate::state::App;
use crate::wire::Data;
use axum::Json;
use axum::extract::{Path, State};
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

/// What the caller thinks of a design.
#[derive(Deserialize, ToSchema)]
pub(super) struct NewRating {
    #[schema(minimum = 1, maximum = 5)]
    stars: i64,
}

/// A design's rating after the caller has given theirs.
#[derive(Serialize, ToSchema)]
pub(super) struct RatingAnswer {
    #[serde(flatten)]
    rating: Rating,
    /// The caller's stars, 1 to 5.
    yours: i64,
}

/// Rates a design. Each user has one rating of it; a second one takes the place of the first.
#[utoipa::path(put, path = "/api/templates/{id}/rating", tag = "templates", security(("bearer" = [])), params(("id" = String, Path)),
    request_body = NewRating, responses((status = 200, body = Data<RatingAnswer>), Limited))]
pub(super) async fn rate(
    State(app): State<App>,
    caller: Caller,
    Path(id): Path<String>,
    Body(new): Body<NewRating>,
) -> ApiResult<Json<Data<RatingAnswer>>> {
    let template = find(&id)?;
    if !(1..=5).contains(&new.stars) {
        return Err(ApiError::invalid_field("stars", "Choose 1 to 5 stars."));
    }
    app.admit_rating(caller.user.id)?;
    app.store.template_ratings().rate(caller.user.id, &template.id, new.stars, app.entropy.now()).await?;
    let rating = Counts::load(&app).await?.rating(&template.id);
    Ok(Json(Data { data: RatingAnswer { rating, yours: new.stars } }))
}
