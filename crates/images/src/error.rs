/// Why a file did not become a picture. The sentence is for whoever uploaded it.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum ImageError {
    /// Neither of the formats that are read.
    #[error("is not a picture that can be shown. Upload a JPEG, PNG, WebP or GIF file")]
    NotAPicture,
    /// A picture, in a format that is not read.
    #[error("is a {0} file. Save it as JPEG or PNG and upload that")]
    OtherFormat(&'static str),
    /// More pixels than are read.
    #[error("has {0} megapixels. Make it smaller than 50 megapixels and upload it again")]
    TooManyPixels(u64),
    /// A side of so many pixels.
    #[error("is {0} pixels long on one side. Cut it to at most 20000 pixels and upload it again")]
    TooLong(u32),
    /// Few enough pixels, with more bits each than can be held.
    #[error("has more color depth than a web page can show. Save it with 8 bits per channel and upload it again")]
    TooDeep,
    /// Cut off or otherwise unreadable.
    #[error("is damaged. Open it in the program you made it with, save it again and upload the new copy")]
    Damaged,
    /// It was read and could not be written.
    #[error("could not be prepared for the web. Save it as JPEG or PNG and upload that")]
    NotWritten,
}

impl ImageError {
    /// For programs.
    pub fn code(&self) -> &'static str {
        match self {
            Self::NotAPicture => "not_a_picture",
            Self::OtherFormat(_) => "unsupported_picture",
            Self::TooManyPixels(_) => "too_many_pixels",
            Self::TooLong(_) => "picture_too_long",
            Self::TooDeep => "picture_too_deep",
            Self::Damaged => "damaged_picture",
            Self::NotWritten => "picture_not_written",
        }
    }
}
