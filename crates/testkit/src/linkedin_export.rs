//! Archives as members get them from LinkedIn, of an invented person; and ways to spoil them.

use std::io::{Cursor, Write};
use zip::ZipWriter;
use zip::write::SimpleFileOptions;

/// A file of an archive: its path and what it holds.
pub type File<'a> = (&'a str, &'a str);

/// What a member's archive holds.
pub const FILES: [File<'static>; 17] = [
    (
        "Profile.csv",
        "First Name,Last Name,Maiden Name,Address,Birth Date,Headline,Summary,Industry,Zip Code,Geo Location,Twitter Handles,Websites,Instant Messengers\n\
         Ada,Quill,,1 Quay,,\"Engineer, harbours &amp; tides\",\"I measure water.\n\nAnd I like \"\"quiet\"\" code.\",Software,LS1,\"Leeds, England\",[adaquill],\"[PORTFOLIO:https://ada-quill.example],[OTHER:javascript:alert(1)]\",\n",
    ),
    (
        "Positions.csv",
        "Company Name,Title,Description,Location,Started On,Finished On\n\
         Kiln Ltd,Senior Engineer,\"• Led the tide model • Cut costs by 20 %\",Leeds,Mar 2021,\n\
         Kiln Ltd,Engineer,Built gauges,Leeds,Jun 2018,Mar 2021\n\
         Larkwell GmbH,Praktikantin,,Hamburg,sept. 2016,Feb 2017\n",
    ),
    (
        "Education.csv",
        "School Name,Start Date,End Date,Notes,Degree Name,Activities\n\
         University of Eastmere,2012,2016,Grade: 1.3,\"Bachelor of Science - BS, Oceanography\",Rowing club\n",
    ),
    ("Skills.csv", "Name\nRust\nPostgres\nrust\nTide modelling\n"),
    (
        "Projects.csv",
        "Title,Description,Url,Started On,Finished On\n\
         Tide Tables,Predictions for harbours,https://github.com/octo-ada/tide-tables,Jan 2020,\n\
         Bad Link,Never mind,javascript:alert(1),2019,2019\n",
    ),
    (
        "Certifications.csv",
        "Name,Url,Authority,Started On,Finished On,License Number\n\
         Coastal Skipper,https://rya.example/check/1,RYA,May 2019,,77\n",
    ),
    ("Honors.csv", "Title,Description,Issued On\nHarbour Prize,For the tide model,Nov 2022\n"),
    ("Languages.csv", "Name,Proficiency\nEnglish,Native or bilingual proficiency\nGerman,LIMITED_WORKING\n"),
    (
        "Volunteering.csv",
        "Company Name,Role,Cause,Started On,Finished On,Description\nLifeboats,Crew,environment,Jan 2018,,Night watches\n",
    ),
    (
        "Publications.csv",
        "Name,Published On,Description,Publisher,Url\nOn Tides,\"Feb 1, 2020\",,Quay Press,https://quay.example/tides\n",
    ),
    (
        "Email Addresses.csv",
        "Email Address,Confirmed,Primary,Updated On\nold@example.org,Yes,No,1/1/20\nada.quill@example.org,Yes,Yes,1/1/24\n",
    ),
    ("PhoneNumbers.csv", "Extension,Number,Type\n,+44 113 496 0000,Mobile\n"),
    (
        "Connections.csv",
        "Notes:\n\"When exporting your connection data, you may notice that some of the email addresses are missing.\"\n\n\
         First Name,Last Name,URL,Email Address,Company,Position,Connected On\nBob,Private,,,Larkwell,Baker,01 Jan 2020\n",
    ),
    ("messages.csv", "CONVERSATION ID,FROM,TO,CONTENT\n1,Bob Private,Ada Quill,A secret\n"),
    ("Jobs/Saved Jobs.csv", "Saved Date,Job Url,Job Title,Company Name\n1/1/24,https://x.example,Baker,Larkwell\n"),
    ("Registration.csv", "Registered At,Registration Ip,Subscription Types\n1/1/15,192.0.2.1,\n"),
    ("Causes You Care About.csv", "There is no data for this file."),
];

/// What LinkedIn's interface hands over of [`FILES`]: the name of each domain and its file.
pub const DOMAINS: [(&str, &str); 13] = [
    ("PROFILE", "Profile.csv"),
    ("POSITIONS", "Positions.csv"),
    ("EDUCATION", "Education.csv"),
    ("SKILLS", "Skills.csv"),
    ("PROJECTS", "Projects.csv"),
    ("CERTIFICATIONS", "Certifications.csv"),
    ("HONORS", "Honors.csv"),
    ("LANGUAGES", "Languages.csv"),
    ("VOLUNTEERING_EXPERIENCES", "Volunteering.csv"),
    ("PUBLICATIONS", "Publications.csv"),
    ("EMAIL_ADDRESSES", "Email Addresses.csv"),
    ("PHONE_NUMBERS", "PhoneNumbers.csv"),
    ("INBOX", "messages.csv"),
];

/// The rows of a domain, each an object with the columns that have something in them.
///
/// # Panics
/// Never: the files are well formed.
pub fn rows(domain: &str) -> Vec<serde_json::Value> {
    let name = DOMAINS.iter().find(|(known, _)| *known == domain).map(|(_, name)| *name);
    let Some((_, text)) = FILES.iter().find(|(known, _)| Some(*known) == name) else { return Vec::new() };
    let mut reader = csv::Reader::from_reader(text.as_bytes());
    let columns = reader.headers().expect("a line of columns").clone();
    let row = |cells: csv::StringRecord| columns.iter().zip(&cells).filter(|(_, cell)| !cell.is_empty()).collect();
    reader.records().map(|cells| row(cells.expect("whole lines"))).collect()
}

/// An archive of files.
///
/// # Panics
/// Never: it is written to memory.
pub fn archive<'a>(files: impl IntoIterator<Item = (&'a str, &'a [u8])>) -> Vec<u8> {
    let mut archive = ZipWriter::new(Cursor::new(Vec::new()));
    for (name, bytes) in files {
        archive.start_file(name, SimpleFileOptions::default()).expect("a file begins");
        archive.write_all(bytes).expect("it is written");
    }
    archive.finish().expect("the archive is whole").into_inner()
}

/// The archive of [`FILES`].
pub fn whole() -> Vec<u8> {
    archive(FILES.iter().map(|(name, text)| (*name, text.as_bytes())))
}
