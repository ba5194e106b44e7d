"""Section headings: each author has their own words, in the language of the résumé."""

HEADINGS = {
    "en": {
        "summary": ["Profile", "About me", "Summary of Qualifications", "In brief", "Personal Statement"],
        "jobs": ["Employment History", "Where I've worked", "Professional Background", "Career History", "Relevant Experience", "Work History"],
        "schools": ["Education", "Academic Background", "Studies", "Education & Training", "Schooling"],
        "certificates": ["Licences & Certificates", "Professional Qualifications", "Courses and Certificates", "Certifications"],
        "awards": ["Honours", "Awards and Recognition", "Distinctions", "Prizes"],
        "projects": ["Selected Projects", "Things I have built", "Projects", "Side Projects"],
        "skills": ["Core Competencies", "Toolbox", "What I'm good at", "Skills", "Key Skills"],
        "languages": ["Languages", "Languages spoken"],
        "interests": ["Interests", "Outside work", "Hobbies"],
        "volunteering": ["Volunteering", "Community", "Voluntary Work"],
        "works": ["Publications", "Selected Publications"],
        "memberships": ["Memberships", "Affiliations"],
        "references": ["References"],
    },
    "de": {
        "summary": ["Kurzprofil", "Über mich"], "jobs": ["Beruflicher Werdegang", "Berufserfahrung", "Berufspraxis"],
        "schools": ["Ausbildung und Studium", "Bildungsweg"], "certificates": ["Weiterbildungen", "Fortbildungen und Zertifikate"],
        "awards": ["Auszeichnungen"], "projects": ["Projekte"], "skills": ["Kenntnisse", "Fachkenntnisse"], "languages": ["Sprachen", "Sprachkenntnisse"],
        "interests": ["Interessen"], "volunteering": ["Ehrenamt"], "works": ["Veröffentlichungen"], "memberships": ["Mitgliedschaften"], "references": ["Referenzen"],
    },
    "fr": {
        "summary": ["Profil", "À propos"], "jobs": ["Parcours professionnel", "Expériences professionnelles", "Expérience"],
        "schools": ["Formation", "Formation et diplômes"], "certificates": ["Habilitations", "Certifications"],
        "awards": ["Distinctions"], "projects": ["Projets"], "skills": ["Compétences", "Savoir-faire"], "languages": ["Langues"],
        "interests": ["Centres d’intérêt", "Loisirs"], "volunteering": ["Bénévolat"], "works": ["Publications"], "memberships": ["Associations"], "references": ["Références"],
    },
}


def headings(person, random):
    """One author's choice of words."""
    return {section: random.choice(words) for section, words in HEADINGS[person.lang].items()}
