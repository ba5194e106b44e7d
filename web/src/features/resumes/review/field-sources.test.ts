import { expect, test } from 'vitest'
import { detailsOf, emptyParsed, NO_JOB_EXTRAS } from '../testing'
import { chipSource, indexSources, pageMark, placeOf, placeOfField, sourceOfText, technologiesRead } from './field-sources'

const field = { path: 'name', text: 'Ada', confidence: 0.9, page: 0, box: [61.2, 79.2, 122.4, 99], paragraphs: [] }
const pages = [{ width: 612, height: 792 }]

test('UPL-16 a field is found by its path', () => {
  expect(indexSources(detailsOf({ fields: [field] })).get('name')).toBe(field)
})

test('what was not found stands where the rest of its entry was; a single field that was not found stands nowhere', () => {
  const at = (path: string, top: number) => ({ ...field, path, box: [50, top, 90, top + 10] })
  const sources = indexSources(detailsOf({ fields: [field, at('experience[1].company', 200), at('experience[1].position', 220), at('experience[10].company', 700)] }))
  expect(placeOfField(sources, 'experience[1].company')?.box).toEqual([50, 200, 90, 210])
  expect(placeOfField(sources, 'experience[1].duration')?.box).toEqual([50, 200, 90, 230])
  expect(placeOfField(sources, 'phone')).toBeUndefined()
  expect(placeOfField(sources, 'education[0].degree')).toBeUndefined()
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

test('several lines of a page have one place around them; those of another page are left out', () => {
  const line = (page: number, box: number[]) => ({ page, box, paragraphs: [] })
  expect(placeOf([line(0, [10, 20, 90, 30]), line(0, [5, 32, 60, 42]), line(1, [0, 0, 600, 700])])).toEqual({ page: 0, box: [5, 20, 90, 42], paragraphs: [] })
  expect(placeOf([{ page: null, box: null, paragraphs: [3] }, { page: null, box: null, paragraphs: [4] }])).toEqual({ page: null, box: null, paragraphs: [3, 4] })
  expect(placeOf([])).toBeUndefined()
})

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

test.each<[string, string | null, string, string | null]>([
  ['a text that is as it was read', 'experience[0].company', 'Ferry', 'experience[0].company'],
  ['one that was swapped', 'experience[0].company', 'Engineer', 'experience[0].position'],
  ['one of an entry that moved to another list', 'experience[0].name', 'Engineer', 'experience[0].position'],
  ['one that was typed', 'experience[0].company', 'Tide', 'experience[0].company'],
  ['no text', 'experience[0].company', '', 'experience[0].company'],
  ['the sort of an achievement', 'achievements[0].title', 'hackathon', 'achievements[0].title'],
  ['an entry of another reading', 'readings[0].experience[0].company', 'Engineer', 'readings[0].experience[0].company'],
  ['a single field', 'name', 'Engineer', 'name'],
  ['what was added', null, 'Engineer', null],
])('where a text was read: %s', (_, path, text, source) => {
  const parsed = {
    ...emptyParsed,
    experience: [{ company: 'Ferry', position: 'Engineer', duration: '', description: '', ...NO_JOB_EXTRAS }],
    achievements: [{ title: 'Prize', type: 'hackathon' as const, date: '', description: '', position: null, organization: null, url: null }],
  }
  expect(sourceOfText(parsed, path, text)).toBe(source)
})
