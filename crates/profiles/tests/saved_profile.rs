//! What an uploaded "Save to PDF" gives beyond a resume: the headline, which has no place in one.

use vitae_extract::Limits;
use vitae_profiles::ImportedProfile;
use vitae_profiles::linkedin::pdf;
use vitae_testkit::linkedin_pdf::{self, ADA, Profile};

fn import(profile: &Profile) -> ImportedProfile {
    let document =
        vitae_extract::extract(&linkedin_pdf::of(profile), &Limits::default()).expect("the file can be read");
    assert!(pdf::is_profile(&document));
    let resume = vitae_parse::parse(&document).resume;
    pdf::profile(&document, resume)
}

#[test]
fn lin_10_the_headline_ends_where_the_place_begins() {
    let long = "Engineer for harbours | Speaker on tides and silt | Member of the board of the Eastmere Society";
    let name = "Ada Wilhelmina Augusta Quill of Eastmere";
    let profile = import(&Profile { name, headline: long, ..ADA });
    assert_eq!((profile.headline.as_str(), profile.resume.name.as_str()), (long, name));
    let profile = import(&Profile { headline: long, place: "", ..ADA });
    assert_eq!((profile.headline.as_str(), profile.resume.location), (long, None));
    let profile = import(&Profile { headline: "", ..ADA });
    assert_eq!((profile.headline.as_str(), profile.resume.location.as_deref()), ("", Some(ADA.place)));
}
