import { describe, expect, test } from 'vitest'
import { ACCENTS, contrastOnWhite, READABLE } from '../appearance'
import type { Appearance, Content, ParsedResume } from '../model'
import { fullResume, savedOf } from '../testing'
import { blankEntry, newKey, pathInForm, savedText, storedAlike, toContent, toSaved } from './content'
import { differences } from './diff'
import { editorReducer, isDirty, startEditor, type EditorAction, type EditorState } from './editor'
import { GROUP_PAUSE, MAX_STEPS, record, redo, startHistory, undo } from './history'
import { marksOf } from './marks'
import { getAt, setAt } from './paths'
import { problemsOf } from './problems'
import { dropIndex, moveItem } from './reorder'
import { retryAfter } from './saver'
import { hideSection, moveSection, orderedSections, removeSection, renameSection } from './sections'

const content = (resume: Partial<ParsedResume> = {}, appearance: Partial<Appearance> = {}) => toContent(savedOf(resume, { appearance: { ...savedOf().appearance, ...appearance } }))
const edit = (path: string, value: unknown, base = content()): Content => setAt(base, `resume.${path}`, value)

describe('history', () => {
  test.each([
    ['typing in one field is one step', [['a', 'name', 0], ['ab', 'name', 400], ['abc', 'name', 900]], ['']],
    ['a pause begins a new step', [['a', 'name', 0], ['ab', 'name', GROUP_PAUSE]], ['', 'a']],
    ['another field begins a new step', [['a', 'name', 0], ['ab', 'email', 10]], ['', 'a']],
    ['what has no group stands alone', [['a', null, 0], ['ab', null, 1]], ['', 'a']],
    ['nothing changed, nothing kept', [['', 'name', 0]], []],
  ] as const)('%s', (_, changes, past) => {
    const history = changes.reduce((before, [text, group, at]) => record(before, text as string, { group, at }), startHistory(''))
    expect(history.past).toEqual(past)
  })

  test('undo and redo lead back and forth; a new change forgets what was undone', () => {
    let history = record(record(startHistory(1), 2, { group: null, at: 0 }), 3, { group: null, at: 0 })
    history = undo(history)
    expect([history.present, history.future]).toEqual([2, [3]])
    expect(redo(history).present).toBe(3)
    expect(undo(undo(history)).present).toBe(1)
    expect(redo(redo(history)).present).toBe(3)
    expect(record(history, 9, { group: null, at: 0 }).future).toEqual([])
  })

  test('typing after an undo does not join the step before it', () => {
    const typed = record(startHistory('a'), 'ab', { group: 'name', at: 100 })
    expect(record(undo(typed), 'ac', { group: 'name', at: 200 }).past).toEqual(['a'])
  })

  test('old steps are forgotten', () => {
    let history = startHistory(0)
    for (let step = 1; step <= MAX_STEPS + 5; step++) history = record(history, step, { group: null, at: 0 })
    expect(history.past).toHaveLength(MAX_STEPS)
    expect(history.past[0]).toBe(5)
  })
})

describe('reordering', () => {
  test.each([
    [0, 2, 'bcad'],
    [3, 0, 'dabc'],
    [1, 2, 'acbd'],
    [2, 2, 'abcd'],
    [0, 4, 'abcd'],
    [-1, 1, 'abcd'],
  ])('from %d to %d', (from, to, expected) => {
    expect(moveItem([...'abcd'], from, to).join('')).toBe(expected)
  })

  test.each([
    ['above all', 1, 0, 0],
    ['where it was', 1, 150, 1],
    ['below the next', 1, 260, 2],
    ['below all', 0, 999, 2],
  ])('a drag %s', (_, from, pointer, expected) => {
    expect(dropIndex([50, 150, 250], from, pointer)).toBe(expected)
  })
})

describe('paths', () => {
  const root = { a: [{ b: 1 }, { b: 2 }], c: 3 }
  test.each([
    ['a.1.b', 2],
    ['c', 3],
    ['a.5.b', undefined],
    ['c.d.e', undefined],
  ])('reads %s', (path, expected) => expect(getAt(root, path)).toBe(expected))

  test('writes a copy and shares the rest', () => {
    const next = setAt(root, 'a.1.b', 9)
    expect(next).toEqual({ a: [{ b: 1 }, { b: 9 }], c: 3 })
    expect(next.a[0]).toBe(root.a[0])
    expect(root.a[1]).toEqual({ b: 2 })
  })
})

describe('what is saved', () => {
  test('a resume goes through the form unchanged', () => {
    const appearance: Appearance = { ...savedOf().appearance, accent: '#1d4ed8', sections: [{ key: 'additional[0]', title: null, hidden: false, keepPlace: false }, { key: 'skills', title: 'Tools', hidden: true, keepPlace: true }] }
    const saved = savedOf({}, { appearance })
    expect(toSaved(toContent(saved))).toEqual(saved)
  })

  const blank = { ...blankEntry.experience, key: newKey() }
  test.each<[string, Content, (saved: ParsedResume) => unknown, unknown]>([
    ['entries never filled are left out', edit('experience', [blank, ...content().resume.experience]), ({ experience }) => experience.length, 3],
    ['an emptied text is null', edit('location', ' '), ({ location }) => location, null],
    ['an emptied link of an entry is null', edit('projects.0.url', ''), ({ projects }) => projects[0]?.url, null],
    ['a link is completed', edit('projects.0.url', 'example.org'), ({ projects }) => projects[0]?.url, 'https://example.org'],
    ['a wrong link is kept as it is', edit('links.0.url', 'x y'), ({ links }) => links[0]?.url, 'x y'],
    ['an achievement without a rank', edit('achievements.0.position', ''), ({ achievements }) => achievements[0]?.position, null],
    ['a job without a position keeps the empty text', edit('experience.0.position', ''), ({ experience }) => experience[0]?.position, ''],
  ])('%s', (_, changed, pick, expected) => expect(pick(toSaved(changed).resume)).toEqual(expected))

  test.each([
    ['experience[0].company', 'experience.1.company'],
    ['experience[2].description', 'experience.3.description'],
    ['skills[1]', 'skills.1'],
    ['name', 'name'],
    ['additional[0].items[0].title', 'additional.0.items.0.title'],
  ])('%s is %s where a blank entry stands first', (server, form) => {
    expect(pathInForm(edit('experience', [blank, ...content().resume.experience]).resume, server)).toBe(form)
  })

  test('the server trims texts: that is no difference', () => {
    expect(storedAlike(savedText(edit('name', 'Ada Example ')), savedText(content()))).toBe(true)
    expect(storedAlike(savedText(edit('name', 'Ada')), savedText(content()))).toBe(false)
  })
})

describe('sections', () => {
  const names = (of: Content) => orderedSections(of).map(({ name }) => name)

  test('nothing chosen: the usual order, additional sections last, and nothing is sent', () => {
    expect(names(content())).toEqual(['Experience', 'Education', 'Skills', 'Projects', 'Certifications', 'Achievements', 'Languages', 'Volunteering'])
    expect(toSaved(content()).appearance.sections).toEqual([])
  })

  test('moved ones take each other’s places', () => {
    const placed = (key: string) => ({ key, title: null, hidden: false, keepPlace: false })
    expect(names(content({}, { sections: [placed('languages'), placed('education')] })).slice(0, 2)).toEqual(['Experience', 'Languages'])
  })

  test('a moved additional section keeps its place when another one before it is removed', () => {
    const two = content({ additional: [{ title: 'A', kind: 'other', items: [] }, { title: 'B', kind: 'other', items: [] }] })
    const moved = moveSection(two, 8, 0)
    expect(toSaved(moved).appearance.sections[0]?.key).toBe('additional[1]')
    const removed = removeSection(moved, 0)
    expect(toSaved(removed).appearance.sections[0]?.key).toBe('additional[0]')
    expect(names(removed)[0]).toBe('B')
  })

  test('rename and hide', () => {
    const renamed = renameSection(content(), { id: 'skills', index: null }, 'Tools')
    const hidden = hideSection(renamed, 'skills', true)
    expect(toSaved(hidden).appearance.sections).toEqual([{ key: 'skills', title: 'Tools', hidden: true, keepPlace: true }])
    expect(names(hidden)).toEqual(names(content()).map((name) => (name === 'Skills' ? 'Tools' : name)))
    expect(toSaved(moveSection(hidden, 2, 0)).appearance.sections[0]).toEqual({ key: 'skills', title: 'Tools', hidden: true, keepPlace: false })
    const additional = orderedSections(content()).at(-1)!
    expect(toSaved(renameSection(content(), additional, 'Community')).resume.additional[0]?.title).toBe('Community')
  })
})

describe('problems', () => {
  const school = { ...blankEntry.education, key: 'x' }
  test.each<[string, Content, [string, string][]]>([
    ['a full resume has none', content(), []],
    ['no name', edit('name', ' '), [['name', 'Name is required']]],
    ['no email', edit('email', ''), [['email', 'Email is required']]],
    ['an odd email', edit('email', 'ada'), [['email', 'Enter an email address like name@example.org']]],
    ['half a year', edit('education.0.graduationYear', '20'), [['education.0.graduationYear', 'Enter a 4-digit graduation year']]],
    ['a school never filled', edit('education', [school]), []],
    ['a school without its year', edit('education', [{ ...school, degree: 'BSc' }]), [['education.0.graduationYear', 'Enter a 4-digit graduation year']]],
    ['a wrong link in a section of its own', edit('additional.0.items.0.url', 'no link'), [['additional.0.items.0.url', 'Enter a link like https://example.org, or leave it empty']]],
    ['a link without an address', edit('links.0.url', ''), [['links.0.url', 'Enter a link like https://example.org, or remove it']]],
  ])('%s', (_, of, expected) => expect(problemsOf(of).map(({ path, message }) => [path, message])).toEqual(expected))
})

describe('differences', () => {
  const jobs = fullResume().experience
  test.each<[string, Partial<ParsedResume>, [string, string, string][]]>([
    ['none', {}, []],
    ['a text', { summary: 'Plans better.' }, [['Summary', 'Plans routes.', 'Plans better.']]],
    ['a text emptied', { summary: null }, [['Summary', 'Plans routes.', '']]],
    ['a list of words', { skills: ['SQL'] }, [['Skills', 'SQL, Python', 'SQL']]],
    ['a field of an entry', { experience: [{ ...jobs[0]!, company: 'Port' }, ...jobs.slice(1)] }, [['Job 1, company', 'Harbour', 'Port']]],
    ['an entry removed from the front', { experience: jobs.slice(1) }, [['Job 1', 'Planner, Harbour, 2020 - Present, Bremen, Plans.', '']]],
    ['an entry added', { languages: [...fullResume().languages, { name: 'French', level: 'A2' }] }, [['Language 2', '', 'French, A2']]],
    ['entries swapped', { experience: [jobs[1]!, jobs[0]!, jobs[2]!] }, [['Job 1, position in the list', '2', '1'], ['Job 2, position in the list', '1', '2']]],
    ['an entry within a section', { additional: [{ ...fullResume().additional[0]!, items: [{ ...fullResume().additional[0]!.items[0]!, place: 'Kiel' }] }] }, [['Section 1, entry 1, place', 'Bremen', 'Kiel']]],
  ])('%s', (_, after, expected) => {
    expect(differences(savedOf(), savedOf(after)).map(({ label, before, after: now }) => [label, before, now])).toEqual(expected)
  })

  test('design, style and sections', () => {
    const appearance: Appearance = { ...savedOf().appearance, accent: '#1d4ed8', fit: 'one', sections: [{ key: 'skills', title: null, hidden: true, keepPlace: true }] }
    expect(differences(savedOf(), savedOf({}, { appearance, templateId: 'template2' })).map(({ label }) => label)).toEqual(['Sections', 'Design', 'Accent color', 'Pages'])
  })
})

describe('the editor', () => {
  const start = (unsaved: Content | null = null) => startEditor({ saved: savedOf(), version: 4, unsaved })
  const run = (state: EditorState, ...actions: EditorAction[]) => actions.reduce(editorReducer, state)
  const type = (text: string, at = 0): EditorAction => ({ type: 'edit', edit: (before) => setAt(before, 'resume.name', text), group: 'name', at })

  test('what is unsaved comes back, and can be undone', () => {
    const state = start(edit('name', 'Typed before'))
    expect(isDirty(state)).toBe(true)
    expect(isDirty(run(state, { type: 'undo' }))).toBe(false)
  })

  test('what is typed during a save is still to be saved', () => {
    const typed = run(start(), type('A'))
    const saved = run(typed, { type: 'saving' }, type('AB'), { type: 'saved', version: 5, text: savedText(typed.history.present), title: 'Ada – Analyst' })
    expect(isDirty(saved)).toBe(true)
    expect(saved.saved.version).toBe(5)
  })

  test('failures are counted until a save succeeds', () => {
    const failed = run(start(), type('A'), { type: 'saving' }, { type: 'failed' }, { type: 'saving' }, { type: 'failed' })
    expect(failed.save).toEqual({ kind: 'failed', attempts: 2 })
    expect(run(failed, { type: 'saving' }, { type: 'saved', version: 5, text: '', title: '' }).save).toEqual({ kind: 'rest' })
  })

  test('loading the other version keeps mine one undo away', () => {
    const mine = run(start(), type('Mine'))
    const other = run(mine, { type: 'conflict', other: savedOf({ name: 'Other' }), version: 6 }, { type: 'adopt', content: savedOf({ name: 'Other' }), version: 6, at: 0 })
    expect(other.history.present.resume.name).toBe('Other')
    expect(isDirty(other)).toBe(false)
    expect(run(other, { type: 'undo' }).history.present.resume.name).toBe('Mine')
  })

  test.each([[1, 2000], [2, 4000], [4, 16_000], [5, 30_000], [20, 30_000]])('attempt %d is followed by another after %d ms', (attempts, wait) => {
    expect(retryAfter(attempts)).toBe(wait)
  })
})

test.each(ACCENTS)('$name is readable on white', ({ value }) => expect(contrastOnWhite(value)).toBeGreaterThanOrEqual(READABLE))

test('the contrast of known colours', () => {
  expect(contrastOnWhite('#000000')).toBeCloseTo(21, 5)
  expect(contrastOnWhite('#ffffff')).toBe(1)
  // WCAG's own example of the lightest grey that passes.
  expect(contrastOnWhite('#767676')).toBeCloseTo(4.54, 2)
})

describe('what a resume has none of', () => {
  const noYear = { ...fullResume().education[0]!, graduationYear: '', noGraduationYear: true }

  test('an answered field is no problem, an empty one is', () => {
    expect(problemsOf(content({ email: '', noEmail: true, education: [noYear] }))).toEqual([])
    expect(problemsOf(content({ email: '', education: [{ ...noYear, noGraduationYear: false }] })).map(({ path }) => path)).toEqual(['email', 'education.0.graduationYear'])
  })

  test('answers and lines in no section survive the way through the form', () => {
    const { resume } = toSaved(content({ email: '', noEmail: true, education: [noYear], unplaced: ['A line'] }))
    expect(resume).toMatchObject({ noEmail: true, education: [{ noGraduationYear: true }], unplaced: ['A line'] })
  })

  test('an entry with nothing but an answer was never filled', () => {
    expect(toSaved(content({ education: [{ institution: '', degree: '', field: '', graduationYear: '', noGraduationYear: true, startYear: null, grade: null, location: null, url: null, courses: [] }] })).resume.education).toEqual([])
  })
})

describe('values that cannot be right', () => {
  const marks = [{ path: 'location', kind: 'doubtful' as const, reason: 'This is a date.' }, { path: 'experience[1].position', kind: 'doubtful' as const, reason: 'This holds no words.' }]
  const judged = (resume: ParsedResume) => ({ card: undefined as never, marks, resume })

  test('they are marked where they stand, until they are changed', () => {
    const typed = content()
    expect([...marksOf(typed, judged(toSaved(typed).resume))]).toEqual([['location', 'This is a date.'], ['experience.1.position', 'This holds no words.']])
    const changed = setAt(typed, 'resume.location', 'Bremen')
    expect([...marksOf(changed, judged(toSaved(typed).resume)).keys()]).toEqual(['experience.1.position'])
    expect(marksOf(typed, undefined).size).toBe(0)
  })
})
