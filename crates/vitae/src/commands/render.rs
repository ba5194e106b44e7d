use super::{print, read_bounded, read_json};
use crate::Outcome;
use crate::cli::Render;
use vitae_model::Appearance;
use vitae_model::json_resume::Read;
use vitae_typeset::{Catalogue, Extras, Format};

/// Typesets a resume in JSON. This process limits itself first, as the server's workers do.
pub fn run(options: &Render) -> Outcome {
    let template = Catalogue::load().get(&options.template).ok_or_else(|| unknown_template(&options.template))?;
    let bytes = read_bounded(&options.resume)?;
    let Read { resume, .. } = read_json(&options.resume, &bytes)?;
    let extras = Extras { language: options.language.clone(), appearance: appearance(options)? };
    vitae_renderer::limit_self();
    let (format, page) = (options.format, options.page);
    if page != 1 && format != Format::Png {
        return Err(format!("--page is for png; {format} holds every page."));
    }
    let rendered = vitae_typeset::render_page(&resume, &extras, template, format, page);
    let bytes = rendered.map_err(|error| error.to_string())?.file;
    if options.output.as_os_str() == "-" {
        return print(&bytes);
    }
    std::fs::write(&options.output, bytes)
        .map_err(|error| format!("cannot write {}: {error}.", options.output.display()))
}

/// What the file given says; no change without one.
fn appearance(options: &Render) -> Result<Appearance, String> {
    let Some(path) = &options.appearance else { return Ok(Appearance::default()) };
    let bytes = read_bounded(path)?;
    serde_json::from_slice(&bytes).map_err(|error| format!("cannot read {}: {error}.", path.display()))
}

fn unknown_template(id: &str) -> String {
    let known: Vec<_> = Catalogue::load().templates().iter().map(|template| template.id.as_str()).collect();
    format!("there is no template {id:?}; choose one of {}.", known.join(", "))
}
