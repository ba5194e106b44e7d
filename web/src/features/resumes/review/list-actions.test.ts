import { describe, expect, test } from 'vitest'
import { emptyParsed, NO_JOB_EXTRAS, NO_SCHOOL_EXTRAS } from '../testing'
import { toForm, type ReviewForm } from './form-model'
import { cutAt, cutsAtLines, cutsAtSeparators, joined, joinWithNext, pasteLines, removeAll, separatorsIn, splitEntry, splitField, splittable, swapFields, type FieldSplit, type Separator } from './list-actions'
import { blankOf, entriesOf, kindOf, LISTS, withValues, type ListedSection, type ListEntry, type Values } from './lists'
import { moveEntries, moveSkills, type Destination } from './move-entries'
import { allTexts } from './unplaced'

const form = toForm({
  ...emptyParsed,
  experience: [
    { ...NO_JOB_EXTRAS, position: 'Ferry Ltd', company: 'Engineer', duration: 'Jan 2019 – Mar 2021', location: 'Hull', url: 'ferry.example', description: '• Built locks\n• Sold locks' },
    { ...NO_JOB_EXTRAS, position: 'Trainee, Tide Ltd, Leeds', company: '', duration: '2018', description: '' },
  ],
  education: [
    { ...NO_SCHOOL_EXTRAS, institution: 'Uni Hull', degree: 'BSc', field: 'Maths', startYear: '2015', graduationYear: '2018', grade: '1st', courses: ['Algebra', 'Logic'] },
    { ...NO_SCHOOL_EXTRAS, institution: 'School', degree: 'A-levels', field: '', startYear: null, graduationYear: '2014' },
  ],
  projects: [{ name: 'tide', description: 'Forecasts', technologies: ['Rust'], duration: '2021', url: null }, { name: 'ebb', description: 'Charts', technologies: ['Go'], duration: '', url: null }],
  certifications: [{ name: 'CKA (CNCF)', issuer: '', date: 'May 2022', url: null }, { name: 'CKAD', issuer: 'Linux', date: '2023', url: null }],
  achievements: [
    { title: 'Prize', type: 'hackathon', date: '2021', description: 'Won', position: 'Winner', organization: 'City', url: null },
    { title: 'Medal', type: 'achievement', date: '2020', description: 'Ran', position: 'Third', organization: 'Club', url: null },
  ],
  languages: [{ name: 'German', level: 'C1' }, { name: 'Welsh', level: 'native' }],
  skills: ['Sailing', 'SQL'],
  additional: [
    { title: 'Talks', kind: 'other', items: [{ title: 'On tides', subtitle: 'RustConf', period: '2020', place: 'Oslo', description: 'Waves', url: null }, { title: 'On ebb', subtitle: 'GoConf', period: '2022', place: 'Bonn', description: 'Sand', url: null }] },
    { title: 'Boards', kind: 'volunteering', items: [] },
  ],
})
const sections: ListedSection[] = ['experience', 'education', 'projects', 'certifications', 'achievements', 'languages', 'additional.0.items']
const destinations: Destination[] = [...sections, 'additional.1.items', 'skills', 'new-section']
const words = (value: unknown) => new Set(allTexts(value).join(' ').match(/[\p{L}\p{N}]+/gu) ?? [])
const withoutSources = (value: ReviewForm) => JSON.parse(JSON.stringify(value, (key, text: unknown) => (key === 'source' || key === 'type' || key === 'kind' ? undefined : text))) as unknown
/** What stands in one form and nowhere in the other. */
const lost = (before: ReviewForm, after: ReviewForm) => [...words(withoutSources(before))].filter((word) => !words(withoutSources(after)).has(word))

describe('nothing is lost', () => {
  const pairs = sections.flatMap((from) => destinations.filter((to) => to !== from).map((to) => [from, to] as const))
  test.each(pairs)('%s moved to %s', (from, to) => {
    const all = moveEntries(form, from, to).form
    expect(lost(form, all)).toEqual([])
    expect(entriesOf(all, from)).toEqual([])
    const one = moveEntries(form, from, to, [1]).form
    expect(lost(form, one)).toEqual([])
    expect(entriesOf(one, from)).toEqual(entriesOf(form, from).slice(0, 1))
  })
  test.each(destinations.filter((to) => to !== 'skills'))('skills moved to %s', (to) => expect(lost(form, moveSkills(form, to).form)).toEqual([]))
  test.each(sections)('entries of %s joined, fields swapped, split and cut', (section) => {
    expect(lost(form, joinWithNext(form, section, 0))).toEqual([])
    for (const pair of LISTS[kindOf(section)].swaps) expect(lost(form, swapFields(form, section, pair))).toEqual([])
    const fields = splittable(kindOf(section))
    for (const { key } of fields) for (const { separator } of separatorsIn(entriesOf(form, section), key)) for (const { key: to } of fields) {
      expect(lost(form, splitField(form, section, { key, separator, which: 'last', to }).form)).toEqual([])
    }
    entriesOf(form, section).forEach((entry, index) => {
      for (const cut of [...cutsAtLines(section, entry), ...cutsAtSeparators(section, entry)]) expect(lost(form, splitEntry(form, section, index, cut))).toEqual([])
    })
  })
  test('but by removing', () => expect(lost(form, removeAll(form, 'languages'))).toEqual(['German', 'C1', 'Welsh', 'native']))
})

test('swapped fields keep the entry and its source', () => {
  const swapped = swapFields(form, 'experience', ['position', 'company'])
  expect(swapped.experience[0]).toEqual({ ...form.experience[0], position: 'Engineer', company: 'Ferry Ltd' })
  expect(swapFields(swapped, 'experience', ['position', 'company'])).toEqual(form)
})

describe('separators', () => {
  test.each<[string, Separator, 'first' | 'last', readonly [string, string] | null]>([
    ['Trainee, Tide Ltd, Leeds', ', ', 'first', ['Trainee', 'Tide Ltd, Leeds']],
    ['Trainee, Tide Ltd, Leeds', ', ', 'last', ['Trainee, Tide Ltd', 'Leeds']],
    ['CKA (CNCF)', '(', 'first', ['CKA', 'CNCF']],
    ['CKA (CNCF) 2', '(', 'first', ['CKA', 'CNCF) 2']],
    ['Engineer – Tide', ' – ', 'first', ['Engineer', 'Tide']],
    ['Serbo-Croatian', ' - ', 'first', null],
    ['(CNCF)', '(', 'first', null],
    ['Trainee, ', ', ', 'first', null],
    ['', ', ', 'first', null],
  ])('%s at “%s”, the %s', (value, separator, which, parts) => expect(cutAt(value, separator, which)).toEqual(parts))

  test('only those that occur are offered, the most frequent first', () => {
    const jobs = ['A, B | C', 'D, E', 'F'].map((position) => withValues(blankOf('experience'), { position }))
    expect(separatorsIn(jobs, 'position')).toEqual([{ separator: ', ', count: 2 }, { separator: ' | ', count: 1 }])
    expect(separatorsIn(jobs, 'company')).toEqual([])
  })
})

test.each<[string, ListedSection, FieldSplit, number, object[]]>([
  ['to an empty field', 'experience', { key: 'position', separator: ', ', which: 'first', to: 'company' }, 1, [{ position: 'Ferry Ltd', company: 'Engineer' }, { position: 'Trainee', company: 'Tide Ltd, Leeds' }]],
  ['at the last one', 'experience', { key: 'position', separator: ', ', which: 'last', to: 'location' }, 1, [{ location: 'Hull' }, { position: 'Trainee, Tide Ltd', location: 'Leeds' }]],
  ['not into a field that has something', 'certifications', { key: 'name', separator: '(', which: 'first', to: 'date' }, 0, [{ name: 'CKA (CNCF)', date: 'May 2022' }, {}]],
  ['in brackets', 'certifications', { key: 'name', separator: '(', which: 'first', to: 'issuer' }, 1, [{ name: 'CKA', issuer: 'CNCF' }, { name: 'CKAD', issuer: 'Linux' }]],
])('a field is split %s', (_, section, split, changed, expected) => {
  const result = splitField(form, section, split)
  expect(result.changed).toBe(changed)
  expect(entriesOf(result.form, section)).toMatchObject(expected)
})

test('a year takes nothing but a year', () => {
  const schools = { ...form, education: ['Uni, 2018', 'Uni, Hull'].map((institution) => withValues(blankOf('education'), { institution })) as ReviewForm['education'] }
  const result = splitField(schools, 'education', { key: 'institution', separator: ', ', which: 'first', to: 'graduationYear' })
  expect(result.changed).toBe(1)
  expect(result.form.education).toMatchObject([{ institution: 'Uni', graduationYear: '2018' }, { institution: 'Uni, Hull', graduationYear: '' }])
})

describe('entries that are joined', () => {
  const entry = (section: ListedSection, values: Values) => withValues(blankOf(section), values)
  test.each<[string, ListedSection, Values, Values, object]>([
    ['empty fields are filled', 'experience', { position: 'Engineer', source: 'experience[0]' }, { company: 'Tide', source: 'experience[1]' }, { position: 'Engineer', company: 'Tide', description: '', source: 'experience[0]' }],
    ['texts stand below each other', 'experience', { description: 'a' }, { description: 'b' }, { description: 'a\nb' }],
    ['what differs goes above the second text', 'experience', { position: 'Engineer', description: 'a' }, { position: 'Lead', description: 'b' }, { position: 'Engineer', description: 'a\nLead\nb' }],
    ['what is the same stands once', 'experience', { company: 'Tide' }, { company: 'Tide ' }, { company: 'Tide', description: '' }],
    ['the source is that of the second when the first has none', 'experience', { position: 'Engineer' }, { source: 'experience[1]' }, { source: 'experience[1]' }],
    ['without a description it goes behind the title', 'certifications', { name: 'CKA', date: '2022' }, { name: 'CKAD', date: '2023' }, { name: 'CKA, CKAD, 2023', date: '2022' }],
    ['words are put together', 'projects', { technologies: ['Rust', 'Go'] }, { technologies: ['Go', 'SQL'] }, { technologies: ['Rust', 'Go', 'SQL'] }],
    ['the sort of the second is said', 'achievements', { title: 'Prize' }, { title: 'Prize', type: 'hackathon' }, { title: 'Prize', description: 'Hackathon' }],
  ])('%s', (_, section, first, second, expected) => expect(joined(entry(section, first), entry(section, second), kindOf(section))).toMatchObject(expected))

  test('the last one has none to be joined with', () => expect(joinWithNext(form, 'experience', 1)).toBe(form))
})

describe('an entry that is split', () => {
  const parts = (section: ListedSection, entry: ListEntry, name: string) => [...cutsAtLines(section, entry), ...cutsAtSeparators(section, entry)].find((cut) => cut.name === name)?.parts
  test('at a line of its description', () => {
    const job = withValues(blankOf('experience'), { position: 'Lead', company: 'Tide', source: 'experience[0]', description: '• Built\n• Trainee\n• Filed' })
    expect(cutsAtLines('experience', job).map(({ name }) => name)).toEqual(['Built', 'Trainee', 'Filed'])
    expect(parts('experience', job, 'Trainee')).toMatchObject([
      { position: 'Lead', company: 'Tide', description: '• Built', source: 'experience[0]' },
      { position: 'Trainee', company: '', description: '• Filed', source: null },
    ])
  })
  test('at a separator in its name', () => {
    const language = withValues(blankOf('languages'), { name: 'German, Welsh', level: 'C1' })
    expect(cutsAtLines('languages', language)).toEqual([])
    expect(parts('languages', language, 'Welsh')).toMatchObject([{ name: 'German', level: 'C1' }, { name: 'Welsh', level: '' }])
    expect(splitEntry({ ...form, languages: [language] as ReviewForm['languages'] }, 'languages', 0, cutsAtSeparators('languages', language)[0]!).languages).toHaveLength(2)
  })
  test('each cut is offered once, and none where there is nothing to cut', () => {
    const school = withValues(blankOf('education'), { degree: 'BSc, MSc', institution: 'Uni' })
    expect(cutsAtSeparators('education', school).map(({ name }) => name)).toEqual(['MSc'])
    expect(cutsAtSeparators('education', blankOf('education'))).toEqual([])
  })
})

describe('lines that are pasted', () => {
  test.each<[ListedSection | 'skills', string, string, object]>([
    ['experience', '\nClerk\n• Filed\n \nCook\n\n\n', 'experience.2.position', { experience: [{}, {}, { position: 'Clerk', description: 'Filed', source: null }, { position: 'Cook' }] }],
    ['education', 'Uni Leeds\nMSc', 'education.2.institution', { education: [{}, {}, { institution: 'Uni Leeds', degree: 'MSc' }] }],
    ['skills', 'Go, Perl\n\nSQL', 'skills', { skills: ['Sailing', 'SQL', 'Go', 'Perl'] }],
    ['languages', 'Dutch (A2)', 'languages.2.name', { languages: [{}, {}, { name: 'Dutch', level: 'A2' }] }],
    ['additional.1.items', 'Chair\nSwim club', 'additional.1.items.0.title', { additional: [{}, { items: [{ title: 'Chair', description: 'Swim club' }] }] }],
  ])('into %s', (section, text, path, expected) => {
    const pasted = pasteLines(form, section, text)
    expect(pasted?.path).toBe(path)
    expect(pasted?.form).toMatchObject(expected)
  })
  test('blank ones are none', () => expect(pasteLines(form, 'experience', ' \n\n')).toBeNull())
})
