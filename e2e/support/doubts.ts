import type { Page } from '@playwright/test'
import type { Reading } from './api'
import { CALLS } from './network'

export interface Mark {
  path: string
  kind: 'missing' | 'doubtful'
  reason: string
}

/** What a reading leaves to the user: the sample is read so well that it leaves nothing. */
export interface Doubts {
  marks?: Mark[]
  coverage?: number
  /** Fields that the reading loses: their lines stand in no field, and the fields are empty. */
  lost?: string[]
}

/** Takes a text out of a parsed resume by its path: "experience[0].description". */
function empty(resume: object, path: string) {
  const keys = path.split(/[.[\]]+/).filter(Boolean)
  const last = keys.pop()!
  const holder = keys.reduce((value, key) => (value as Record<string, object>)[key]!, resume)
  Object.assign(holder, { [last]: '' })
}

/** Has every reading of this page answered with doubts. */
export async function readWithDoubts(page: Page, { marks = [], coverage, lost = [] }: Doubts) {
  await page.route(CALLS.parse, async (route) => {
    const answer = await route.fetch()
    const reading = (await answer.json()) as Reading
    const { fields } = reading.details
    const unplaced = lost.flatMap((path) => {
      const { text, page: number, box, paragraphs } = fields.find((field) => field.path === path)!
      empty(reading.data, path)
      return text.split('\n').map((line, index, { length }) => {
        const height = box && (box[3] - box[1]) / length
        return { text: line, section: path.split('[')[0], page: number, box: box && [box[0], box[1] + index * height!, box[2], box[1] + (index + 1) * height!], paragraphs }
      })
    })
    Object.assign(reading.details, { marks, unplaced, coverage: coverage ?? null, fields: fields.filter(({ path }) => !lost.includes(path)) })
    await route.fulfill({ response: answer, json: reading })
  })
}
