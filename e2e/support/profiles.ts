import { expect, type Locator, type Page } from '@playwright/test'
import type { Account } from './api'
import { fileOf, type ChosenFile } from './samples'

const GITHUB = process.env.E2E_GITHUB_URL!
const LINKEDIN = process.env.E2E_LINKEDIN_URL!

/** How the stand-ins answer; `crates/testkit/src/github.rs` and `linkedin.rs` say what each does. */
type GithubMode = { mode: 'normal' | 'denied' | 'revoked' } | { mode: 'limited'; with: number } | { mode: 'status'; with: number }
type LinkedInMode = { mode: 'normal' | 'cancelled' | 'unauthorized' | 'outside' }

async function set(origin: string, mode: object) {
  const answer = await fetch(`${origin}/control/modes`, { method: 'PUT', body: JSON.stringify([mode]) })
  if (!answer.ok) throw new Error(await answer.text())
}

export const githubAnswers = (mode: GithubMode) => set(GITHUB, mode)
export const linkedInAnswers = (mode: LinkedInMode) => set(LINKEDIN, mode)

const sample = async (name: string): Promise<ChosenFile> => fileOf(name, Buffer.from(await (await fetch(`${LINKEDIN}/control/${name}`)).arrayBuffer()))

/** The data export and the saved profile of an invented member. */
export const exportZip = () => sample('export.zip')
export const profilePdf = () => sample('profile.pdf')

/** The user's connections on the dashboard. */
export class Profiles {
  readonly github: Locator
  readonly linkedIn: Locator
  readonly repositories: Locator
  readonly newResume: Locator

  constructor(readonly page: Page) {
    this.github = page.getByRole('group', { name: 'GitHub' })
    this.linkedIn = page.getByRole('group', { name: 'LinkedIn' })
    this.repositories = page.getByRole('region', { name: 'GitHub repositories' }).getByRole('listitem')
    this.newResume = page.getByRole('dialog', { name: 'Create a new resume' })
  }

  dialog(name: string) {
    return this.page.getByRole('dialog', { name, exact: true })
  }

  toast(text: string) {
    return this.page.getByRole('status').filter({ hasText: text })
  }

  async openGithub() {
    await this.github.getByRole('button', { name: 'Connect GitHub' }).click()
    await this.dialog('Connect GitHub profile').waitFor()
  }

  async signInWithGithub() {
    await this.dialog('Connect GitHub profile').getByRole('button', { name: 'Sign in with GitHub' }).click()
  }

  async openLinkedIn() {
    await this.linkedIn.getByRole('button', { name: 'Connect LinkedIn' }).click()
    await this.dialog('Connect LinkedIn profile').waitFor()
  }

  async importFile(tab: 'Profile PDF' | 'Data export', file: ChosenFile) {
    await this.page.getByRole('tab', { name: tab }).click()
    await this.page.getByRole('tabpanel', { name: tab }).locator('input[type=file]').setInputFiles(file)
  }

  /** What a section of LinkedIn's data holds, as its row says. */
  held(section: string) {
    return this.page.getByRole('region', { name: 'What we have from LinkedIn' }).getByRole('listitem').filter({ hasText: section })
  }

  /** A section of the merge. */
  section(name: string) {
    return this.newResume.getByRole('region', { name, exact: true })
  }

  async goOnToContent() {
    await this.newResume.getByRole('radio', { name: 'Modern Professional' }).check()
    await this.newResume.getByRole('button', { name: 'Continue' }).click()
    await this.newResume.getByRole('button', { name: 'Create Resume' }).and(this.page.locator(':enabled')).waitFor()
  }

  async disconnect(card: Locator, name: string) {
    await card.getByRole('button', { name: `Disconnect ${name}` }).click()
    await this.page.getByRole('alertdialog', { name: `Disconnect ${name}?` }).getByRole('button', { name: 'Disconnect' }).click()
  }
}

/** The cookie that a navigation to LinkedIn carries: this browser signs in, too. */
export async function signInByCookie(page: Page, { email, password }: Account) {
  const answer = await page.request.post('/api/auth/login', { data: { email, password } })
  expect(answer.status()).toBe(200)
}

/** Both profiles, connected through the API. */
export async function connectBoth({ api }: Account) {
  const form = new FormData()
  const { name, mimeType, buffer } = await exportZip()
  form.append('file', new Blob([new Uint8Array(buffer)], { type: mimeType }), name)
  const github = await api.call('POST', '/api/auth/github/connect', { githubUrl: 'octo-ada' })
  const linkedIn = await api.call('POST', '/api/linkedin/import', form)
  expect([github.status, linkedIn.status], 'both profiles').toEqual([200, 200])
}
