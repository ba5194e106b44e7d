import type { ParseDetails, ParsedResume, ResumeContent, ResumeRecord } from './model'

/** Builders for tests: a valid value with the few fields that the case is about. */
export const recordOf = (over: Partial<ResumeRecord> = {}): ResumeRecord => ({
  id: '0193c7a0-0000-7000-8000-000000000001',
  name: 'Ada Example',
  originalName: 'ada.pdf',
  url: '/api/resume/0193c7a0-0000-7000-8000-000000000001/file',
  fileType: 'application/pdf',
  size: 12_345,
  uploadedAt: '2026-01-10T12:00:00.000Z',
  atsScore: null,
  scoreStatus: typeof over.atsScore === 'number' ? 'ready' : 'none',
  scoreError: null,
  confirmed: false,
  readError: null,
  ...over,
})

export const emptyParsed: ParsedResume = {
  name: '',
  email: '',
  phone: null,
  location: null,
  summary: null,
  links: [],
  experience: [],
  education: [],
  certifications: [],
  achievements: [],
  projects: [],
  skills: [],
  languages: [],
  additional: [],
  unplaced: [],
  noName: false,
  noEmail: false,
}

/** A confirmed resume in its first version, as it looks by default. */
export const contentOf = ({ record = recordOf({ confirmed: true }), ...over }: Partial<ResumeContent> = {}): ResumeContent => ({
  record,
  parsed: emptyParsed,
  title: 'Ada Example',
  version: 1,
  templateId: null,
  appearance: { sections: [], accent: null, font: null, spacing: 'normal', dates: 'printed', paper: 'auto', fit: 'free' },
  ...over,
})

/** What few jobs and schools say. */
export const NO_JOB_EXTRAS = { location: null, url: null }
export const NO_SCHOOL_EXTRAS = { location: null, url: null, grade: null, courses: [], noGraduationYear: false }

export const detailsOf = (over: Partial<ParseDetails> = {}): ParseDetails => ({
  engine: 'embedded',
  engineVersion: '1.0.0',
  language: 'en',
  languageConfidence: 1,
  pages: [{ width: 612, height: 792 }],
  paragraphs: [],
  sections: [],
  fields: [],
  warnings: [],
  marks: [],
  coverage: null,
  unplaced: [],
  differences: [],
  embedded: null,
  readings: [],
  ...over,
})
