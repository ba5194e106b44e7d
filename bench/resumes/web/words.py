"""Section headings that people of four languages choose from."""

HEADS = {
    "en": {
        "summary": ["Profile", "About", "Summary", "Personal Statement", "In brief", "Professional Summary"],
        "jobs": ["Experience", "Work Experience", "Employment History", "Career History", "Professional Background", "Where I've worked"],
        "schools": ["Education", "Education & Training", "Academic Background", "Qualifications", "Where I studied"],
        "skills": ["Skills", "Key Skills", "Toolbox", "What I do well", "Core Competencies", "Technical Skills"],
        "certs": ["Certifications", "Licences & Certificates", "Professional Qualifications", "Tickets & Training"],
        "honours": ["Awards", "Honours and Awards", "Recognition", "Awards & Competitions"],
        "projects": ["Projects", "Selected Projects", "Things I made", "Side Projects"],
        "languages": ["Languages", "Spoken languages"], "interests": ["Interests", "Outside work", "Hobbies & Interests"],
        "volunteering": ["Volunteering", "Volunteer Work", "Community"], "publications": ["Publications", "Selected Publications"],
        "talks": ["Invited Talks", "Talks and Lectures"], "courses": ["Teaching", "Courses Taught"], "memberships": ["Memberships", "Professional Societies"], "contact": ["Contact", "Get in touch", "Contact details"],
    },
    "de": {
        "summary": ["Profil", "Kurzprofil", "Über mich"], "jobs": ["Berufserfahrung", "Beruflicher Werdegang", "Berufspraxis"], "schools": ["Ausbildung", "Studium und Schulbildung", "Bildungsweg"],
        "skills": ["Kenntnisse", "Besondere Kenntnisse", "Fähigkeiten und Kenntnisse"], "certs": ["Weiterbildung", "Fortbildungen", "Zertifikate"], "honours": ["Auszeichnungen"], "projects": ["Projekte"],
        "languages": ["Sprachkenntnisse", "Sprachen"], "interests": ["Interessen", "Hobbys"], "volunteering": ["Ehrenamt", "Ehrenamtliches Engagement"], "contact": ["Kontakt"], "personal": ["Persönliche Daten", "Persönliche Angaben", "Zur Person"],
    },
    "fr": {
        "summary": ["Profil", "À propos", "En quelques mots"], "jobs": ["Expériences professionnelles", "Parcours professionnel", "Expérience"], "schools": ["Formation", "Formations et diplômes", "Études"],
        "skills": ["Compétences", "Savoir-faire", "Compétences clés"], "certs": ["Certifications", "Habilitations et certifications"], "honours": ["Distinctions", "Prix et distinctions"], "projects": ["Projets", "Projets personnels"],
        "languages": ["Langues"], "interests": ["Centres d'intérêt", "Loisirs"], "volunteering": ["Bénévolat", "Engagement associatif"], "contact": ["Contact", "Coordonnées"],
    },
    "es": {
        "summary": ["Perfil profesional", "Sobre mí", "Presentación"], "jobs": ["Experiencia profesional", "Trayectoria laboral", "Experiencia laboral"], "schools": ["Formación académica", "Estudios", "Formación"],
        "skills": ["Competencias", "Habilidades", "Conocimientos"], "certs": ["Certificados", "Cursos y certificados"], "honours": ["Premios", "Reconocimientos"], "projects": ["Proyectos"],
        "languages": ["Idiomas"], "interests": ["Intereses", "Aficiones"], "volunteering": ["Voluntariado"], "contact": ["Datos de contacto", "Contacto"],
    },
    "pt": {
        "summary": ["Perfil", "Sobre mim", "Resumo"], "jobs": ["Experiência profissional", "Percurso profissional"], "schools": ["Formação académica", "Habilitações literárias"],
        "skills": ["Competências", "Aptidões"], "certs": ["Certificações", "Formação complementar"], "honours": ["Prémios", "Distinções"], "projects": ["Projetos"],
        "languages": ["Línguas", "Idiomas"], "interests": ["Interesses"], "volunteering": ["Voluntariado"], "contact": ["Contactos"],
    },
}
