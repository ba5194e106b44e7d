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
        "about": ["In Brief", "About", "Introduction", "Professional Profile", "Overview"], "roles": ["Career to Date", "Positions Held", "Professional Background", "Where I've Worked", "Relevant Experience"],
        "studies": ["Education & Training", "Studies", "Qualifications", "Educational Background"], "skills": ["Skill Set", "Expertise", "Strengths", "Tools & Skills", "Capabilities"],
        "cards": ["Certificates & Licences", "Credentials", "Professional Certifications", "Accreditations"], "prizes": ["Recognition", "Distinctions", "Awards & Competitions", "Prizes"],
        "contests": ["Contests & Hackathons", "Competitions"], "works": ["Selected Projects", "Side Projects", "Project Work", "Things I've Built"], "tongues": ["Languages", "Languages Spoken"],
        "likes": ["Outside Work", "Pastimes"], "helping": ["Voluntary Work", "Community Involvement"], "papers": ["Publications"], "contact": ["Get in Touch"],
    },
    "de": {
        "about": ["Kurzprofil", "Über mich"], "roles": ["Beruflicher Werdegang", "Berufspraxis", "Berufserfahrung"], "studies": ["Ausbildung", "Studium und Schule", "Bildungsweg"], "skills": ["Kenntnisse", "Fachkenntnisse"],
        "cards": ["Weiterbildungen und Zertifikate", "Zertifikate"], "prizes": ["Auszeichnungen", "Preise und Auszeichnungen"], "contests": ["Wettbewerbe"], "works": ["Projekte"], "tongues": ["Sprachen"], "likes": ["Interessen", "Freizeit"],
        "helping": ["Ehrenamt"], "papers": ["Veröffentlichungen"], "contact": ["Kontakt"],
    },
    "fr": {
        "about": ["Profil", "En bref"], "roles": ["Parcours professionnel", "Expériences"], "studies": ["Formation", "Diplômes"], "skills": ["Compétences", "Savoir-faire"], "cards": ["Certifications", "Attestations"],
        "prizes": ["Distinctions", "Prix"], "contests": ["Concours"], "works": ["Projets"], "tongues": ["Langues"], "likes": ["Centres d'intérêt", "Loisirs"], "helping": ["Bénévolat"], "papers": ["Publications"], "contact": ["Contact"],
    },
    "es": {
        "about": ["Perfil", "Sobre mí"], "roles": ["Experiencia profesional", "Trayectoria"], "studies": ["Formación", "Educación"], "skills": ["Competencias", "Habilidades"], "cards": ["Certificaciones", "Cursos y certificados"],
        "prizes": ["Premios", "Reconocimientos"], "contests": ["Concursos y hackatones"], "works": ["Proyectos"], "tongues": ["Idiomas"], "likes": ["Aficiones", "Intereses"], "helping": ["Voluntariado"], "papers": ["Publicaciones"], "contact": ["Contacto"],
    },
    "sv": {
        "about": ["Profil", "Om mig"], "roles": ["Arbetslivserfarenhet", "Anställningar"], "studies": ["Utbildning", "Utbildningar"], "skills": ["Kompetenser", "Kunskaper"], "cards": ["Certifikat och intyg", "Certifieringar"],
        "prizes": ["Utmärkelser", "Priser"], "contests": ["Tävlingar"], "works": ["Projekt"], "tongues": ["Språk"], "likes": ["Fritid", "Intressen"], "helping": ["Ideellt arbete"], "papers": ["Publikationer"], "contact": ["Kontakt"],
    },
}
