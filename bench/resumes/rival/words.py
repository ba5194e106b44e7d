"""Headings and words of the pages."""

HEADS = {
    "about": ["In Brief", "Snapshot", "Who I Am", "Professional Overview", "Introduction", "Career Summary", "Personal Profile"],
    "roles": ["Positions Held", "Career Path", "Appointments", "Track Record", "Employment Record", "Posts Held", "Where I Have Worked", "Jobs", "Professional Practice"],
    "studies": ["Schooling", "Degrees", "Academic Record", "Studies", "Training and Degrees", "Educational Path", "Where I Studied", "Academic Credentials"],
    "skills": ["Toolkit", "Know-How", "Proficiencies", "What I Bring", "Capabilities", "Methods & Tools", "Working Knowledge", "Skill Set"],
    "cards": ["Licences and Tickets", "Professional Credentials", "Accreditations", "Registrations & Certificates", "Certified In", "Certificates Held"],
    "prizes": ["Recognition", "Distinctions", "Prizes", "Awards and Placings", "Commendations", "Accolades"],
    "works": ["Things I Built", "Side Projects", "Project Portfolio", "Independent Projects", "Projects of Note"],
    "tongues": ["Spoken Languages", "Language Proficiency", "Tongues", "I Speak"],
    "likes": ["Away from Work", "Pastimes", "Free Time", "Leisure"],
    "helping": ["Giving Back", "Community Involvement", "Voluntary Posts", "Civic Engagement"],
    "papers": ["Published Work", "Articles", "List of Publications"],
    "referees": ["Referees", "References"],
    "contact": ["Reach Me", "Get in Touch", "Contact Details"],
}
ORDERS = [
    "about roles works studies cards skills prizes papers helping tongues likes referees",
    "about skills roles studies works prizes cards helping papers tongues likes referees",
    "studies about roles cards prizes works skills tongues papers helping likes referees",
    "about studies roles skills cards works papers prizes tongues likes helping referees",
    "skills about roles works prizes studies helping cards papers likes tongues referees",
]
