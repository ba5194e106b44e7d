use super::{print, read_bounded, read_json};
use crate::Outcome;
use crate::cli::Render;
use vitae_model::json_resume::Read;
use vitae_typeset::{Catalogue, Extras};

/// Typesets a resume in JSON. This process limits itself first, as the server's workers do.
pub fn run(options: &Render) -> Outcome {
    let template = Catalogue::load().get(&options.template).ok_or_else(|| unknown_template(&options.template))?;
    let bytes = read_bounded(&options.resume)?;
    let Read { resume, .. } = read_json(&options.resume, &bytes)?;
    vitae_renderer::limit_self();
    let bytes = vitae_typeset::render(&resume, &Extras::default(), template, options.format)
        .map_err(|error| error.to_string())?;
    if options.output.as_os_str() == "-" {
        return print(&bytes);
    }
    std::fs::write(&options.output, bytes)
        .map_err(|error| format!("cannot write {}: {error}.", options.output.display()))
}

fn unknown_template(id: &str) -> String {
    let known: Vec<_> = Catalogue::load().templates().iter().map(|template| template.id.as_str()).collect();
    format!("there is no template {id:?}; choose one of {}.", known.join(", "))
}
