"""Headings and small words."""

HEADS = {
    "about": ["In Brief", "At a Glance", "About", "Introduction", "Who I Am", "Snapshot", "Overview", "Executive Summary", "Statement", "Personal Profile"],
    "roles": ["Career to Date", "Positions Held", "Where I Have Worked", "Appointments", "Career Path", "Relevant Experience", "Work Background", "Jobs", "Professional Practice", "Employment Record", "Career Chronology"],
    "studies": ["Studies", "Academic Credentials", "Degrees", "Education History", "Schooling", "Academic Qualifications & Training", "Learning", "University & College", "Academic Record"],
    "skills": ["Toolkit", "What I Bring", "Capabilities", "Proficiencies", "Know-how", "Skill Set", "Competences", "Technical Proficiency", "Skills Profile", "Specialties"],
    "cards": ["Credentials", "Courses & Certificates", "Accreditations", "Licences", "Professional Certifications", "Training & Certification", "Registrations and Licences", "Continuing Education"],
    "prizes": ["Recognition", "Distinctions", "Prizes", "Honours", "Honors & Contests", "Accomplishments", "Awards, Contests & Hackathons", "Wins", "Honours and Prizes"],
    "works": ["Selected Projects", "Side Projects", "Things I Have Built", "Project Portfolio", "Key Projects", "Own Projects", "Project Work"],
    "tongues": ["Spoken Languages", "Languages Spoken", "Tongues", "Language Proficiency", "Foreign Languages"],
    "likes": ["Off Duty", "Away from Work", "Pastimes", "Outside Work", "Personal Interests"],
    "helping": ["Giving Back", "Community Engagement", "Civic Engagement", "Voluntary Work", "Pro Bono and Volunteering"],
    "papers": ["Publications", "Selected Publications", "Papers"],
    "referees": ["References", "Referees"],
    "contact": ["Reach Me", "Contact Details", "Get in Touch", "How to Reach Me", "Coordinates"],
}
CLICKS = ["Show credential", "verify", "link", "↗", "see it", "View"]
