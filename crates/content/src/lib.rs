//! The articles, guides, questions and pages of the public site, as the web build compiles them from `content/`, and the
//! rules they keep.

mod check;
mod links;
mod promises;

pub use check::{Reachable, problems};

use serde::{Deserialize, Serialize};

/// Everything that is read on the public site.
#[derive(Debug, Clone, Default, PartialEq, Deserialize, Serialize)]
#[serde(deny_unknown_fields)]
pub struct Content {
    /// Newest first.
    pub posts: Vec<Post>,
    /// By slug.
    pub guides: Vec<Guide>,
    /// In the order of their file.
    pub faqs: Vec<Faq>,
    /// About, and the legal pages.
    pub pages: Vec<Page>,
}

/// An article of the blog.
#[derive(Debug, Clone, PartialEq, Deserialize, Serialize)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct Post {
    /// The same as the slug.
    #[serde(rename = "_id")]
    pub id: String,
    /// Last part of its address.
    pub slug: String,
    /// Its heading.
    pub title: String,
    /// What it is about, in a sentence or two.
    pub excerpt: String,
    /// HTML.
    pub content: String,
    /// Address of its picture on this site.
    pub image_url: String,
    /// What the picture shows.
    pub image_alt: String,
    /// The group it belongs to.
    pub category: String,
    /// Who wrote it.
    pub author: String,
    /// What the author does.
    pub author_role: String,
    /// About the author, a sentence or two.
    pub author_bio: String,
    /// `YYYY-MM-DD`.
    pub date: String,
    /// For example `5 min read`.
    pub read_time: String,
    /// Whether the list opens with it.
    #[serde(default)]
    pub featured: bool,
    /// Without `#`.
    pub tags: Vec<String>,
}

/// A step-by-step guide.
#[derive(Debug, Clone, PartialEq, Deserialize, Serialize)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct Guide {
    /// The same as the slug.
    #[serde(rename = "_id")]
    pub id: String,
    /// Last part of its address.
    pub slug: String,
    /// Its heading.
    pub title: String,
    /// What one learns, in a sentence or two.
    pub description: String,
    /// HTML.
    pub content: String,
    /// Address of its picture on this site.
    pub image_url: String,
    /// What the picture shows.
    pub image_alt: String,
    /// The group it belongs to.
    pub category: String,
    /// How much it asks for.
    pub difficulty: Difficulty,
    /// Who wrote it.
    pub author: String,
    /// What the author does.
    pub author_role: String,
    /// About the author, a sentence or two.
    pub author_bio: String,
    /// How long it takes, for example `25 min`.
    pub duration: String,
    /// What it treats, short names.
    pub topics: Vec<String>,
    /// Whether the list opens with it.
    #[serde(default)]
    pub featured: bool,
}

/// How much a guide asks for.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Deserialize, Serialize)]
pub enum Difficulty {
    /// Nothing is assumed.
    Beginner,
    /// A resume is there already.
    Intermediate,
    /// For special cases and tools.
    Advanced,
}

/// A common question.
#[derive(Debug, Clone, PartialEq, Deserialize, Serialize)]
#[serde(deny_unknown_fields)]
pub struct Faq {
    /// Unique.
    #[serde(rename = "_id")]
    pub id: String,
    /// The question.
    pub question: String,
    /// HTML.
    pub answer: String,
    /// One of [`FAQ_CATEGORIES`].
    pub category: String,
}

/// A page of text.
#[derive(Debug, Clone, PartialEq, Deserialize, Serialize)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct Page {
    /// The same as the slug.
    #[serde(rename = "_id")]
    pub id: String,
    /// Its address.
    pub slug: String,
    /// Its heading.
    pub title: String,
    /// For search engines.
    pub description: String,
    /// `YYYY-MM-DD`, when its text was last changed.
    pub updated: String,
    /// HTML.
    pub content: String,
}

/// The categories of questions, in the order of their buttons.
pub const FAQ_CATEGORIES: [&str; 4] = ["Resume Writing", "ATS Optimization", "Platform", "Career Advice"];

impl Content {
    /// Reads what the web build wrote.
    ///
    /// # Errors
    /// A sentence of the JSON reader when a field is missing, unknown or of another type.
    pub fn read(json: &str) -> Result<Self, serde_json::Error> {
        serde_json::from_str(json)
    }

    /// The article with this slug.
    pub fn post(&self, slug: &str) -> Option<&Post> {
        self.posts.iter().find(|post| post.slug == slug)
    }

    /// The guide with this slug.
    pub fn guide(&self, slug: &str) -> Option<&Guide> {
        self.guides.iter().find(|guide| guide.slug == slug)
    }

    /// The page of text with this slug.
    pub fn page(&self, slug: &str) -> Option<&Page> {
        self.pages.iter().find(|page| page.slug == slug)
    }
}

/// Each category once, in the order in which they come.
pub fn categories<'a>(all: impl Iterator<Item = &'a str>) -> Vec<&'a str> {
    let mut out = Vec::new();
    for category in all {
        if !out.contains(&category) {
            out.push(category);
        }
    }
    out
}
