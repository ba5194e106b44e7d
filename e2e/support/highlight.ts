import type { Locator } from '@playwright/test'
import { ink } from './canvas'
import { expect } from './fixtures'
import type { Review } from './review'

/** The place of a field on a page of the PDF, as the API carries it. */
interface Source {
  path: string
  page?: number | null
  box?: number[] | null
}

/** Where the highlighter lies on its page, in shares of the page, once it has come to rest. */
async function placeOn(sheet: Locator, highlight: Locator) {
  await highlight.evaluate((mark) => Promise.all(mark.getAnimations().map((animation) => animation.finished)))
  const [page, mark] = await Promise.all([sheet.boundingBox(), highlight.boundingBox()])
  if (!page || !mark) throw new Error('the page or its highlight is not shown')
  return { left: (mark.x - page.x) / page.width, top: (mark.y - page.y) / page.height, width: mark.width / page.width, height: mark.height / page.height }
}

/** Enters a field and looks whether the highlighter then lies over the words that it was read from, and over no more. */
export async function expectHighlighted(review: Review, field: Locator, { path, page, box }: Source, pages: { width: number; height: number }[]) {
  await field.focus()
  await expect(review.highlight, path).toBeInViewport()
  const sheet = review.document.getByRole('img', { name: new RegExp(`, page ${page! + 1} of `) })
  const place = await placeOn(sheet, review.highlight)
  const { width, height } = pages[page!]!
  const [x0, y0, x1, y1] = box as [number, number, number, number]
  // The highlighter may stand over by a hair, as wide as the sheet's border, but must cover the words and not the line beside them.
  expect(place.left, path).toBeLessThanOrEqual(x0 / width + 0.003)
  expect(place.top, path).toBeLessThanOrEqual(y0 / height + 0.003)
  expect(place.left + place.width, path).toBeGreaterThanOrEqual(x1 / width - 0.003)
  expect(place.top + place.height, path).toBeGreaterThanOrEqual(y1 / height - 0.003)
  expect(place.width, path).toBeLessThan((x1 - x0) / width + 0.03)
  expect(place.height, path).toBeLessThan((y1 - y0) / height + 0.02)
  await expect.poll(() => ink(sheet.locator('canvas'), place), `${path}: words under the highlighter`).toBeGreaterThan(0.03)
}
