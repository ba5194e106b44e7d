"""Section headings that people of four languages choose from."""

HEADS = {
    "en": {
        "about": ["Profile", "About", "Summary", "Personal Statement", "In brief", "Professional Summary"],
        "roles": ["Experience", "Work Experience", "Employment History", "Career History", "Professional Background", "Where I've worked"],
        "studies": ["Education", "Education & Training", "Academic Background", "Qualifications", "Where I studied"],
        "skills": ["Skills", "Key Skills", "Toolbox", "What I do well", "Core Competencies", "Technical Skills"],
        "cards": ["Certifications", "Licences & Certificates", "Professional Qualifications", "Tickets & Training"],
        "prizes": ["Awards", "Honours and Awards", "Recognition", "Awards & Competitions"],
        "works": ["Projects", "Selected Projects", "Things I made", "Side Projects"],
        "tongues": ["Languages", "Spoken languages"], "likes": ["Interests", "Outside work", "Hobbies & Interests"],
        "helping": ["Volunteering", "Volunteer Work", "Community"], "papers": ["Publications", "Selected Publications"],
        "talks": ["Invited Talks", "Talks and Lectures"], "courses": ["Teaching", "Courses Taught"], "memberships": ["Memberships", "Professional Societies"], "contact": ["Contact", "Get in touch", "Contact details"],
    },
    "de": {
        "about": ["Profil", "Kurzprofil", "Über mich"], "roles": ["Berufserfahrung", "Beruflicher Werdegang", "Berufspraxis"], "studies": ["Ausbildung", "Studium und Schulbildung", "Bildungsweg"],
        "skills": ["Kenntnisse", "Besondere Kenntnisse", "Fähigkeiten und Kenntnisse"], "cards": ["Weiterbildung", "Fortbildungen", "Zertifikate"], "prizes": ["Auszeichnungen"], "works": ["Projekte"],
        "tongues": ["Sprachkenntnisse", "Sprachen"], "likes": ["Interessen", "Hobbys"], "helping": ["Ehrenamt", "Ehrenamtliches Engagement"], "contact": ["Kontakt"], "personal": ["Persönliche Daten", "Persönliche Angaben", "Zur Person"],
    },
    "fr": {
        "about": ["Profil", "À propos", "En quelques mots"], "roles": ["Expériences professionnelles", "Parcours professionnel", "Expérience"], "studies": ["Formation", "Formations et diplômes", "Études"],
        "skills": ["Compétences", "Savoir-faire", "Compétences clés"], "cards": ["Certifications", "Habilitations et certifications"], "prizes": ["Distinctions", "Prix et distinctions"], "works": ["Projets", "Projets personnels"],
        "tongues": ["Langues"], "likes": ["Centres d'intérêt", "Loisirs"], "helping": ["Bénévolat", "Engagement associatif"], "contact": ["Contact", "Coordonnées"],
    },
    "es": {
        "about": ["Perfil profesional", "Sobre mí", "Presentación"], "roles": ["Experiencia profesional", "Trayectoria laboral", "Experiencia laboral"], "studies": ["Formación académica", "Estudios", "Formación"],
        "skills": ["Competencias", "Habilidades", "Conocimientos"], "cards": ["Certificados", "Cursos y certificados"], "prizes": ["Premios", "Reconocimientos"], "works": ["Proyectos"],
        "tongues": ["Idiomas"], "likes": ["Intereses", "Aficiones"], "helping": ["Voluntariado"], "contact": ["Datos de contacto", "Contacto"],
    },
    "pt": {
        "about": ["Perfil", "Sobre mim", "Resumo"], "roles": ["Experiência profissional", "Percurso profissional"], "studies": ["Formação académica", "Habilitações literárias"],
        "skills": ["Competências", "Aptidões"], "cards": ["Certificações", "Formação complementar"], "prizes": ["Prémios", "Distinções"], "works": ["Projetos"],
        "tongues": ["Línguas", "Idiomas"], "likes": ["Interesses"], "helping": ["Voluntariado"], "contact": ["Contactos"],
    },
}
