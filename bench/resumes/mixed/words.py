"""Words of the layouts in the languages of this set."""

SHORT = {"maart": "mrt"}
NOW = {"en": ["Present", "present", "now", "Current", "to date"], "de": ["heute", "dato"], "nl": ["heden", "nu"], "it": ["oggi", "in corso"], "pt": ["atualidade", "presente"], "sv": ["nu", "pågående"]}
SINCE = {"en": "Since", "de": "seit", "nl": "sinds", "it": "dal", "pt": "desde", "sv": "sedan"}

HEADS = {
    "en": {
        "summary": ["Profile", "About Me", "Summary of Qualifications", "Personal Statement", "In Brief", "Objective & Profile"],
        "jobs": ["Employment", "Where I Have Worked", "Work History", "Professional Experience", "Career to Date", "Relevant Experience", "Positions Held"],
        "schools": ["Education", "Education & Training", "Academic Background", "Studies", "Schooling", "Qualifications and Education"],
        "skills": ["Skills", "Key Skills", "What I Bring", "Core Competencies", "Tools & Techniques", "Technical Proficiencies", "Areas of Expertise"],
        "certs": ["Certifications", "Licences & Certificates", "Professional Certifications", "Tickets and Licences", "Credentials"],
        "awards": ["Awards", "Honours & Awards", "Recognition", "Distinctions", "Accomplishments"],
        "projects": ["Projects", "Selected Projects", "Side Projects", "Project Highlights", "Things I Have Built"],
        "languages": ["Languages", "Languages Spoken"],
        "interests": ["Interests", "Outside Work", "Hobbies"],
        "volunteering": ["Volunteering", "Community Involvement"],
        "publications": ["Publications", "Selected Publications"],
        "memberships": ["Memberships", "Professional Affiliations"],
        "contact": ["Contact", "Reach Me", "Details"],
        "personal": ["Personal Details"],
        "references": ["References"],
    },
    "de": {
        "summary": ["Kurzprofil", "Über mich"], "jobs": ["Berufserfahrung", "Berufliche Stationen", "Beruflicher Werdegang"], "schools": ["Ausbildung", "Bildungsweg", "Schule und Ausbildung"],
        "skills": ["Kenntnisse", "Fachkenntnisse", "Fähigkeiten"], "certs": ["Zertifikate", "Fortbildungen und Zertifikate"], "awards": ["Auszeichnungen", "Preise"], "projects": ["Projekte"],
        "languages": ["Sprachen", "Sprachkenntnisse"], "interests": ["Interessen", "Hobbys"], "volunteering": ["Ehrenamt"], "contact": ["Kontakt"], "personal": ["Persönliche Daten"],
        "memberships": ["Mitgliedschaften"], "publications": ["Veröffentlichungen"], "references": ["Referenzen"],
    },
    "nl": {
        "summary": ["Profiel", "Over mij"], "jobs": ["Werkervaring", "Loopbaan"], "schools": ["Opleidingen", "Opleiding"], "skills": ["Vaardigheden", "Kennis en vaardigheden"],
        "certs": ["Certificaten", "Cursussen en certificaten"], "awards": ["Prijzen", "Onderscheidingen"], "projects": ["Projecten"], "languages": ["Talen", "Talenkennis"], "interests": ["Hobby's", "Interesses"],
        "volunteering": ["Vrijwilligerswerk"], "contact": ["Contact"], "personal": ["Persoonsgegevens"], "memberships": ["Lidmaatschappen"], "publications": ["Publicaties"], "references": ["Referenties"],
    },
    "it": {
        "summary": ["Profilo", "Profilo professionale"], "jobs": ["Esperienze professionali", "Esperienza lavorativa"], "schools": ["Istruzione e formazione", "Formazione"], "skills": ["Competenze", "Competenze tecniche"],
        "certs": ["Certificazioni", "Corsi e attestati"], "awards": ["Premi e riconoscimenti", "Riconoscimenti"], "projects": ["Progetti"], "languages": ["Lingue", "Conoscenze linguistiche"], "interests": ["Interessi"],
        "volunteering": ["Volontariato"], "contact": ["Contatti"], "personal": ["Dati personali"], "memberships": ["Associazioni"], "publications": ["Pubblicazioni"], "references": ["Referenze"],
    },
    "pt": {
        "summary": ["Perfil", "Resumo"], "jobs": ["Experiência profissional", "Percurso profissional"], "schools": ["Formação académica", "Habilitações literárias"], "skills": ["Competências", "Aptidões"],
        "certs": ["Certificações", "Formação complementar e certificados"], "awards": ["Prémios", "Distinções"], "projects": ["Projetos"], "languages": ["Idiomas", "Línguas"], "interests": ["Interesses"],
        "volunteering": ["Voluntariado"], "contact": ["Contactos"], "personal": ["Dados pessoais"], "memberships": ["Associações"], "publications": ["Publicações"], "references": ["Referências"],
    },
    "sv": {
        "summary": ["Profil", "Om mig"], "jobs": ["Arbetslivserfarenhet", "Anställningar"], "schools": ["Utbildning", "Utbildningar"], "skills": ["Kompetenser", "Färdigheter"], "certs": ["Certifikat", "Kurser och intyg"],
        "awards": ["Utmärkelser", "Priser"], "projects": ["Projekt"], "languages": ["Språk", "Språkkunskaper"], "interests": ["Intressen"], "volunteering": ["Ideellt engagemang"], "contact": ["Kontakt"],
        "personal": ["Personuppgifter"], "memberships": ["Medlemskap"], "publications": ["Publikationer"], "references": ["Referenser"],
    },
}
ON_REQUEST = {"en": "Available on request.", "de": "Auf Anfrage.", "nl": "Op aanvraag.", "it": "Disponibili su richiesta.", "pt": "Disponíveis a pedido.", "sv": "Lämnas på begäran."}
LABELS = {
    "en": {"address": "Address", "phone": "Phone", "email": "Email"}, "de": {"address": "Anschrift", "phone": "Telefon", "email": "E-Mail"}, "nl": {"address": "Woonplaats", "phone": "Telefoon", "email": "E-mail"},
    "it": {"address": "Residenza", "phone": "Cellulare", "email": "E-mail"}, "pt": {"address": "Morada", "phone": "Telemóvel", "email": "E-mail"}, "sv": {"address": "Ort", "phone": "Telefon", "email": "E-post"},
}
