import type { ParsedResume } from './samples'

const STYLE = `
  @page { size: A4; margin: 0 }
  body { margin: 0; display: grid; grid-template-columns: 31% 1fr; min-height: 297mm; font: 10.5px/1.45 sans-serif; color: #222 }
  aside { background: #24344d; color: #fff; padding: 28px 20px }
  main { padding: 28px 26px }
  h1 { font-size: 25px; line-height: 1.1; margin: 0 0 20px }
  h2 { font-size: 12px; letter-spacing: 1.5px; text-transform: uppercase; margin: 20px 0 6px }
  h3 { font-size: 11.5px; margin: 10px 0 0; display: flex; justify-content: space-between }
  h3 span { font-weight: normal }
  p, ul { margin: 2px 0 }
  ul { padding-left: 15px }
  .unseen { color: #fff; font-size: 9px }`

const jobs = [
  {
    position: 'Site Surveyor',
    company: 'Dunmore Quarries Ltd',
    duration: '03/2021 – Present',
    lines: ['Measure two open pits by drone each month and report volumes within one per cent', 'Train five colleagues in flight planning'],
  },
  {
    position: 'Assistant Surveyor',
    company: 'Calder & Finch LLP',
    duration: '09/2017 – 02/2021',
    lines: ['Set out 14 housing sites', 'Brought the mean closing error of traverses from 18 mm down to 7 mm'],
  },
]

const schools = [
  { degree: 'MSc', field: 'Geomatics', institution: 'University of Westerby', startYear: '2015', graduationYear: '2017' },
  { degree: 'BSc', field: 'Geography', institution: 'Holmfirth University', startYear: '2012', graduationYear: '2015' },
]

const contact = { name: 'Oonagh Fairweather', email: 'oonagh.fairweather@example.org', phone: '+44 20 7946 0321', location: 'Leeds, United Kingdom' }
const summary = 'Land surveyor with eight years on quarries and housing sites, who checks every figure twice and writes reports that people read.'
const skills = ['AutoCAD', 'QGIS', 'Leica Infinity', 'Python', 'Drone mapping']
const certificate = { name: 'General Visual Line of Sight Certificate', issuer: 'Civil Aviation Authority', date: '05/2022' }

/** What stands in `HTML`, column by column. */
export const TWO_COLUMNS: ParsedResume = {
  ...contact,
  summary,
  experience: jobs.map(({ lines, ...job }) => ({ ...job, description: lines.join('\n') })),
  education: schools,
  certifications: [certificate],
  achievements: [],
  projects: [],
  skills,
}

/** A line in the colour of the paper. */
export const UNSEEN = 'senior principal surveyor chartered leader'

/** A resume in two columns on one page: the side holds contact, skills and certificates, a coloured band behind it. */
export const HTML = `<!doctype html><html lang="en"><meta charset="utf-8"><style>${STYLE}</style>
<aside><h1>${contact.name}</h1>
  <h2>Contact</h2><p>${contact.email}</p><p>${contact.phone}</p><p>${contact.location}</p>
  <h2>Skills</h2>${skills.map((skill) => `<p>${skill}</p>`).join('')}
  <h2>Certifications</h2><p><b>${certificate.name}</b></p><p>${certificate.issuer}</p><p>${certificate.date}</p></aside>
<main><h2>Profile</h2><p>${summary}</p><p class="unseen">${UNSEEN}</p>
  <h2>Experience</h2>${jobs.map(({ position, company, duration, lines }) => `<h3>${position} <span>${duration}</span></h3><p><i>${company.replace('&', '&amp;')}</i></p><ul>${lines.map((line) => `<li>${line}</li>`).join('')}</ul>`).join('')}
  <h2>Education</h2>${schools.map(({ degree, field, institution, startYear, graduationYear }) => `<h3>${degree} ${field} <span>${startYear} – ${graduationYear}</span></h3><p>${institution}</p>`).join('')}</main></html>`
