"""Headings and small words in the languages of this set."""

NOW = {"en": "Present", "da": "nu", "no": "nå", "cs": "dosud", "es": "Actualidad", "fr": "aujourd’hui"}
HEADS = {
    "en": {
        "about": ["Profile", "Summary", "Objective", "About me", "Professional Summary", "Career profile"], "roles": ["Experience", "Employment History", "Work Experience", "Professional Experience", "Career Summary"],
        "studies": ["Education", "Education and Training", "Academic Qualifications", "Academic History"], "skills": ["Skills", "Key Skills", "Core Skills", "Expertise", "Skills & Abilities"], "cards": ["Certifications", "Licenses & Certifications", "Certificates", "Tickets & Cards"],
        "prizes": ["Awards", "Honors & Awards", "Accolades", "Prizes and Awards"], "works": ["Projects", "Personal Projects", "Selected Work"], "tongues": ["Languages"], "likes": ["Interests", "Hobbies & Interests", "Activities"],
        "helping": ["Volunteer Experience", "Volunteering", "Community"], "papers": ["Publications"], "boards": ["Board Roles and Memberships", "Affiliations"], "contact": ["Contact", "Get in touch"], "referees": ["References", "Referees"], "personal": ["Personal details"], "strengths": ["Strengths"], "motto": ["My Life Philosophy"],
    },
    "da": {
        "about": ["Profil", "Kort om mig"], "roles": ["Erhvervserfaring", "Ansættelser"], "studies": ["Uddannelse"], "skills": ["Kompetencer", "Faglige kompetencer"], "cards": ["Kurser og certifikater"], "prizes": ["Priser"], "works": ["Projekter"], "tongues": ["Sprog"],
        "likes": ["Fritid"], "helping": ["Frivilligt arbejde"], "papers": ["Publikationer"], "boards": ["Tillidshverv"], "contact": ["Kontakt"], "personal": ["Personlige oplysninger"], "referees": ["Referencer"],
    },
    "no": {
        "about": ["Sammendrag", "Om meg"], "roles": ["Arbeidserfaring", "Yrkeserfaring"], "studies": ["Utdanning"], "skills": ["Ferdigheter", "Nøkkelkompetanse"], "cards": ["Kurs og sertifikater"], "prizes": ["Utmerkelser"], "works": ["Prosjekter"], "tongues": ["Språk"],
        "likes": ["Interesser"], "helping": ["Verv og frivillig arbeid"], "papers": ["Publikasjoner"], "boards": ["Verv"], "contact": ["Kontaktinformasjon"], "personal": ["Personalia"], "referees": ["Referanser"],
    },
    "cs": {
        "about": ["Profil", "O mně"], "roles": ["Pracovní zkušenosti", "Praxe"], "studies": ["Vzdělání"], "skills": ["Dovednosti", "Znalosti a dovednosti"], "cards": ["Certifikáty a kurzy", "Osvědčení"], "prizes": ["Ocenění"], "works": ["Projekty"], "tongues": ["Jazyky", "Jazykové znalosti"],
        "likes": ["Zájmy"], "helping": ["Dobrovolnictví"], "papers": ["Publikace"], "boards": ["Členství"], "contact": ["Kontakt"], "personal": ["Osobní údaje"], "referees": ["Reference"],
    },
    "es": {
        "about": ["Perfil profesional", "Acerca de mí"], "roles": ["Experiencia laboral", "Trayectoria laboral"], "studies": ["Formación académica", "Estudios"], "skills": ["Habilidades", "Conocimientos"], "cards": ["Cursos y certificaciones", "Certificaciones"], "prizes": ["Reconocimientos", "Logros y premios"], "works": ["Proyectos"],
        "tongues": ["Idiomas"], "likes": ["Pasatiempos", "Intereses"], "helping": ["Voluntariado"], "papers": ["Publicaciones"], "boards": ["Membresías"], "contact": ["Contacto"], "personal": ["Datos personales"], "referees": ["Referencias personales"],
    },
    "fr": {
        "about": ["Profil", "Sommaire"], "roles": ["Expérience de travail", "Expériences professionnelles"], "studies": ["Formation", "Études"], "skills": ["Compétences", "Champs de compétence"], "cards": ["Cartes et certifications", "Perfectionnement"], "prizes": ["Prix et distinctions", "Reconnaissances"], "works": ["Projets", "Réalisations"],
        "tongues": ["Langues"], "likes": ["Loisirs", "Intérêts"], "helping": ["Bénévolat", "Engagement bénévole"], "papers": ["Publications"], "boards": ["Affiliations"], "contact": ["Coordonnées"], "personal": ["Renseignements personnels"], "referees": ["Références"],
    },
}
