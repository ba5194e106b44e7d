import { expect, test } from 'vitest'
import { detailsOf, emptyParsed } from '../testing'
import { chipSource, indexSources, isDoubtful, LOW_CONFIDENCE, pageMark, technologiesRead } from './field-sources'

const field = { path: 'name', text: 'Ada', confidence: 0.9, page: 0, box: [61.2, 79.2, 122.4, 99], paragraphs: [] }
const pages = [{ width: 612, height: 792 }]

test('UPL-16 a field is found by its path', () => {
  expect(indexSources(detailsOf({ fields: [field] })).get('name')).toBe(field)
})

test('UPL-16 a box in points becomes shares of its page, with a little air', () => {
  const mark = pageMark(field, pages)
  expect(mark?.page).toBe(0)
  expect(mark?.left).toBeCloseTo(59.2 / 612)
  expect(mark?.top).toBeCloseTo(77.2 / 792)
  expect(mark?.width).toBeCloseTo(65.2 / 612)
  expect(mark?.height).toBeCloseTo(23.8 / 792)
})

test.each([
  ['no source', undefined],
  ['no box', { ...field, box: null }],
  ['no page', { ...field, page: null }],
  ['a page that the document does not have', { ...field, page: 7 }],
  ['a damaged box', { ...field, box: [1, 2] }],
])('UPL-16 nothing is marked for %s', (_, source) => expect(pageMark(source, pages)).toBeNull())

test.each([
  [0.84, true],
  [LOW_CONFIDENCE, false],
  [1, false],
])('UPL-16 a confidence of %d is doubtful: %s', (confidence, doubtful) => expect(isDoubtful({ ...field, confidence })).toBe(doubtful))

test('UPL-24 a chip is found by its text, whatever its place is now', () => {
  expect(chipSource(['Rust', 'SQL'], 'SQL', 'skills')).toBe('skills[1]')
  expect(chipSource(['Rust', 'SQL'], 'Go', 'skills')).toBeNull()
  expect(chipSource(['Rust'], 'Rust', null)).toBeNull()
})

test('UPL-23 the technologies of a moved project are those it was read with', () => {
  const project = { name: 'tide', description: '', technologies: ['Rust'], duration: '', url: null }
  const parsed = { ...emptyParsed, projects: [{ ...project, technologies: ['Go'] }, project] }
  expect(technologiesRead(parsed, 'projects[1]')).toEqual(['Rust'])
  expect(technologiesRead(parsed, null)).toEqual([])
})
