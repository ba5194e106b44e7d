"""Headings and small words in the six languages of this set."""

NOW = {"en": "present", "de": "heute", "fr": "aujourd’hui", "es": "actualidad", "nl": "heden", "pl": "obecnie"}
SINCE = {"en": "since", "de": "seit", "fr": "depuis", "es": "desde", "nl": "sinds", "pl": "od"}
TO = {"en": "to", "de": "bis", "fr": "à", "es": "a", "nl": "tot", "pl": "do"}
EXPECTED = {"en": "expected", "de": "voraussichtlich", "fr": "prévu en", "es": "previsto", "nl": "verwacht", "pl": "przewidywany"}
IN = {"en": " in ", "de": " in ", "fr": " en ", "es": " en ", "nl": " ", "pl": ", "}
TOOLS = {
    "en": ["Technologies", "Made with", "Tech stack", "Tools used"], "de": ["Technik", "Werkzeuge", "Umgesetzt mit"], "fr": ["Technologies", "Outils", "Environnement"],
    "es": ["Tecnologías", "Herramientas"], "nl": ["Gebruikt", "Technieken", "Tools"], "pl": ["Technologie", "Narzędzia"],
}
SHOW = {"en": ["Show credential", "Verify", "See certificate"], "de": ["Nachweis", "Zertifikat ansehen"], "fr": ["Voir le certificat"], "es": ["Ver credencial"], "nl": ["Bekijk bewijs"], "pl": ["Zobacz certyfikat"]}
MORE = {"en": "link", "de": "Link", "fr": "lien", "es": "enlace", "nl": "link", "pl": "link"}
LABELS = {
    "en": {"who": "Name", "place": "Location", "phone": "Mobile", "email": "E-mail", "web": "Web", "work": "Employer", "title": "Position held", "span": "Dates", "tasks": "Main activities", "school": "Institution", "degree": "Qualification", "issuer": "Issued by", "name": "Name", "what": "What it does", "link": "Link", "date": "Date"},
    "de": {"who": "Name", "place": "Wohnort", "phone": "Telefon", "email": "E-Mail", "web": "Web", "work": "Arbeitgeber", "title": "Position", "span": "Zeitraum", "tasks": "Aufgaben", "school": "Einrichtung", "degree": "Abschluss", "issuer": "Aussteller", "name": "Bezeichnung", "what": "Inhalt", "link": "Link", "date": "Datum"},
    "fr": {"who": "Nom et prénom", "place": "Adresse", "phone": "Tél.", "email": "Courriel", "web": "Web", "work": "Employeur", "title": "Poste occupé", "span": "Dates", "tasks": "Activités", "school": "Établissement", "degree": "Diplôme", "issuer": "Délivré par", "name": "Nom", "what": "Description", "link": "Lien", "date": "Date"},
    "es": {"who": "Nombre y apellidos", "place": "Domicilio", "phone": "Teléfono", "email": "Correo", "web": "Web", "work": "Empresa", "title": "Puesto", "span": "Periodo", "tasks": "Funciones", "school": "Centro", "degree": "Título", "issuer": "Expedido por", "name": "Nombre", "what": "Descripción", "link": "Enlace", "date": "Fecha"},
    "nl": {"who": "Naam", "place": "Woonplaats", "phone": "Mobiel", "email": "E-mail", "web": "Web", "work": "Werkgever", "title": "Functie", "span": "Periode", "tasks": "Taken", "school": "Instelling", "degree": "Diploma", "issuer": "Uitgegeven door", "name": "Naam", "what": "Omschrijving", "link": "Link", "date": "Datum"},
    "pl": {"who": "Imię i nazwisko", "place": "Adres", "phone": "Telefon", "email": "E-mail", "web": "WWW", "work": "Pracodawca", "title": "Stanowisko", "span": "Okres", "tasks": "Obowiązki", "school": "Uczelnia", "degree": "Tytuł", "issuer": "Wydane przez", "name": "Nazwa", "what": "Opis", "link": "Adres WWW", "date": "Data"},
}
HEADS = {
    "en": {
        "contact": ["Contact details", "Reach me", "Contact"], "about": ["In brief", "Professional Profile", "Introduction", "Executive Summary", "Statement", "Who I am"], "roles": ["Career to date", "Employment Record", "Positions held", "Relevant Experience", "Professional History", "Where I have worked"],
        "studies": ["Qualifications", "Schooling", "Degrees", "Studies", "Educational Background", "Education & Degrees"], "skills": ["What I can do", "Skill Set", "Competences", "Tools & Methods", "Strengths and Tools", "Know-how"],
        "cards": ["Credentials", "Licences", "Courses & Certificates", "Professional Development", "Accreditations", "Certificates held"], "prizes": ["Recognition", "Distinctions", "Awards", "Honours and Prizes", "Awards & Recognition"], "hacks": ["Hackathons", "Hackathon results"], "contests": ["Competitions", "Competition record", "Contests"],
        "works": ["Things I built", "Key Projects", "Project Portfolio", "Side Projects", "Representative Projects"], "tongues": ["Languages", "Languages spoken"], "likes": ["Outside work", "Pastimes", "Leisure"], "helping": ["Giving back", "Community Service", "Voluntary Roles"],
    },
    "de": {
        "contact": ["Kontakt", "Persönliche Daten"], "about": ["Kurzprofil", "Über mich", "Profil"], "roles": ["Berufspraxis", "Beruflicher Werdegang", "Berufserfahrung", "Stationen"], "studies": ["Ausbildung", "Bildungsweg", "Studium und Schule"], "skills": ["Kenntnisse", "Fähigkeiten", "Fachkenntnisse"], "cards": ["Weiterbildungen", "Zertifikate", "Lehrgänge und Zertifikate"],
        "prizes": ["Auszeichnungen", "Preise und Ehrungen"], "hacks": ["Hackathons"], "contests": ["Wettbewerbe"], "works": ["Projekte", "Ausgewählte Projekte"], "tongues": ["Sprachen", "Sprachkenntnisse"], "likes": ["Interessen", "Freizeit"], "helping": ["Ehrenamt", "Engagement"],
    },
    "fr": {
        "contact": ["Contact", "Coordonnées"], "about": ["Présentation", "En quelques mots", "Profil"], "roles": ["Parcours professionnel", "Expériences", "Expérience professionnelle"], "studies": ["Formation", "Cursus", "Diplômes"], "skills": ["Compétences", "Savoir-faire", "Outils et compétences"], "cards": ["Certifications", "Attestations"],
        "prizes": ["Distinctions", "Prix et récompenses"], "hacks": ["Hackathons"], "contests": ["Concours"], "works": ["Projets", "Réalisations"], "tongues": ["Langues"], "likes": ["Centres d’intérêt", "Loisirs"], "helping": ["Bénévolat", "Vie associative"],
    },
    "es": {
        "contact": ["Contacto", "Datos de contacto"], "about": ["Perfil", "Sobre mí", "Resumen"], "roles": ["Experiencia profesional", "Trayectoria", "Experiencia"], "studies": ["Formación", "Estudios", "Formación académica"], "skills": ["Competencias", "Aptitudes", "Conocimientos"], "cards": ["Certificados", "Cursos y certificados"],
        "prizes": ["Premios", "Reconocimientos"], "hacks": ["Hackatones"], "contests": ["Concursos"], "works": ["Proyectos", "Proyectos destacados"], "tongues": ["Idiomas"], "likes": ["Aficiones", "Intereses"], "helping": ["Voluntariado"],
    },
    "nl": {
        "contact": ["Contact", "Personalia"], "about": ["Profiel", "Over mij", "Wie ben ik"], "roles": ["Werkervaring", "Loopbaan", "Ervaring"], "studies": ["Opleidingen", "Opleiding"], "skills": ["Vaardigheden", "Kennis en vaardigheden", "Wat ik kan"], "cards": ["Certificaten", "Cursussen en certificaten"],
        "prizes": ["Prijzen", "Onderscheidingen"], "hacks": ["Hackathons"], "contests": ["Wedstrijden", "Competities"], "works": ["Projecten", "Eigen projecten"], "tongues": ["Talen"], "likes": ["Hobby’s", "Interesses"], "helping": ["Vrijwilligerswerk"],
    },
    "pl": {
        "contact": ["Kontakt", "Dane kontaktowe"], "about": ["Profil zawodowy", "O mnie", "Podsumowanie"], "roles": ["Doświadczenie zawodowe", "Przebieg kariery", "Doświadczenie"], "studies": ["Wykształcenie", "Edukacja"], "skills": ["Umiejętności", "Kompetencje"], "cards": ["Certyfikaty", "Szkolenia i certyfikaty"],
        "prizes": ["Nagrody", "Wyróżnienia"], "hacks": ["Hackathony"], "contests": ["Konkursy"], "works": ["Projekty", "Wybrane projekty"], "tongues": ["Języki", "Znajomość języków"], "likes": ["Zainteresowania"], "helping": ["Wolontariat"],
    },
}
