import { expect, type Locator, type Page } from '@playwright/test'

/** The editor of one resume, as its user finds it: by roles and labels. */
export class Editor {
  readonly state: Locator
  readonly preview: Locator
  readonly summary: Locator
  readonly name: Locator

  constructor(readonly page: Page) {
    this.state = page.getByRole('status', { name: 'Save state' })
    this.preview = page.getByRole('region', { name: 'Preview' })
    this.summary = page.getByRole('textbox', { name: 'Summary' })
    this.name = page.getByRole('textbox', { name: 'Name', exact: true })
  }

  async open(resumeId: string) {
    await this.page.goto(`/dashboard/resumes/${resumeId}`)
    await this.summary.waitFor()
  }

  /** A section of the form, opened. */
  async section(name: string) {
    const section = this.page.getByRole('region', { name, exact: true })
    const heading = section.getByRole('heading', { level: 2 }).getByRole('button')
    if ((await heading.getAttribute('aria-expanded')) === 'false') await heading.click()
    return section
  }

  /** The names of all sections in their order. */
  sections() {
    return this.page.getByRole('list', { name: 'Sections' }).getByRole('heading', { level: 2 })
  }

  tab(name: 'Content' | 'Design' | 'Score') {
    return this.page.getByRole('tab', { name })
  }

  async is(state: string | RegExp) {
    await expect(this.state).toHaveText(state, { timeout: 15_000 })
  }

  /** The picture of a page, once it is drawn. */
  sheet(page = 1) {
    return this.preview.getByRole('img', { name: new RegExp(`^Page ${page} of `) })
  }
}

/** How long each page took to be drawn, from the end of the pause to the picture, in milliseconds. */
export const previewTimes = (page: Page) => page.evaluate(() => performance.getEntriesByName('editor-preview').map(({ duration }) => duration))
