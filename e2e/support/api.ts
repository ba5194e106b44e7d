import { randomUUID } from 'node:crypto'
import { truth, sampleFile, type ChosenFile, type ParsedResume } from './samples'
import { upgrade } from './vitae'

/** How many resumes the Free plan keeps. */
const FREE_RESUMES = 3

export interface User {
  id: string
  name: string
  email: string
}

export interface ResumeRecord {
  id: string
  name: string
  originalName: string
  url: string
  fileType: string
  atsScore: number | null
  confirmed: boolean
}

interface FieldSource {
  path: string
  text: string
  page: number | null
  box: [number, number, number, number] | null
  paragraphs: number[]
}

export interface Reading {
  data: ParsedResume
  details: { pages: { width: number; height: number }[]; paragraphs: { text: string }[]; fields: FieldSource[] }
}

interface Finding {
  rule: string
  title: string
  status: 'pass' | 'partial' | 'fail' | 'na'
  message: string
  fix: string | null
}

export interface ScoreCard {
  score: number
  groups: { name: string; earned: number; max: number; rules: Finding[] }[]
}

/** A call's answer as it came: refusals are looked at, not thrown. */
export interface Answer<T> {
  status: number
  body: T
}

export interface Failure {
  error: string
  message: string
  code: string
}

export interface Account {
  name: string
  email: string
  password: string
  token: string
  user: User
  api: Api
}

/** The server's API in the name of one user, or of nobody. */
export class Api {
  constructor(
    readonly origin: string,
    readonly token: string | null = null,
  ) {}

  async call<T = Failure>(method: string, path: string, body?: object): Promise<Answer<T>> {
    const json = body && !(body instanceof FormData)
    const answer = await fetch(this.origin + path, {
      method,
      headers: { ...(this.token && { Authorization: `Bearer ${this.token}` }), ...(json && { 'Content-Type': 'application/json' }) },
      body: json ? JSON.stringify(body) : (body as FormData | undefined),
    })
    const text = await answer.text()
    return { status: answer.status, body: (isJson(answer) ? JSON.parse(text) : text) as T }
  }

  upload<T = Failure>(file: ChosenFile) {
    const form = new FormData()
    form.append('resume', new Blob([new Uint8Array(file.buffer)], { type: file.mimeType }), file.name)
    return this.call<T>('POST', '/api/resume/upload', form)
  }

  async uploaded(file: ChosenFile): Promise<ResumeRecord> {
    return this.must(await this.upload<{ data: ResumeRecord }>(file), 201).data
  }

  async read(id: string): Promise<Reading> {
    return this.must(await this.call<Reading>('POST', `/api/resume/${id}/parse`), 200)
  }

  /** Uploads a sample, confirms it as the truth about it, past the review, and names it after its file, so that tests can tell several from each other. */
  async saved({ file = sampleFile('resume.pdf'), resume = truth }: { file?: ChosenFile; resume?: ParsedResume } = {}): Promise<ResumeRecord> {
    const { id } = await this.uploaded(file)
    await this.confirmed(id, resume)
    return this.must(await this.call<{ data: ResumeRecord }>('PATCH', `/api/resume/${id}`, { title: file.name.replace(/\.\w+$/, '').slice(0, 120) }), 200).data
  }

  /** Confirms an upload, past the review. */
  async confirmed(id: string, resume = truth): Promise<ResumeRecord> {
    return this.must(await this.call<{ data: ResumeRecord }>('POST', '/api/resume/save-parsed', { ...resume, resumeId: id }), 200).data
  }

  /** Fills the history; more than the Free plan keeps needs the one above it. */
  async keeps(count: number, email: string) {
    if (count > FREE_RESUMES) await upgrade(email)
    for (let number = 1; number <= count; number++) await this.saved({ file: sampleFile('resume.docx', `Resume ${number}.docx`) })
  }

  async history(): Promise<ResumeRecord[]> {
    return this.must(await this.call<{ data: ResumeRecord[] }>('GET', '/api/resume/history'), 200).data
  }

  async parsed(id: string): Promise<ParsedResume> {
    return this.must(await this.call<{ data: { parsed: ParsedResume } }>('GET', `/api/resume/${id}`), 200).data.parsed
  }

  async scoreCard(id: string): Promise<ScoreCard> {
    return this.must(await this.call<{ data: ScoreCard }>('GET', `/api/resume/${id}/score`), 200).data
  }

  async pending(): Promise<ResumeRecord | null> {
    return this.must(await this.call<{ data: ResumeRecord | null }>('GET', '/api/resume/pending'), 200).data
  }

  private must<T>({ status, body }: Answer<T>, wanted: number): T {
    if (status !== wanted) throw new Error(`expected ${wanted}, got ${status}: ${JSON.stringify(body)}`)
    return body
  }
}

const isJson = (answer: Response) => answer.headers.get('Content-Type')?.startsWith('application/json') ?? false

/** Credentials that no other test has. */
export const newcomer = () => ({ name: 'Ada Example', email: `ada-${randomUUID()}@example.org`, password: 'correct horse' })

/** An account of its own for a test, made through the API. */
export async function register(origin: string): Promise<Account> {
  const person = newcomer()
  const { status, body } = await new Api(origin).call<{ data: { token: string; user: User } }>('POST', '/api/auth/register', person)
  if (status !== 201) throw new Error(`registering answered ${status}: ${JSON.stringify(body)}`)
  const { token, user } = body.data
  return { ...person, token, user, api: new Api(origin, token) }
}
