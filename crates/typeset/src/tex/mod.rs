//! LaTeX source. The program fills it; it never runs LaTeX.

mod conditional;
mod escape;
mod fonts;
mod scripts;
mod signs;

use crate::breaks::breakable;
use crate::catalogue::{Layout, Template};
use crate::error::TypesetError;
use crate::sections::RenderModel;
use minijinja::syntax::SyntaxConfig;
use minijinja::value::{Serde, Value};
use minijinja::{AutoEscape, Environment, context};
use std::sync::LazyLock;

/// The resume as LaTeX source for XeLaTeX or LuaLaTeX, and for pdfLaTeX when its letters are Latin.
pub(crate) fn tex(model: &RenderModel, template: &Template) -> Result<String, TypesetError> {
    let model = breakable(model);
    let values = context! {
        theme => Value::from(Serde(&template.theme)),
        typefaces => Value::from(Serde(fonts::typefaces(&template.theme))),
        scripts => Value::from(Serde(scripts::used(&model))),
        data => Value::from(Serde(&model)),
    };
    let layout = ENVIRONMENT.get_template(template.layout.name()).map_err(refusal)?;
    layout.render(values).map_err(refusal)
}

fn refusal(error: minijinja::Error) -> TypesetError {
    TypesetError::Source(format!("{error:#}"))
}

static ENVIRONMENT: LazyLock<Environment<'static>> =
    LazyLock::new(|| environment().expect("the embedded LaTeX templates are valid"));

/// The template engine: `<% block %>`, `<< value >>`, `<# comment #>`, values escaped for LaTeX.
fn environment() -> Result<Environment<'static>, minijinja::Error> {
    let mut environment = Environment::new();
    let syntax = SyntaxConfig::builder()
        .block_delimiters("<%", "%>")
        .variable_delimiters("<<", ">>")
        .comment_delimiters("<#", "#>")
        .trim_blocks(true)
        .lstrip_blocks(true)
        .build()?;
    environment.set_syntax(syntax);
    environment.set_auto_escape_callback(|_| AutoEscape::Custom("latex".into()));
    environment.set_formatter(escape::formatter);
    environment.add_filter("href", |address: String| Value::from_safe_string(escape::href(&address)));
    environment.add_filter("hex", |color: String| color.trim_start_matches('#').to_uppercase());
    environment.add_filter("pdfstring", |text: String| Value::from_safe_string(escape::pdf_string(&text)));
    environment.add_filter("page_label", |label: String| Value::from_safe_string(escape::page_label(&label)));
    for (name, source) in SOURCES {
        environment.add_template_owned(name, conditional::without_bare_conditions(source))?;
    }
    Ok(environment)
}

/// The layouts by name, and what they import.
const SOURCES: [(&str, &str); 9] = [
    ("preamble.tex.j2", include_str!("../../../../templates/resume/preamble.tex.j2")),
    ("header.tex.j2", include_str!("../../../../templates/resume/header.tex.j2")),
    ("columns.tex.j2", include_str!("../../../../templates/resume/columns.tex.j2")),
    ("entries.tex.j2", include_str!("../../../../templates/resume/entries.tex.j2")),
    (Layout::Single.name(), include_str!("../../../../templates/resume/layouts/single.tex.j2")),
    (Layout::Split.name(), include_str!("../../../../templates/resume/layouts/split.tex.j2")),
    (Layout::Sidebar.name(), include_str!("../../../../templates/resume/layouts/sidebar.tex.j2")),
    (Layout::SidebarRight.name(), include_str!("../../../../templates/resume/layouts/sidebar-right.tex.j2")),
    (Layout::Academic.name(), include_str!("../../../../templates/resume/layouts/academic.tex.j2")),
];
