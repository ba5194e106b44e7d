import type { Locator, Page } from '@playwright/test'
import { Dashboard } from './dashboard'
import { expect } from './fixtures'
import { sampleFile, type ParsedResume } from './samples'

type Section = 'Contact' | 'Experience' | 'Education' | 'Skills' | 'Projects' | 'Certifications' | 'Achievements' | 'Other'
type Texts<Labels> = Record<keyof Labels, string>

const CONTACT = { name: 'Name', email: 'Email', phone: 'Phone', location: 'Location', summary: 'Summary' }
const LINES = 'Description (one bullet per line)'
const EXPERIENCE = { company: 'Company', position: 'Position', duration: 'Duration', description: LINES }
const EDUCATION = { institution: 'Institution', degree: 'Degree', field: 'Field of study', startYear: 'Start year', graduationYear: 'Graduation year' }
const PROJECT = { name: 'Project name', duration: 'Duration', url: 'URL', description: LINES }
const CERTIFICATION = { name: 'Certificate name', issuer: 'Issuer', date: 'Date', url: 'URL' }
const ACHIEVEMENT = { title: 'Title', date: 'Date', position: 'Position or rank', organization: 'Organization', url: 'URL', description: 'Description' }

/** The dialog "Review Parsed Resume". */
export class Review {
  readonly dialog: Locator
  readonly form: Locator
  readonly document: Locator
  readonly highlight: Locator
  readonly confirm: Locator
  readonly incorrect: Locator
  /** The question whether what was typed may be thrown away. */
  readonly question: Locator

  constructor(readonly page: Page) {
    this.dialog = page.getByRole('dialog', { name: 'Review Parsed Resume' })
    this.form = this.dialog.getByRole('form', { name: 'Parsed resume' })
    this.document = this.dialog.getByRole('region', { name: 'Document' })
    this.highlight = this.document.getByTestId('highlight')
    this.confirm = this.dialog.getByRole('button', { name: 'Details are Correct' })
    this.incorrect = this.dialog.getByRole('button', { name: 'Incorrect Details' })
    this.question = page.getByRole('alertdialog', { name: 'Discard your changes?' })
  }

  section(name: Section) {
    return this.form.getByRole('region', { name: new RegExp(`^${name}`) })
  }

  entry(section: Section, index: number) {
    return this.section(section).getByRole('group').nth(index)
  }

  /** The line that an entry is while its fields are not shown; it opens and closes it. */
  line(section: Section, index: number) {
    return this.entry(section, index).locator('button[aria-expanded]:not([aria-haspopup])')
  }

  /** Shows the fields of all entries. */
  async openAll() {
    await this.form.waitFor()
    const collapsed = this.form.locator('fieldset button[aria-expanded=false]:not([aria-haspopup])')
    while ((await collapsed.count()) > 0) await collapsed.first().click()
  }

  /** The stop of the rail for a section. */
  stop(name: string) {
    return this.dialog.getByRole('navigation', { name: 'Sections' }).getByRole('link', { name: new RegExp(`^${name}`) })
  }

  field(label: string, place: Locator = this.section('Contact')) {
    return place.getByRole('textbox', { name: label, exact: true })
  }

  job(index: number, label: string) {
    return this.field(label, this.entry('Experience', index))
  }

  school(index: number, label: string) {
    return this.field(label, this.entry('Education', index))
  }

  skill(name: string) {
    return this.section('Skills').getByRole('button', { name: `Edit ${name}`, exact: true })
  }

  /** Everything that the form holds, in the parser's shape. */
  async read(): Promise<ParsedResume> {
    await this.openAll()
    const contact = await this.texts(this.section('Contact'), CONTACT)
    return {
      ...contact,
      experience: await this.entries('Experience', EXPERIENCE),
      education: await this.entries('Education', EDUCATION),
      certifications: await this.entries('Certifications', CERTIFICATION),
      achievements: await this.all('Achievements', async (entry) => ({ ...(await this.texts(entry, ACHIEVEMENT)), type: await entry.getByRole('combobox', { name: 'Type' }).inputValue() })),
      projects: await this.all('Projects', async (entry) => ({ ...(await this.texts(entry, PROJECT)), technologies: await this.chips(entry) })),
      skills: await this.chips(this.section('Skills')),
    }
  }

  private async texts<Labels extends Record<string, string>>(place: Locator, labels: Labels): Promise<Texts<Labels>> {
    const pairs = Object.entries(labels).map(async ([key, label]) => [key, await this.field(label, place).inputValue()] as const)
    return Object.fromEntries(await Promise.all(pairs)) as Texts<Labels>
  }

  private async all<T>(section: Section, read: (entry: Locator) => Promise<T>): Promise<T[]> {
    return Promise.all((await this.section(section).getByRole('group').all()).map(read))
  }

  private entries<Labels extends Record<string, string>>(section: Section, labels: Labels) {
    return this.all(section, (entry) => this.texts(entry, labels))
  }

  private async chips(place: Locator): Promise<string[]> {
    const names = await place.getByRole('list').getByRole('button', { name: /^Edit / }).evaluateAll((chips) => chips.map((chip) => chip.textContent ?? ''))
    return names.map((name) => name.trim())
  }
}

/** Uploads a file, a sample when none is given, and waits for its review; all entries are opened. */
export async function reviewing(page: Page, file = sampleFile('resume.pdf')) {
  const dashboard = new Dashboard(page)
  await dashboard.open()
  await dashboard.upload(file)
  const review = new Review(page)
  await expect(review.form).toBeVisible()
  await review.openAll()
  return review
}
