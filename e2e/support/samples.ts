import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

/** A resume in the shape that the parser prints and the API carries. */
export interface ParsedResume {
  name: string
  email: string
  phone: string | null
  location: string | null
  summary: string | null
  experience: { company: string; position: string; duration: string; description: string }[]
  education: { institution: string; degree: string; field: string; graduationYear: string; startYear?: string | null; noGraduationYear?: boolean }[]
  certifications: { name: string; issuer: string; date: string; url?: string | null }[]
  achievements: { title: string; type: string; date: string; description: string; position?: string | null; organization?: string | null; url?: string | null }[]
  projects: { name: string; description: string; technologies: string[]; duration: string; url?: string | null }[]
  skills: string[]
  unplaced?: string[]
  noName?: boolean
  noEmail?: boolean
}

const FOLDER = new URL('../../crates/testkit/samples/', import.meta.url)

/** The path of one of the project's own sample files. */
export const samplePath = (name: string) => fileURLToPath(new URL(name, FOLDER))

/** What a browser hands over for a chosen file. */
export interface ChosenFile {
  name: string
  mimeType: string
  buffer: Buffer
}

const MIME: Record<string, string> = {
  pdf: 'application/pdf',
  doc: 'application/msword',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  png: 'image/png',
  zip: 'application/zip',
}

/** Bytes under a file name; the declared type follows the name, as in a browser. */
export const fileOf = (name: string, buffer: Buffer): ChosenFile => ({ name, mimeType: MIME[name.split('.').pop()!] ?? 'application/octet-stream', buffer })

/** A sample file, under another name when one is given. */
export const sampleFile = (name: string, as = name) => fileOf(as, readFileSync(samplePath(name)))

/** What stands in `resume.pdf`, `resume.docx` and `resume.doc`. */
export const truth = JSON.parse(readFileSync(samplePath('resume.json'), 'utf8')) as ParsedResume

/** What a resume goes by that says this, before its owner renames it. */
export const nameOf = ({ name, experience }: ParsedResume) => [name, experience[0]?.position].filter(Boolean).join(' – ')

/** What every reading of the sample must give back. */
export const facts = (resume: ParsedResume) => ({
  name: resume.name,
  email: resume.email,
  phone: resume.phone,
  jobs: resume.experience.map(({ company, position, duration }) => ({ company, position, duration })),
  schools: resume.education.map(({ institution, startYear, graduationYear }) => ({ institution, startYear, graduationYear })),
  skills: resume.skills,
})
