import { http, HttpResponse } from 'msw'
import type { Schemas } from '@/api/client'
import { recordOf } from '@/features/resumes/testing'
import type { ParsedResume, SavedContent, ScoreCard } from './model'
import { DEFAULT_APPEARANCE } from './state/content'

/** A resume with something in every list. */
export const fullResume = (over: Partial<ParsedResume> = {}): ParsedResume => ({
  name: 'Ada Example',
  email: 'ada@example.org',
  phone: null,
  location: 'Bremen, Germany',
  summary: 'Plans routes.',
  links: [{ name: 'GitHub', url: 'https://github.com/ada' }],
  experience: [
    { position: 'Planner', company: 'Harbour', duration: '2020 - Present', location: 'Bremen', url: null, description: 'Plans.' },
    { position: 'Clerk', company: 'Depot', duration: '2018 - 2020', location: null, url: null, description: 'Filed.' },
    { position: 'Trainee', company: 'Yard', duration: '2017', location: null, url: null, description: 'Learned.' },
  ],
  education: [{ institution: 'HS Bremen', degree: 'BSc', field: 'Logistics', startYear: '2014', graduationYear: '2017', noGraduationYear: false, grade: '1.7', location: null, url: null, courses: ['Statistics'] }],
  skills: ['SQL', 'Python'],
  projects: [{ name: 'Tides', duration: '2021', url: 'https://example.org/tides', description: 'Calendar.', technologies: ['Rust'] }],
  certifications: [{ name: 'CSCP', issuer: 'APICS', date: '2019', url: null }],
  achievements: [{ title: 'Hack day', type: 'hackathon', date: '2022', description: '', position: '1st', organization: null, url: null }],
  languages: [{ name: 'German', level: 'C1' }],
  additional: [{ title: 'Volunteering', kind: 'volunteering', items: [{ title: 'Lifeguard', subtitle: 'Watch', period: '2019', place: 'Bremen', description: 'Trained.', url: null }] }],
  unplaced: [],
  noName: false,
  noEmail: false,
  ...over,
})

export const savedOf = (resume: Partial<ParsedResume> = {}, over: Partial<SavedContent> = {}): SavedContent => ({ resume: fullResume(resume), appearance: DEFAULT_APPEARANCE, templateId: 'template1', ...over })

const cardOf = (): ScoreCard => ({
  score: 79,
  card: '1',
  reader: null, design: null,
  asOf: '2026-11-21',
  language: 'en',
  label: 'Fair',
  band: 'fair',
  groups: [
    {
      id: 'content',
      name: 'Content',
      earned: 3,
      max: 7,
      rules: [
        {
          rule: 'content.evidence',
          title: 'Bullets show results',
          status: 'partial',
          earned: 3,
          max: 7,
          severity: null,
          evidence: [{ page: null, box: null, field: 'experience[1].description', text: 'Filed.' }],
          message: 'One bullet describes a duty.',
          fix: 'Say what changed.',
        },
      ],
    },
  ],
  deductions: [],
  caps: [],
  advice: [],
  flags: [],
  checks: { available: 35, total: 35 },
})

type Mark = Schemas['Mark']

interface Body extends SavedContent {
  baseVersion: number
  keep?: boolean
}

/** A double of the editor's part of the server, with one resume in it. */
export function editorServer({ title = 'Harbour', content = savedOf(), draft = null as object | null, marks = [] as Mark[] } = {}) {
  const versions = [{ number: 1, savedAt: '2026-11-20T10:00:00Z', ...content }]
  const state = { title, renamed: false, draft, versions, saves: [] as Body[], previews: [] as (SavedContent & { page: number })[], restored: [] as number[], duplicates: 0 }
  const current = () => state.versions.at(-1)!
  /** Another tab, or the editor itself, saves. Until it is renamed, the resume goes by what it says. */
  const save = ({ resume, appearance, templateId }: SavedContent) => {
    const job = resume.experience[0]?.position
    if (!state.renamed) state.title = job ? `${resume.name} – ${job}` : resume.name
    state.versions.push({ number: current().number + 1, savedAt: '2026-11-21T10:00:00Z', resume, appearance, templateId })
    state.draft = null
    return { data: { version: current().number, savedAt: current().savedAt, title: state.title, atsScore: 80 } }
  }
  const conflict = () => HttpResponse.json({ code: 'version_conflict', error: 'This resume was changed in another tab.', message: 'This resume was changed in another tab.' }, { status: 409 })
  const handlers = [
    http.get('*/api/resume/:id/draft', () => HttpResponse.json({ data: { draft: state.draft, savedAt: state.draft && '2026-11-21T10:00:00Z' } })),
    http.put('*/api/resume/:id/draft', async ({ request }) => {
      state.draft = ((await request.json()) as { draft: object }).draft
      return HttpResponse.json({ data: { savedAt: '2026-11-21T10:00:00Z' } })
    }),
    http.delete('*/api/resume/:id/draft', () => {
      state.draft = null
      return HttpResponse.json({ success: true, data: {} })
    }),
    http.get('*/api/resume/:id/versions', () => HttpResponse.json({ data: state.versions.map(({ number, savedAt }) => ({ number, savedAt, current: number === current().number, atsScore: 79 })).reverse() })),
    http.get('*/api/resume/:id/versions/:number', ({ params }) => HttpResponse.json({ data: state.versions.find(({ number }) => number === Number(params.number)) })),
    http.post('*/api/resume/:id/versions/:number/restore', ({ params }) => {
      state.restored.push(Number(params.number))
      return HttpResponse.json(save(state.versions.find(({ number }) => number === Number(params.number))!))
    }),
    http.post('*/api/resume/:id/duplicate', () => {
      state.duplicates += 1
      return HttpResponse.json({ data: recordOf({ id: 'r2', confirmed: true }) }, { status: 201 })
    }),
    http.post('*/api/resume/:id/preview', async ({ request }) => {
      state.previews.push((await request.json()) as SavedContent & { page: number })
      return new HttpResponse('picture', { headers: { 'Content-Type': 'image/png', 'X-Pages': '2' } })
    }),
    http.post('*/api/resume/:id/score-preview', () => HttpResponse.json({ data: cardOf(), marks })),
    http.get('*/api/resume/history', () => HttpResponse.json({ success: true, data: [] })),
    http.get('*/api/templates', () => HttpResponse.json({ data: [] })),
    http.get('*/api/resume/:id', ({ params }) =>
      HttpResponse.json({
        data: { record: recordOf({ id: String(params.id), confirmed: true }), parsed: current().resume, appearance: current().appearance, templateId: current().templateId, title: state.title, version: current().number },
      }),
    ),
    http.put('*/api/resume/:id', async ({ request }) => {
      const body = (await request.json()) as Body
      if (body.baseVersion !== current().number) return conflict()
      state.saves.push(body)
      return HttpResponse.json(save(body))
    }),
    http.patch('*/api/resume/:id', async ({ request }) => {
      state.title = ((await request.json()) as { title: string }).title
      state.renamed = true
      return HttpResponse.json({ data: recordOf({ name: state.title }) })
    }),
  ]
  return { handlers, state, save, current }
}
