"""Headings, contact labels and joining words in each language, from the plain to the uncommon."""

HEADS = {
    "en": {
        "about": "Profile|Summary|About me|Personal Statement|Professional Summary|Who I am|At a Glance|Introduction|In Brief|Executive Profile|Career Objective|Overview|A few words",
        "roles": "Experience|Work Experience|Employment|Employment History|Career History|Professional Background|Where I've worked|Positions Held|Work History|Career to Date|Relevant Experience|Appointments|Professional Journey|Jobs",
        "studies": "Education|Academic Background|Education & Training|Qualifications|Studies|Schooling|Where I studied|Academic History|Degrees|Educational Background|Academic Qualifications|Formal Education",
        "skills": "Skills|Key Skills|Core Competencies|Toolbox|Expertise|What I'm good at|Technical Skills|Strengths|Areas of Expertise|Capabilities|Proficiencies|Know-how|Skill Set",
        "cards": "Certifications|Certificates|Licences & Certificates|Professional Certifications|Accreditations|Tickets & Licences|Credentials|Professional Development|Licenses|Courses & Certificates|Certified in|Further Training",
        "prizes": "Awards|Honours|Awards & Honours|Achievements|Recognition|Prizes|Distinctions|Accolades|Honors and Awards|Prizes & Placings|Awards and Recognition|Notable Achievements",
        "works": "Projects|Selected Projects|Side Projects|Personal Projects|Key Projects|Things I've built|Project Work|Portfolio|Notable Projects|Independent Work|Project Experience|Own Projects",
        "tongues": "Languages|Language Skills|Spoken Languages|Languages spoken|I speak|Tongues|Linguistic Skills|Language Proficiency|Languages & Levels|Spoken & Written|Foreign Languages|Languages Known",
        "likes": "Interests|Hobbies|Hobbies & Interests|Outside work|Personal Interests|Leisure|Off the clock|Pastimes|Other Interests|Activities|Free Time|Beyond Work",
        "helping": "Volunteering|Volunteer Work|Community|Voluntary Work|Giving back|Community Involvement|Volunteer Experience|Civic Engagement|Unpaid Work|Service|Community Service|Charity Work",
        "contact": "Contact|Contact details|Get in touch|Reach me|Details|Personal Details",
    },
    "de": {
        "about": "Profil|Kurzprofil|Über mich|Zur Person|Auf einen Blick|Zusammenfassung|Kurz gesagt",
        "roles": "Berufserfahrung|Beruflicher Werdegang|Berufspraxis|Berufliche Stationen|Praxiserfahrung|Tätigkeiten|Arbeitsstationen|Bisherige Anstellungen",
        "studies": "Ausbildung|Bildungsweg|Aus- und Weiterbildung|Schulbildung|Akademischer Werdegang|Bildung|Schule und Ausbildung",
        "skills": "Kenntnisse|Fähigkeiten|Kompetenzen|Fachkenntnisse|Was ich kann|Stärken|Kenntnisse und Fähigkeiten|Handwerkszeug",
        "cards": "Zertifikate|Zertifizierungen|Nachweise|Weiterbildungen|Lehrgänge und Scheine|Fortbildungen|Qualifikationen",
        "prizes": "Auszeichnungen|Preise|Ehrungen|Erfolge|Preise und Auszeichnungen|Anerkennungen",
        "works": "Projekte|Ausgewählte Projekte|Eigene Projekte|Projekterfahrung|Nebenprojekte",
        "tongues": "Sprachen|Sprachkenntnisse|Ich spreche|Fremdsprachen",
        "likes": "Interessen|Hobbys|Freizeit|Persönliche Interessen|Sonstiges",
        "helping": "Ehrenamt|Ehrenamtliches Engagement|Engagement|Freiwilligenarbeit",
        "contact": "Kontakt|Persönliche Daten|Kontaktdaten|Anschrift",
    },
    "fr": {
        "about": "Profil|À propos|En bref|Présentation|Résumé|Qui suis-je|Objectif",
        "roles": "Expérience professionnelle|Expériences|Parcours professionnel|Parcours|Carrière|Expériences professionnelles|Postes occupés|Emplois",
        "studies": "Formation|Formations|Études|Diplômes|Parcours scolaire|Formation initiale|Études et diplômes",
        "skills": "Compétences|Savoir-faire|Compétences clés|Boîte à outils|Compétences techniques|Atouts|Ce que je sais faire",
        "cards": "Certifications|Certificats|Habilitations|Formations complémentaires|Attestations|Titres et habilitations",
        "prizes": "Distinctions|Prix|Récompenses|Prix et distinctions|Réussites|Palmarès",
        "works": "Projets|Projets personnels|Réalisations|Projets choisis|Travaux personnels",
        "tongues": "Langues|Langues parlées|Compétences linguistiques|Je parle",
        "likes": "Centres d'intérêt|Loisirs|Intérêts|Hors du travail|Passions",
        "helping": "Bénévolat|Engagement associatif|Vie associative|Engagements",
        "contact": "Contact|Coordonnées|Me joindre",
    },
    "es": {
        "about": "Perfil|Sobre mí|Resumen|Presentación|Perfil profesional|En pocas palabras|Extracto",
        "roles": "Experiencia|Experiencia laboral|Experiencia profesional|Trayectoria|Trayectoria profesional|Historial laboral|Dónde he trabajado|Vida laboral",
        "studies": "Formación|Educación|Estudios|Formación académica|Titulación|Datos académicos",
        "skills": "Competencias|Habilidades|Aptitudes|Conocimientos|Lo que sé hacer|Capacidades|Puntos fuertes",
        "cards": "Certificaciones|Certificados|Cursos y certificados|Acreditaciones|Formación complementaria|Carnés",
        "prizes": "Premios|Reconocimientos|Logros|Distinciones|Premios y reconocimientos|Galardones",
        "works": "Proyectos|Proyectos propios|Proyectos destacados|Trabajos personales",
        "tongues": "Idiomas|Lenguas|Hablo|Idiomas y nivel",
        "likes": "Intereses|Aficiones|Tiempo libre|Fuera del trabajo",
        "helping": "Voluntariado|Labor social|Compromiso social",
        "contact": "Contacto|Datos personales|Datos de contacto",
    },
}

LABELS = {
    "en": {"email": "Email", "phone": "Phone", "place": "Address", "link": "Web"},
    "de": {"email": "E-Mail", "phone": "Telefon", "place": "Wohnort", "link": "Web"},
    "fr": {"email": "Courriel", "phone": "Tél.", "place": "Adresse", "link": "Site"},
    "es": {"email": "Correo", "phone": "Teléfono", "place": "Domicilio", "link": "Web"},
}

AT = {"en": "at", "de": "bei", "fr": "chez", "es": "en"}
"""Between a position and an employer."""

IN = {"en": "in", "de": "in", "fr": "en", "es": "en"}
"""Between a degree and its field."""

TOOLS = {"en": "Tools", "de": "Werkzeuge", "fr": "Outils", "es": "Herramientas"}

LEVELS = {
    "en": ["basic", "intermediate", "good", "advanced", "expert"],
    "de": ["Grundkenntnisse", "mittel", "gut", "sehr gut", "Experte"],
    "fr": ["notions", "intermédiaire", "bon", "avancé", "expert"],
    "es": ["básico", "intermedio", "bueno", "avanzado", "experto"],
}

REFERENCES = {"en": "References available on request.", "de": "Referenzen auf Anfrage.", "fr": "Références sur demande.", "es": "Referencias a petición."}


def heading(rng, lang, section):
    """One of the wordings."""
    return rng.choice(HEADS[lang][section].split("|"))
