"""Short month names, headings and small words in the five languages of this set."""

SHORT = {
    "en": "Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec".split(),
    "de": "Jan. Feb. März Apr. Mai Juni Juli Aug. Sept. Okt. Nov. Dez.".split(),
    "fr": "janv. févr. mars avr. mai juin juil. août sept. oct. nov. déc.".split(),
    "sv": "jan feb mars apr maj juni juli aug sep okt nov dec".split(),
    "es": "ene feb mar abr may jun jul ago sep oct nov dic".split(),
}
DOTTED = SHORT | {"en": "Jan. Feb. Mar. Apr. May June July Aug. Sept. Oct. Nov. Dec.".split()}
NOW = {"en": "Present", "de": "heute", "fr": "aujourd’hui", "sv": "nu", "es": "presente"}
TO = {"en": "to", "de": "bis", "fr": "à", "sv": "till", "es": "a"}
SINCE = {"en": "Since", "de": "Seit", "fr": "Depuis", "sv": "Sedan", "es": "Desde"}
EXPECTED = {"en": "Expected", "de": "voraussichtlich", "fr": "prévu en", "sv": "beräknad", "es": "previsto"}
IN = {"en": " in ", "de": " in ", "fr": " en ", "sv": " i ", "es": " en "}
AT = {"en": "at", "de": "bei", "fr": "chez", "sv": "på", "es": "en"}
BUILT = {"en": "Built with", "de": "Umgesetzt mit", "fr": "Réalisé avec", "sv": "Byggt med", "es": "Hecho con"}
TOOLS = {"en": "Technologies", "de": "Technologien", "fr": "Technologies", "sv": "Teknik", "es": "Tecnologías"}
VERIFY = {"en": "Verify", "de": "Nachweis", "fr": "Vérifier", "sv": "Visa intyg", "es": "Verificar"}
VIEW = {"en": "View", "de": "Ansehen", "fr": "Voir", "sv": "Visa", "es": "Ver"}
REFERENCES = {"en": "References available upon request.", "de": "Referenzen auf Anfrage.", "fr": "Références sur demande.", "sv": "Referenser lämnas på begäran.", "es": "Referencias disponibles a petición."}
LABELS = {
    "en": {"name": "Name", "email": "Email", "phone": "Phone", "place": "Address", "links": "Web", "born": "Date of birth", "org": "Organization", "title": "Designation", "span": "Duration", "tasks": "Responsibilities", "degree": "Qualification", "school": "Institution", "year": "Year", "result": "Result", "card": "Certificate", "issuer": "Issuer", "date": "Date", "url": "Link", "prize": "Award", "by": "Organizer", "project": "Project title", "story": "Description", "client": "Company"},
    "de": {"name": "Name", "email": "E-Mail", "phone": "Telefon", "place": "Wohnort", "links": "Web", "born": "Geburtsdatum", "org": "Arbeitgeber", "title": "Position", "span": "Zeitraum", "tasks": "Aufgaben", "degree": "Abschluss", "school": "Einrichtung", "year": "Jahr", "result": "Platzierung", "card": "Zertifikat", "issuer": "Aussteller", "date": "Datum", "url": "Link", "prize": "Preis", "by": "Veranstalter", "project": "Projekt", "story": "Beschreibung", "client": "Firma"},
    "fr": {"name": "Nom", "email": "Courriel", "phone": "Téléphone", "place": "Adresse", "links": "Web", "born": "Date de naissance", "org": "Employeur", "title": "Poste", "span": "Période", "tasks": "Tâches", "degree": "Diplôme", "school": "Établissement", "year": "Année", "result": "Rang", "card": "Certificat", "issuer": "Organisme", "date": "Date", "url": "Lien", "prize": "Prix", "by": "Organisateur", "project": "Projet", "story": "Description", "client": "Entreprise"},
    "sv": {"name": "Namn", "email": "E-post", "phone": "Mobil", "place": "Ort", "links": "Webb", "born": "Född", "org": "Arbetsgivare", "title": "Befattning", "span": "Period", "tasks": "Arbetsuppgifter", "degree": "Examen", "school": "Skola", "year": "År", "result": "Placering", "card": "Certifikat", "issuer": "Utfärdare", "date": "Datum", "url": "Länk", "prize": "Utmärkelse", "by": "Arrangör", "project": "Projekt", "story": "Beskrivning", "client": "Företag"},
    "es": {"name": "Nombre", "email": "Correo", "phone": "Teléfono", "place": "Dirección", "links": "Web", "born": "Fecha de nacimiento", "org": "Empresa", "title": "Puesto", "span": "Periodo", "tasks": "Funciones", "degree": "Título", "school": "Institución", "year": "Año", "result": "Resultado", "card": "Certificado", "issuer": "Emisor", "date": "Fecha", "url": "Enlace", "prize": "Premio", "by": "Organizador", "project": "Proyecto", "story": "Descripción", "client": "Compañía"},
}
HEADS = {
    "en": {
        "contact": ["Contact", "Contact Info", "Get in touch", "Personal Details"], "about": ["About Me", "Profile", "Summary", "Objective", "Career Objective", "Personal Statement", "Professional Summary", "Hello"],
        "roles": ["Experience", "Work Experience", "Professional Experience", "Employment", "Work History", "Employment History", "Career Summary"], "studies": ["Education", "Academic Background", "Education & Training", "Academic Qualifications", "Education History"],
        "skills": ["Skills", "Technical Skills", "Key Skills", "Core Competencies", "Skills & Tools", "Expertise", "Areas of Expertise"], "cards": ["Certifications", "Certificates", "Licenses & Certifications", "Training & Certifications", "Courses and Certifications", "Professional Certifications"],
        "prizes": ["Awards", "Honors & Awards", "Achievements", "Awards & Achievements", "Honours", "Key Achievements"], "contests": ["Competitions", "Competitions & Contests"], "hacks": ["Hackathons"], "works": ["Projects", "Selected Projects", "Personal Projects", "Academic & Personal Projects", "Portfolio", "Notable Projects"],
        "tongues": ["Languages"], "likes": ["Interests", "Hobbies", "Hobbies & Interests"], "helping": ["Volunteering", "Volunteer Experience", "Community Involvement", "Extracurricular Activities"],
    },
    "de": {
        "contact": ["Kontakt", "Persönliche Angaben"], "about": ["Profil", "Kurzvorstellung", "Zur Person"], "roles": ["Berufserfahrung", "Werdegang", "Praxiserfahrung"], "studies": ["Bildung", "Ausbildung", "Akademische Ausbildung"], "skills": ["Kompetenzen", "Fachliche Kenntnisse", "Skills"],
        "cards": ["Zertifikate", "Fortbildungen", "Zertifizierungen"], "prizes": ["Auszeichnungen", "Erfolge"], "contests": ["Wettbewerbe"], "hacks": ["Hackathons"], "works": ["Projekte", "Projektauswahl"], "tongues": ["Sprachen"], "likes": ["Hobbys", "Interessen"], "helping": ["Ehrenamt", "Ehrenamtliches Engagement"],
    },
    "fr": {
        "contact": ["Contact", "Coordonnées"], "about": ["Profil", "À propos", "Sommaire"], "roles": ["Expérience professionnelle", "Expériences de travail", "Expérience"], "studies": ["Formation", "Études", "Scolarité"], "skills": ["Compétences", "Compétences techniques"],
        "cards": ["Certifications", "Certificats", "Perfectionnement"], "prizes": ["Prix et distinctions", "Réalisations", "Prix"], "contests": ["Concours"], "hacks": ["Hackathons"], "works": ["Projets", "Projets personnels"], "tongues": ["Langues"], "likes": ["Intérêts", "Loisirs"], "helping": ["Bénévolat"],
    },
    "sv": {
        "contact": ["Kontakt", "Kontaktuppgifter"], "about": ["Profil", "Om mig", "Sammanfattning"], "roles": ["Arbetslivserfarenhet", "Erfarenhet", "Anställningar"], "studies": ["Utbildning", "Utbildningar"], "skills": ["Kompetenser", "Färdigheter", "Kunskaper"],
        "cards": ["Certifikat", "Kurser och certifikat", "Certifieringar"], "prizes": ["Utmärkelser", "Priser och utmärkelser"], "contests": ["Tävlingar"], "hacks": ["Hackathon"], "works": ["Projekt", "Egna projekt"], "tongues": ["Språk"], "likes": ["Intressen", "Fritid"], "helping": ["Ideellt arbete"],
    },
    "es": {
        "contact": ["Contacto", "Datos personales"], "about": ["Perfil profesional", "Acerca de mí", "Resumen"], "roles": ["Experiencia laboral", "Experiencia profesional", "Historial de empleo"], "studies": ["Educación", "Preparación académica", "Formación"], "skills": ["Destrezas", "Habilidades", "Competencias"],
        "cards": ["Certificaciones", "Licencias y certificaciones"], "prizes": ["Premios", "Logros", "Premios y reconocimientos"], "contests": ["Concursos"], "hacks": ["Hackatones"], "works": ["Proyectos", "Proyectos personales"], "tongues": ["Idiomas"], "likes": ["Intereses", "Pasatiempos"], "helping": ["Voluntariado"],
    },
}
