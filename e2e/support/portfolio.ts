import { readFileSync } from 'node:fs'
import { expect, type Locator, type Page } from '@playwright/test'
import type { Account } from './api'

const FOLDER = new URL('../../templates/portfolio/', import.meta.url)
const read = (path: string) => readFileSync(new URL(path, FOLDER))

interface Field {
  label: string
  kind: 'text' | 'long' | 'email' | 'tel' | 'number' | 'id'
}

interface Flow {
  id: string
  title: string
  templates: string[]
  fields: string[]
  labels?: Record<string, string>
  optional: string[]
  timeline?: string[]
  images: { label: string; caps: Record<string, number>; cap: number; tooMany: string }
  rules?: { message: string; any?: string[] }[]
}

const forms = JSON.parse(read('flows.json').toString()) as { fields: Record<string, Field>; flows: Flow[] }

/** A made-up person whose portfolio shows a design. */
export interface SamplePerson {
  fields: Record<string, string>
  timeline?: { date: string; title: string; description: string }[]
  photo: string | null
  works: { picture: string; alt: string; group: string }[]
}

/** The ids of all designs. */
export const TEMPLATES = forms.flows.flatMap(({ templates }) => templates)

/** What each design is called. */
export const templateNames = Object.fromEntries((JSON.parse(read('catalogue.json').toString()) as { id: string; name: string }[]).map(({ id, name }) => [id, name]))

/** The form of a design. */
export function flowOf(template: string): Flow {
  const flow = forms.flows.find(({ templates }) => templates.includes(template))
  if (!flow) throw new Error(`There is no form for ${template}.`)
  return flow
}

/** The sample person of a design. */
export const personOf = (template: string) => JSON.parse(read(`samples/people/${template}.json`).toString()) as SamplePerson

/** A picture that was drawn for the samples. */
export const pictureFile = (name: string) => ({ name: `${name}.jpg`, mimeType: 'image/jpeg', buffer: read(`samples/pictures/${name}.jpg`) })

/** Sends a sample person's portfolio the way the form does, and answers its id. */
export async function stored(account: Account, template: string, person: SamplePerson = personOf(template)): Promise<string> {
  const form = new FormData()
  const image = (name: string) => new File([new Uint8Array(pictureFile(name).buffer)], `${name}.jpg`, { type: 'image/jpeg' })
  form.append('templateId', template)
  for (const [name, text] of Object.entries(person.fields)) form.append(name, text)
  if (person.timeline) form.append('timeline', JSON.stringify(person.timeline))
  if (person.photo) form.append('userPhoto', image(person.photo))
  for (const { picture } of person.works) form.append('images', image(picture))
  form.append('pictures', JSON.stringify(person.works.map(({ alt, group }, file) => ({ file, alt, group }))))
  const { status, body } = await account.api.call<{ portfolio: { id: string } }>('POST', '/api/portfolio', form)
  if (status !== 201) throw new Error(`${template} was not stored: ${status} ${JSON.stringify(body)}`)
  return body.portfolio.id
}

/** The form of a portfolio in its dialog. */
export class PortfolioForm {
  readonly dialog: Locator
  readonly flow: Flow
  constructor(page: Page, template: string, private readonly save = 'Create Portfolio') {
    this.flow = flowOf(template)
    this.dialog = page.getByRole('dialog', { name: this.flow.title })
  }

  /** The control of a field, whether it is marked optional or not. */
  field(name: string): Locator {
    const label = this.flow.labels?.[name] ?? forms.fields[name]!.label
    return this.dialog.getByLabel(new RegExp(`^${label.replace(/[()]/g, '\\$&')}( \\(optional\\))?$`)).first()
  }

  async fill(person: SamplePerson) {
    for (const name of this.flow.fields) await this.field(name).fill(person.fields[name] ?? '')
    for (const [at, label] of (this.flow.timeline ?? []).entries()) {
      const entry = this.dialog.getByRole('group', { name: label, exact: true })
      const { date, title, description } = person.timeline![at]!
      await entry.getByLabel('Date').fill(date)
      await entry.getByLabel('Title').fill(title)
      await entry.getByLabel('Description').fill(description)
    }
  }

  async addPhoto(name: string) {
    await this.dialog.getByLabel(/photo here|another photo/).setInputFiles(pictureFile(name))
  }

  async addImages(names: string[]) {
    await this.dialog.getByLabel(/your images here|Add more images/).setInputFiles(names.map(pictureFile))
    await expect(this.images).toHaveCount(Math.min(names.length, this.flow.images.cap))
  }

  /** The images that were chosen. */
  get images(): Locator {
    return this.dialog.getByRole('list', { name: this.flow.images.label }).getByRole('listitem')
  }

  submit() {
    return this.dialog.getByRole('button', { name: this.save }).click()
  }

  /** What is wrong, as the summary lists it. */
  get problems(): Locator {
    return this.dialog.getByRole('group', { name: /thing(s)? to fix/ })
  }
}

/** The dialog with the code of a portfolio. */
export class CodeDialog {
  readonly dialog: Locator
  readonly code: Locator
  readonly deploy: Locator
  readonly live: Locator
  constructor(page: Page) {
    this.dialog = page.getByRole('dialog', { name: 'Your Portfolio Website Code' })
    this.code = this.dialog.getByRole('textbox', { name: 'HTML of your portfolio' })
    this.deploy = this.dialog.getByRole('button', { name: /^Deploy to / }).filter({ visible: true })
    this.live = this.dialog.getByRole('link', { name: /View Live Site/ })
  }
}

/** The drafts that the browser keeps, as text. */
export const keptDrafts = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<string>((resolve, reject) => {
        const opening = indexedDB.open('vitae.drafts')
        opening.onerror = () => reject(opening.error as Error)
        opening.onsuccess = () => {
          const reading = opening.result.transaction('drafts').objectStore('drafts').getAll()
          reading.onerror = () => reject(reading.error as Error)
          reading.onsuccess = () => {
            opening.result.close()
            resolve(JSON.stringify(reading.result))
          }
        }
      }),
  )
