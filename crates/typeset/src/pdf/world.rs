//! What Typst may see: five virtual files and the embedded fonts. No disk, no network, no clock.

use super::fonts;
use crate::catalogue::{Layout, Template};
use crate::error::TypesetError;
use crate::sections::RenderModel;
use serde::Serialize;
use std::collections::HashMap;
use std::sync::LazyLock;
use typst::diag::{FileError, FileResult};
use typst::foundations::{Bytes, Datetime, Duration};
use typst::syntax::{FileId, RootedPath, Source, VirtualPath, VirtualRoot};
use typst::text::{Font, FontBook};
use typst::utils::LazyHash;
use typst::{Library, LibraryExt, World};

/// The world of one render. File ids are the same in every render: each distinct path would stay in memory for ever.
pub(super) struct ResumeWorld {
    main: Source,
    data: Bytes,
    theme: Bytes,
    attachment: Bytes,
}

impl ResumeWorld {
    /// `attachment` is what the file carries as `resume.json`; nothing when it is empty.
    pub(super) fn new(model: &RenderModel, template: &Template, attachment: &[u8]) -> Result<Self, TypesetError> {
        let attachment = Bytes::new(attachment.to_vec());
        Ok(ResumeWorld { main: layout(template.layout), data: json(model)?, theme: json(&template.theme)?, attachment })
    }

    /// The world of a cover letter: its paragraphs, line by line.
    pub(super) fn letter(paragraphs: &[Vec<&str>]) -> Result<Self, TypesetError> {
        static LETTER: LazyLock<Source> =
            LazyLock::new(|| main(include_str!("../../../../templates/letter/letter.typ")));
        let data = json(&HashMap::from([("paragraphs", paragraphs)]))?;
        let nothing = Bytes::new(Vec::new());
        Ok(ResumeWorld { main: Source::clone(&LETTER), data, theme: nothing.clone(), attachment: nothing })
    }
}

fn json(value: &impl Serialize) -> Result<Bytes, TypesetError> {
    serde_json::to_vec(value).map(Bytes::new).map_err(|error| TypesetError::Json(error.to_string()))
}

/// The ids of the virtual files, made once.
struct Ids {
    main: FileId,
    entries: FileId,
    data: FileId,
    theme: FileId,
    attachment: FileId,
}

static IDS: LazyLock<Ids> = LazyLock::new(|| {
    let id = |path| {
        let path = VirtualPath::new(path).expect("a constant path is valid");
        RootedPath::new(VirtualRoot::Project, path).intern()
    };
    Ids {
        main: id("/main.typ"),
        entries: id("/entries.typ"),
        data: id("/data.json"),
        theme: id("/theme.json"),
        attachment: id("/resume.json"),
    }
});

static LIBRARY: LazyLock<LazyHash<Library>> = LazyLock::new(|| LazyHash::new(Library::default()));

/// Makes the standard library ahead of the first render.
pub(super) fn prepare() {
    LazyLock::force(&LIBRARY);
}

static ENTRIES: LazyLock<Source> =
    LazyLock::new(|| Source::new(IDS.entries, include_str!("../../../../templates/resume/entries.typ").to_owned()));

/// A layout's source, parsed once.
fn layout(layout: Layout) -> Source {
    static SINGLE: LazyLock<Source> =
        LazyLock::new(|| main(include_str!("../../../../templates/resume/layouts/single.typ")));
    static SPLIT: LazyLock<Source> =
        LazyLock::new(|| main(include_str!("../../../../templates/resume/layouts/split.typ")));
    static SIDEBAR: LazyLock<Source> =
        LazyLock::new(|| main(include_str!("../../../../templates/resume/layouts/sidebar.typ")));
    static ACADEMIC: LazyLock<Source> =
        LazyLock::new(|| main(include_str!("../../../../templates/resume/layouts/academic.typ")));
    static SIDEBAR_RIGHT: LazyLock<Source> =
        LazyLock::new(|| main(include_str!("../../../../templates/resume/layouts/sidebar-right.typ")));
    let source = match layout {
        Layout::Single => &SINGLE,
        Layout::Split => &SPLIT,
        Layout::Sidebar => &SIDEBAR,
        Layout::SidebarRight => &SIDEBAR_RIGHT,
        Layout::Academic => &ACADEMIC,
    };
    Source::clone(source)
}

fn main(text: &str) -> Source {
    Source::new(IDS.main, text.to_owned())
}

impl World for ResumeWorld {
    fn library(&self) -> &LazyHash<Library> {
        &LIBRARY
    }

    fn book(&self) -> &LazyHash<FontBook> {
        fonts::book()
    }

    fn main(&self) -> FileId {
        IDS.main
    }

    fn source(&self, id: FileId) -> FileResult<Source> {
        if id == IDS.main {
            Ok(self.main.clone())
        } else if id == IDS.entries {
            Ok(ENTRIES.clone())
        } else {
            Err(FileError::AccessDenied)
        }
    }

    fn file(&self, id: FileId) -> FileResult<Bytes> {
        if id == IDS.data {
            Ok(self.data.clone())
        } else if id == IDS.theme {
            Ok(self.theme.clone())
        } else if id == IDS.attachment {
            Ok(self.attachment.clone())
        } else {
            Err(FileError::AccessDenied)
        }
    }

    fn font(&self, index: usize) -> Option<Font> {
        fonts::font(index)
    }

    fn today(&self, _offset: Option<Duration>) -> Option<Datetime> {
        None
    }
}
