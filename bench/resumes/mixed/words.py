"""Words of the layouts in the languages of this set."""

SHORT = {"maart": "mrt"}
NOW = {"en": ["Present", "present", "now", "Current", "to date"], "de": ["heute", "dato"], "nl": ["heden", "nu"], "it": ["oggi", "in corso"], "pt": ["atualidade", "presente"], "sv": ["nu", "pågående"]}
SINCE = {"en": "Since", "de": "seit", "nl": "sinds", "it": "dal", "pt": "desde", "sv": "sedan"}

HEADS = {
    "en": {
        "about": ["Profile", "About Me", "Summary of Qualifications", "Personal Statement", "In Brief", "Objective & Profile"],
        "roles": ["Employment", "Where I Have Worked", "Work History", "Professional Experience", "Career to Date", "Relevant Experience", "Positions Held"],
        "studies": ["Education", "Education & Training", "Academic Background", "Studies", "Schooling", "Qualifications and Education"],
        "skills": ["Skills", "Key Skills", "What I Bring", "Core Competencies", "Tools & Techniques", "Technical Proficiencies", "Areas of Expertise"],
        "cards": ["Certifications", "Licences & Certificates", "Professional Certifications", "Tickets and Licences", "Credentials"],
        "prizes": ["Awards", "Honours & Awards", "Recognition", "Distinctions", "Accomplishments"],
        "works": ["Projects", "Selected Projects", "Side Projects", "Project Highlights", "Things I Have Built"],
        "tongues": ["Languages", "Languages Spoken"],
        "likes": ["Interests", "Outside Work", "Hobbies"],
        "helping": ["Volunteering", "Community Involvement"],
        "papers": ["Publications", "Selected Publications"],
        "memberships": ["Memberships", "Professional Affiliations"],
        "contact": ["Contact", "Reach Me", "Details"],
        "personal": ["Personal Details"],
        "references": ["References"],
    },
    "de": {
        "about": ["Kurzprofil", "Über mich"], "roles": ["Berufserfahrung", "Berufliche Stationen", "Beruflicher Werdegang"], "studies": ["Ausbildung", "Bildungsweg", "Schule und Ausbildung"],
        "skills": ["Kenntnisse", "Fachkenntnisse", "Fähigkeiten"], "cards": ["Zertifikate", "Fortbildungen und Zertifikate"], "prizes": ["Auszeichnungen", "Preise"], "works": ["Projekte"],
        "tongues": ["Sprachen", "Sprachkenntnisse"], "likes": ["Interessen", "Hobbys"], "helping": ["Ehrenamt"], "contact": ["Kontakt"], "personal": ["Persönliche Daten"],
        "memberships": ["Mitgliedschaften"], "papers": ["Veröffentlichungen"], "references": ["Referenzen"],
    },
    "nl": {
        "about": ["Profiel", "Over mij"], "roles": ["Werkervaring", "Loopbaan"], "studies": ["Opleidingen", "Opleiding"], "skills": ["Vaardigheden", "Kennis en vaardigheden"],
        "cards": ["Certificaten", "Cursussen en certificaten"], "prizes": ["Prijzen", "Onderscheidingen"], "works": ["Projecten"], "tongues": ["Talen", "Talenkennis"], "likes": ["Hobby's", "Interesses"],
        "helping": ["Vrijwilligerswerk"], "contact": ["Contact"], "personal": ["Persoonsgegevens"], "memberships": ["Lidmaatschappen"], "papers": ["Publicaties"], "references": ["Referenties"],
    },
    "it": {
        "about": ["Profilo", "Profilo professionale"], "roles": ["Esperienze professionali", "Esperienza lavorativa"], "studies": ["Istruzione e formazione", "Formazione"], "skills": ["Competenze", "Competenze tecniche"],
        "cards": ["Certificazioni", "Corsi e attestati"], "prizes": ["Premi e riconoscimenti", "Riconoscimenti"], "works": ["Progetti"], "tongues": ["Lingue", "Conoscenze linguistiche"], "likes": ["Interessi"],
        "helping": ["Volontariato"], "contact": ["Contatti"], "personal": ["Dati personali"], "memberships": ["Associazioni"], "papers": ["Pubblicazioni"], "references": ["Referenze"],
    },
    "pt": {
        "about": ["Perfil", "Resumo"], "roles": ["Experiência profissional", "Percurso profissional"], "studies": ["Formação académica", "Habilitações literárias"], "skills": ["Competências", "Aptidões"],
        "cards": ["Certificações", "Formação complementar e certificados"], "prizes": ["Prémios", "Distinções"], "works": ["Projetos"], "tongues": ["Idiomas", "Línguas"], "likes": ["Interesses"],
        "helping": ["Voluntariado"], "contact": ["Contactos"], "personal": ["Dados pessoais"], "memberships": ["Associações"], "papers": ["Publicações"], "references": ["Referências"],
    },
    "sv": {
        "about": ["Profil", "Om mig"], "roles": ["Arbetslivserfarenhet", "Anställningar"], "studies": ["Utbildning", "Utbildningar"], "skills": ["Kompetenser", "Färdigheter"], "cards": ["Certifikat", "Kurser och intyg"],
        "prizes": ["Utmärkelser", "Priser"], "works": ["Projekt"], "tongues": ["Språk", "Språkkunskaper"], "likes": ["Intressen"], "helping": ["Ideellt engagemang"], "contact": ["Kontakt"],
        "personal": ["Personuppgifter"], "memberships": ["Medlemskap"], "papers": ["Publikationer"], "references": ["Referenser"],
    },
}
ON_REQUEST = {"en": "Available on request.", "de": "Auf Anfrage.", "nl": "Op aanvraag.", "it": "Disponibili su richiesta.", "pt": "Disponíveis a pedido.", "sv": "Lämnas på begäran."}
LABELS = {
    "en": {"address": "Address", "phone": "Phone", "email": "Email"}, "de": {"address": "Anschrift", "phone": "Telefon", "email": "E-Mail"}, "nl": {"address": "Woonplaats", "phone": "Telefoon", "email": "E-mail"},
    "it": {"address": "Residenza", "phone": "Cellulare", "email": "E-mail"}, "pt": {"address": "Morada", "phone": "Telemóvel", "email": "E-mail"}, "sv": {"address": "Ort", "phone": "Telefon", "email": "E-post"},
}
