import { http, HttpResponse } from 'msw'
import type { Schemas } from '@/api/client'
import type { Choices, Connections, GithubConnection, LinkedInProfile, MergeEntry, LinkPreview, MergePreview, Repository } from './wire'

/** Builders for tests: a valid value with the few fields that the case is about. */
export const githubOf = (over: Partial<GithubConnection> = {}): GithubConnection => ({
  connected: true, state: 'connected', signInOffered: true, via: 'oauth', login: 'mara', name: 'Mara Lindqvist', url: 'https://github.com/mara', avatarUrl: null, bio: 'Harbours', location: 'Gothenburg', website: null,
  repositories: 3, chosen: 0, fetchedAt: '2026-11-24T10:00:00Z', ...over,
})

export const noGithub = (over: Partial<GithubConnection> = {}) =>
  githubOf({ connected: false, state: 'none', via: null, login: null, name: null, url: null, bio: null, location: null, repositories: 0, fetchedAt: null, ...over })

const SECTIONS = ['experience', 'education', 'skills', 'certifications', 'projects', 'achievements', 'languages', 'volunteering', 'publications'] as const
export const holdsOf = (counts: Partial<Record<(typeof SECTIONS)[number], number>> = {}) => SECTIONS.map((section) => ({ section, count: counts[section] ?? 0 }))

export const linkedInOf = (over: Partial<LinkedInProfile> = {}): LinkedInProfile => ({
  connected: true, state: 'connected', signInOffered: true, portabilityOffered: false, portability: 'none', signedIn: null, profileUrl: null,
  imports: [{ source: 'pdf', fileName: 'Profile.pdf', importedAt: '2026-11-24T10:00:00Z', notes: ['The PDF names your top skills only.'] }],
  holds: holdsOf({ experience: 4, education: 1, skills: 3 }), profile: null, updatedAt: '2026-11-24T10:00:00Z', ...over,
})

export const noLinkedIn = (over: Partial<LinkedInProfile> = {}) => linkedInOf({ connected: false, state: 'none', imports: [], holds: holdsOf(), updatedAt: null, ...over })

export const repositoryOf = (over: Partial<Repository> = {}): Repository => ({
  id: 'R1', name: 'tidewatch', fullName: 'mara/tidewatch', url: 'https://github.com/mara/tidewatch', description: 'Harbour levels', homepage: null, language: 'Rust', stars: 1284, topics: ['tides'], languages: [],
  pinned: false, fork: false, archived: false, pushedAt: null, chosen: false, ...over,
})

export const entryOf = (over: Partial<MergeEntry> = {}): MergeEntry => ({
  id: 'e1', state: 'kept', selected: true, chosen: 'resume', title: 'Engineer', subtitle: 'Harbour AB', period: '2020', differs: [], variants: [{ source: 'resume', value: { position: 'Engineer', company: 'Harbour AB' } }], ...over,
})

/** A job that is told differently, a new one, a new project, and skills. */
export const previewOf = (over: Partial<MergePreview> = {}): MergePreview => ({
  base: { id: 'r1', name: 'Backend 2026' }, sources: ['resume', 'linkedin', 'github'], missing: [],
  fields: [
    { field: 'name', state: 'kept', chosen: 'resume', variants: [{ source: 'resume', value: 'Mara' }] },
    { field: 'email', state: 'kept', chosen: 'resume', variants: [{ source: 'resume', value: 'mara@example.org' }] },
    { field: 'location', state: 'different', chosen: 'resume', variants: [{ source: 'resume', value: 'Gothenburg' }, { source: 'linkedin', value: 'Västra Götaland' }] },
  ],
  sections: [
    {
      section: 'experience',
      entries: [
        entryOf({ id: 'e1', state: 'different', differs: ['position'], variants: [{ source: 'resume', value: { position: 'Engineer', company: 'Harbour AB' } }, { source: 'linkedin', value: { position: 'Lead Engineer', company: 'Harbour AB' } }] }),
        entryOf({ id: 'e2', state: 'new', chosen: 'linkedin', title: 'Working student', subtitle: 'Chalmers', variants: [{ source: 'linkedin', value: { position: 'Working student', company: 'Chalmers' } }] }),
      ],
    },
    { section: 'projects', entries: [entryOf({ id: 'p1', state: 'new', selected: false, chosen: 'github', title: 'old-thesis', subtitle: 'TeX', period: '', repository: { id: 'R9', fork: false, archived: true, pinned: false, stars: 1 }, variants: [{ source: 'github', value: { name: 'old-thesis', technologies: ['TeX'] } }] })] },
    { section: 'skills', entries: [entryOf({ id: 's1', state: 'same', title: 'Rust', variants: [{ source: 'resume', value: 'Rust' }, { source: 'linkedin', value: 'Rust' }] }), entryOf({ id: 's2', state: 'new', chosen: 'linkedin', title: 'Time series', variants: [{ source: 'linkedin', value: 'Time series' }] })] },
  ],
  ...over,
})

const RECORD: Schemas['ResumeRecord'] = { id: 'r1', name: '', originalName: 'resume.pdf', url: '', fileType: 'application/pdf', size: 1, uploadedAt: '2026-11-24T10:00:00Z', atsScore: 80, scoreStatus: 'ready', scoreError: null, confirmed: true, readError: null }

interface Given {
  github?: GithubConnection
  linkedIn?: LinkedInProfile
  repositories?: Repository[]
  preview?: MergePreview
  links?: LinkPreview
}

/** What "Update URLs" would change: one link is new, one leads elsewhere, one stays. */
export const linksOf = (over: Partial<LinkPreview> = {}): LinkPreview => ({
  resumeId: 'r1',
  resumeName: 'Mara – Planner',
  changes: [
    { id: 'c1', path: 'links[1].url', label: 'LinkedIn', from: null, to: 'https://www.linkedin.com/in/mara' },
    { id: 'c2', path: 'projects[0].url', label: 'Harbour levels', from: 'https://github.com/mara/old', to: 'https://github.com/mara/levels' },
  ],
  kept: [{ label: 'Website', url: 'https://mara.example' }],
  ...over,
})

interface Assembled {
  name?: string
  templateId?: string
  resumeId?: string
  choices: Choices
}

/** A server with connections; what it was asked stands in `calls`, as "METHOD path" with the bearer token where one was sent, and bodies in `bodies`. */
export function profileServer(given: Given = {}) {
  const state: Connections & { repositories: Repository[]; preview: MergePreview; links: LinkPreview } = {
    github: given.github ?? noGithub(), linkedIn: given.linkedIn ?? noLinkedIn(), repositories: given.repositories ?? [repositoryOf()], preview: given.preview ?? previewOf(), links: given.links ?? linksOf({ changes: [] }),
  }
  const calls: string[] = []
  const bodies: unknown[] = []
  const seen = async (request: Request) => {
    const { pathname, search } = new URL(request.url)
    calls.push([request.method, pathname + search, request.headers.get('Authorization')].filter(Boolean).join(' '))
    if (request.headers.get('Content-Type')?.startsWith('application/json')) bodies.push(await request.json())
  }
  const handlers = [
    http.get('*/api/connections', () => HttpResponse.json({ data: { github: state.github, linkedIn: state.linkedIn } })),
    http.get('*/api/auth/github/oauth-url', async ({ request }) => {
      await seen(request)
      return HttpResponse.json({ data: { url: 'https://github.example/authorize' }, url: 'https://github.example/authorize' })
    }),
    http.get('*/api/auth/github/url', async ({ request }) => {
      await seen(request)
      return HttpResponse.json({ url: 'https://github.example/again' })
    }),
    http.post('*/api/auth/github/connect', async ({ request }) => {
      await seen(request)
      return HttpResponse.json({ success: true, data: (state.github = githubOf({ via: 'address' })) })
    }),
    http.post('*/api/auth/github/disconnect', async ({ request }) => {
      await seen(request)
      state.github = noGithub()
      return HttpResponse.json({ success: true, data: { revoked: true } })
    }),
    http.post('*/api/auth/github/refresh', async ({ request }) => {
      await seen(request)
      return HttpResponse.json({ success: true, data: state.github })
    }),
    http.get('*/api/auth/github/repositories', () => HttpResponse.json({ data: state.repositories })),
    http.put('*/api/auth/github/repositories/chosen', async ({ request }) => {
      await seen(request)
      return HttpResponse.json({ success: true, data: state.repositories })
    }),
    http.get('*/api/linkedin/profile', async ({ request }) => {
      await seen(request)
      return HttpResponse.json({ success: true, data: state.linkedIn })
    }),
    http.post('*/api/linkedin/disconnect', async ({ request }) => {
      await seen(request)
      state.linkedIn = noLinkedIn()
      return HttpResponse.json({ success: true, message: 'LinkedIn profile disconnected successfully!', data: {} })
    }),
    http.post('*/api/linkedin/refresh', async ({ request }) => {
      await seen(request)
      return HttpResponse.json({ success: true, data: state.linkedIn })
    }),
    http.post('*/api/linkedin/parse-profile', async ({ request }) => {
      await seen(request)
      state.linkedIn = { ...state.linkedIn, profileUrl: 'https://www.linkedin.com/in/mara' }
      return HttpResponse.json({ success: true, message: 'Saved. Now upload your profile PDF or your data export.', data: state.linkedIn })
    }),
    http.get('*/api/resume/merge', async ({ request }) => {
      await seen(request)
      return HttpResponse.json({ data: state.preview })
    }),
    http.post('*/api/resume/assemble', async ({ request }) => {
      await seen(request)
      return HttpResponse.json({ data: { ...RECORD, id: 'r9', name: (bodies.at(-1) as Assembled).name ?? 'Mara – Planner' } }, { status: 201 })
    }),
    http.get('*/api/resume/update-urls', async ({ request }) => {
      await seen(request)
      return HttpResponse.json({ data: state.links })
    }),
    http.put('*/api/resume/update-urls', async ({ request }) => {
      await seen(request)
      return HttpResponse.json({ success: true, data: { resumeId: 'r1', resumeName: 'Harbour', version: 2, changed: state.links.changes.filter(({ id }) => new URL(request.url).searchParams.get('take')?.split(',').includes(id)) } })
    }),
  ]
  return { handlers, calls, bodies: bodies as Assembled[], state }
}
