import { describe, expect, test } from 'vitest'
import { stripGeometry } from './strip-geometry'

const size = { width: 600, height: 800 }
const markAt = (left: number, top: number, width: number, height: number) => ({ page: 0, left, top, width, height })

describe('a strip of 340 px', () => {
  test.each([
    ['a word at the left edge', markAt(0, 0.5, 0.1, 0.015), { pageWidth: 680, left: 0 }],
    ['a word at the right edge', markAt(0.9, 0.5, 0.1, 0.015), { pageWidth: 680, left: 340 }],
    ['a line over the whole width', markAt(0, 0.5, 1, 0.015), { pageWidth: 340, left: 0 }],
    ['the top of the page', markAt(0.2, 0, 0.1, 0.015), { top: 0 }],
  ])('%s', (_, mark, expected) => expect(stripGeometry({ mark, size }, 340)).toMatchObject(expected))

  test('a high passage shows its beginning', () => {
    const { height, top, pageHeight } = stripGeometry({ mark: markAt(0.1, 0.25, 0.8, 0.5), size }, 340)
    expect(height).toBe(150)
    expect(top).toBeCloseTo(0.25 * pageHeight - 14)
  })

  test('a passage of one line stands in the middle', () => {
    const mark = markAt(0.3, 0.5, 0.2, 0.015)
    const { height, top, pageHeight } = stripGeometry({ mark, size }, 340)
    expect(top + height / 2).toBeCloseTo((mark.top + mark.height / 2) * pageHeight)
  })
})
