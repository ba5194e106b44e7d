"""Headings and small words in the languages of this set."""

NOW = {"en": "Present", "de": "heute", "fr": "aujourd'hui", "es": "actualidad", "sv": "nu"}
SINCE = {"en": "Since", "de": "Seit", "fr": "Depuis", "es": "Desde", "sv": "Sedan"}
TO = {"en": "to", "de": "bis", "fr": "à", "es": "a", "sv": "till"}
SHOW = {"en": "Show credential", "de": "Nachweis ansehen", "fr": "Voir l'attestation", "es": "Ver credencial", "sv": "Visa intyg"}
BUILT = {"en": "Built with", "de": "Umgesetzt mit", "fr": "Outils", "es": "Herramientas", "sv": "Byggt med"}
LABELS = {
    "en": ["Based in", "Telephone", "E-mail", "Online"], "de": ["Wohnort", "Telefon", "E-Mail", "Online"], "fr": ["Ville", "Téléphone", "Courriel", "Site"],
    "es": ["Ciudad", "Teléfono", "Correo", "Web"], "sv": ["Ort", "Telefon", "E-post", "Webb"],
}
HEADS = {
    "en": {
        "about": ["In Brief", "About", "Introduction", "Professional Profile", "Overview"], "jobs": ["Career to Date", "Positions Held", "Professional Background", "Where I've Worked", "Relevant Experience"],
        "schools": ["Education & Training", "Studies", "Qualifications", "Educational Background"], "skills": ["Skill Set", "Expertise", "Strengths", "Tools & Skills", "Capabilities"],
        "certs": ["Certificates & Licences", "Credentials", "Professional Certifications", "Accreditations"], "awards": ["Recognition", "Distinctions", "Awards & Competitions", "Prizes"],
        "contests": ["Contests & Hackathons", "Competitions"], "projs": ["Selected Projects", "Side Projects", "Project Work", "Things I've Built"], "tongues": ["Languages", "Languages Spoken"],
        "likes": ["Outside Work", "Pastimes"], "helping": ["Voluntary Work", "Community Involvement"], "papers": ["Publications"], "contact": ["Get in Touch"],
    },
    "de": {
        "about": ["Kurzprofil", "Über mich"], "jobs": ["Beruflicher Werdegang", "Berufspraxis", "Berufserfahrung"], "schools": ["Ausbildung", "Studium und Schule", "Bildungsweg"], "skills": ["Kenntnisse", "Fachkenntnisse"],
        "certs": ["Weiterbildungen und Zertifikate", "Zertifikate"], "awards": ["Auszeichnungen", "Preise und Auszeichnungen"], "contests": ["Wettbewerbe"], "projs": ["Projekte"], "tongues": ["Sprachen"], "likes": ["Interessen", "Freizeit"],
        "helping": ["Ehrenamt"], "papers": ["Veröffentlichungen"], "contact": ["Kontakt"],
    },
    "fr": {
        "about": ["Profil", "En bref"], "jobs": ["Parcours professionnel", "Expériences"], "schools": ["Formation", "Diplômes"], "skills": ["Compétences", "Savoir-faire"], "certs": ["Certifications", "Attestations"],
        "awards": ["Distinctions", "Prix"], "contests": ["Concours"], "projs": ["Projets"], "tongues": ["Langues"], "likes": ["Centres d'intérêt", "Loisirs"], "helping": ["Bénévolat"], "papers": ["Publications"], "contact": ["Contact"],
    },
    "es": {
        "about": ["Perfil", "Sobre mí"], "jobs": ["Experiencia profesional", "Trayectoria"], "schools": ["Formación", "Educación"], "skills": ["Competencias", "Habilidades"], "certs": ["Certificaciones", "Cursos y certificados"],
        "awards": ["Premios", "Reconocimientos"], "contests": ["Concursos y hackatones"], "projs": ["Proyectos"], "tongues": ["Idiomas"], "likes": ["Aficiones", "Intereses"], "helping": ["Voluntariado"], "papers": ["Publicaciones"], "contact": ["Contacto"],
    },
    "sv": {
        "about": ["Profil", "Om mig"], "jobs": ["Arbetslivserfarenhet", "Anställningar"], "schools": ["Utbildning", "Utbildningar"], "skills": ["Kompetenser", "Kunskaper"], "certs": ["Certifikat och intyg", "Certifieringar"],
        "awards": ["Utmärkelser", "Priser"], "contests": ["Tävlingar"], "projs": ["Projekt"], "tongues": ["Språk"], "likes": ["Fritid", "Intressen"], "helping": ["Ideellt arbete"], "papers": ["Publikationer"], "contact": ["Kontakt"],
    },
}
