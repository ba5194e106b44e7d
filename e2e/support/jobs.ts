import { randomUUID } from 'node:crypto'
import type { Locator, Page } from '@playwright/test'
import type { Account, Failure } from './api'

/** What the author of a job writes; what is left out gets a value here. */
export interface NewJob {
  jobTitle: string
  companyName: string
  location?: string
  employmentType?: string
  experienceLevel?: string
  category?: string
  required?: string[]
  preferred?: string[]
  applicationLink?: string
  salaryRange?: string
  isRemote?: boolean
  isHybrid?: boolean
  isOnsite?: boolean
}

interface StoredJob {
  _id: string
  jobTitle: string
}

/** A company's name that no other test has: its jobs are found by it alone. */
export const newCompany = () => `Company${randomUUID().replaceAll('-', '').slice(0, 12)}`

/** Posts a job in the name of an account. */
export async function postJob({ api }: Account, { required = ['English', 'Excel', 'Shift work', 'Planning', 'Patience'], preferred = ['Polish'], ...job }: NewJob): Promise<StoredJob> {
  const { status, body } = await api.call<{ data: StoredJob } & Failure>('POST', '/api/jobs', {
    companyOverview: 'A company by the sea.',
    location: 'Gdynia, Poland',
    employmentType: 'Full-time',
    experienceLevel: 'Mid-level',
    category: 'operations',
    jobDescription: 'Plan the berths of the week.\nTalk to captains.',
    responsibilities: ['Plan arrivals', 'Report delays'],
    requirements: { required, preferred },
    applicationLink: `${api.origin}/about`,
    ...job,
  })
  if (status !== 201) throw new Error(`posting a job answered ${status}: ${JSON.stringify(body)}`)
  return body.data
}

/** Posts so many jobs of one company, "Job 1" first. */
export async function postJobs(account: Account, count: number, more: (number: number) => Partial<NewJob> = () => ({})) {
  const companyName = newCompany()
  const jobs: StoredJob[] = []
  for (let number = 1; number <= count; number++) jobs.push(await postJob(account, { jobTitle: `Job ${number}`, companyName, ...more(number) }))
  return { companyName, jobs }
}

/** The board as its user finds it. */
export class Board {
  readonly list: Locator
  readonly search: Locator
  readonly filters: Locator
  readonly panel: Locator
  readonly more: Locator
  readonly end: Locator

  constructor(readonly page: Page) {
    this.list = page.getByRole('list', { name: 'Jobs', exact: true })
    this.search = page.getByPlaceholder('Search jobs, companies, or keywords...')
    this.filters = page.getByRole('button', { name: /^Filters/ })
    this.panel = page.getByRole('region', { name: 'Filters' })
    this.more = page.getByRole('button', { name: 'Load More Jobs' })
    this.end = page.getByText("You've reached the end of all available jobs.")
  }

  /** Opens the jobs of one company. */
  async open(company?: string, more: Record<string, string> = {}) {
    const query = new URLSearchParams({ ...(company && { search: company }), ...more }).toString()
    await this.page.goto(`/jobs${query && `?${query}`}`)
    await this.page.getByRole('heading', { level: 1, name: 'Jobs' }).waitFor()
  }

  counter(shown: number, total: number) {
    return this.page.getByText(`Showing ${shown} of ${total} jobs`, { exact: true })
  }

  titles() {
    return this.list.getByRole('heading', { level: 3 }).allTextContents()
  }

  card(title: string) {
    return this.list.getByRole('article').filter({ has: this.page.getByRole('heading', { name: title, exact: true }) })
  }

  dialog(name: string) {
    return this.page.getByRole('dialog', { name, exact: true })
  }

  toast(text: string) {
    return this.page.getByRole('status').filter({ hasText: text })
  }
}
