import { describe, expect, test } from 'vitest'
import type { UnplacedLine } from '../model'
import { emptyParsed, NO_JOB_EXTRAS } from '../testing'
import { undecided } from './draft'
import { toForm } from './form-model'
import { blocksOf, openLines, placeLines, targetsFor } from './unplaced'

const line = (text: string, top: number, over: Partial<UnplacedLine> = {}): UnplacedLine => ({ text, section: 'experience', page: 0, box: [50, top, 300, top + 10], paragraphs: [], ...over })
const form = toForm({
  ...emptyParsed,
  summary: 'Engineer.',
  experience: [{ company: 'Ferry', position: 'Engineer', duration: '', description: 'Built it.', ...NO_JOB_EXTRAS }],
  projects: [{ name: 'tide', description: '', technologies: [], duration: '', url: null }],
  skills: ['Rust'],
  additional: [{ title: 'Talks', kind: 'other', items: [{ title: 'On tides', subtitle: '', period: '', place: '', description: '', url: null }] }],
})
const open = (lines: UnplacedLine[], decided = {}) => openLines(lines, form, { ...undecided, ...decided })
const texts = (blocks: { text: string }[][]) => blocks.map((block) => block.map(({ text }) => text))

describe('lines that are still to be decided', () => {
  const lines = [line('Cut costs by 12 %', 100), line('Ran the night shift', 112), line('built it', 124), line('IT', 136)]
  test('neither ignored nor placed', () => expect(open(lines, { ignored: [0], placed: [3] }).map(({ index }) => index)).toEqual([1]))
  test('what is typed into a field counts as placed, whatever its case and signs; what is too short to tell does not', () => {
    const typed = { ...form, summary: 'Engineer who cut costs by 12%, at it since 2001' }
    expect(openLines(lines, typed, undecided).map(({ text }) => text)).toEqual(['Ran the night shift', 'IT'])
  })
})

describe('blocks', () => {
  test.each<[string, UnplacedLine[], string[][]]>([
    ['lines below each other are one', [line('a', 100), line('b', 112), line('c', 124)], [['a', 'b', 'c']]],
    ['a gap divides', [line('a', 100), line('b', 140)], [['a'], ['b']]],
    ['a page divides', [line('a', 100), line('b', 112, { page: 1 })], [['a'], ['b']]],
    ['a section divides', [line('a', 100), line('b', 112, { section: 'skills' })], [['a'], ['b']]],
    ['another column divides', [line('a', 500), line('b', 100)], [['a'], ['b']]],
    ['paragraphs that follow each other are one', [4, 5, 8].map((index) => line(String(index), 0, { page: null, box: null, paragraphs: [index] })), [['4', '5'], ['8']]],
  ])('%s', (_, lines, blocks) => expect(texts(blocksOf(open(lines)))).toEqual(blocks))

  test('a line that was decided divides', () => {
    expect(texts(blocksOf(open([line('a', 100), line('b', 112), line('c', 124)], { ignored: [1] })))).toEqual([['a'], ['c']])
  })
})

describe('where lines can go', () => {
  const labels = (over: Partial<UnplacedLine>) => targetsFor(form, open([line('x', 100, over)])).map(({ label }) => label)
  const all = ['Summary', 'Engineer, Ferry', 'Skills', 'tide', 'Languages', 'Talks', 'New job', 'New school', 'New project', 'New certificate', 'New achievement', 'New section']
  test('everywhere that makes sense, their own section first', () => {
    expect(labels({ section: null })).toEqual(all)
    expect(labels({ section: 'experience' }).slice(0, 2)).toEqual(['Engineer, Ferry', 'New job'])
    expect(labels({ section: 'certifications' })[0]).toBe('New certificate')
    expect(labels({ section: 'languages' })[0]).toBe('Languages')
    expect(labels({ section: 'volunteering' })[0]).toBe('New section “Volunteering”')
    expect(labels({ section: 'other' }).slice(0, 2)).toEqual(['Talks', 'New section'])
    expect(labels({ text: 'github.com/ada', section: 'contact' })[0]).toBe('Links')
  })

  const placed = (id: string, ...lines: string[]) => {
    const found = open(lines.map((text, index) => line(text, 100 + 12 * index)))
    return placeLines(form, [...targetsFor(form, found)].find((target) => target.id === id)!, found)
  }
  test.each<[string, string[], string, object]>([
    ['summary', ['Likes', 'ships.'], 'summary', { summary: 'Engineer. Likes ships.' }],
    ['experience-0', ['• Ran the night', 'shift', '• Wrote it down'], 'experience.0.description', { experience: [{ description: 'Built it.\nRan the night shift\nWrote it down' }] }],
    ['skills', ['Go, Rust | SQL', 'Perl'], 'skills', { skills: ['Rust', 'Go', 'SQL', 'Perl'] }],
    ['links', ['github.com/ada'], 'links.0.url', { links: [{ url: 'github.com/ada' }] }],
    ['new-experience', ['Trainee', 'Filed things'], 'experience.1.position', { experience: [{}, { position: 'Trainee', description: 'Filed things', source: null }] }],
    ['new-education', ['Uni', 'BSc', 'Hons'], 'education.0.institution', { education: [{ institution: 'Uni', degree: 'BSc, Hons' }] }],
    ['new-certifications', ['CKA', 'CNCF'], 'certifications.0.name', { certifications: [{ name: 'CKA', issuer: 'CNCF' }] }],
    ['new-achievements', ['Prize'], 'achievements.0.title', { achievements: [{ title: 'Prize', description: '' }] }],
    ['languages', ['Serbo-Croatian - C1'], 'languages.0.name', { languages: [{ name: 'Serbo-Croatian', level: 'C1' }] }],
    ['languages', ['English (native), German – C1', 'Welsh'], 'languages.0.name', { languages: [{ name: 'English', level: 'native' }, { name: 'German', level: 'C1' }, { name: 'Welsh', level: '' }] }],
    ['additional-0', ['On ebb', 'Leeds'], 'additional.0.items.1.title', { additional: [{ items: [{}, { title: 'On ebb', description: 'Leeds', source: null }] }] }],
    ['new-additional', ['On flow'], 'additional.1.title', { additional: [{}, { title: '', items: [{ title: 'On flow' }] }] }],
    ['new-projects', ['tide', 'Forecasts'], 'projects.1.name', { projects: [{}, { name: 'tide', description: 'Forecasts' }] }],
  ])('%s takes %o', (id, lines, path, expected) => {
    const result = placed(id, ...lines)
    expect(result.path).toBe(path)
    expect(result.form).toMatchObject(expected)
  })
})
