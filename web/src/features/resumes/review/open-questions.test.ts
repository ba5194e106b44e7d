import { expect, test } from 'vitest'
import type { Mark, ParsedResume } from '../model'
import { emptyParsed, NO_JOB_EXTRAS, NO_SCHOOL_EXTRAS } from '../testing'
import { blankEntry, toForm } from './form-model'
import { answersOf, indexMarks, openQuestions, type TypedMark } from './open-questions'

const doubt = (path: string, reason = ''): Mark => ({ path, kind: 'doubtful', reason })
const parsed: ParsedResume = {
  ...emptyParsed,
  name: 'Ada',
  location: 'Lon',
  experience: [{ company: 'Ferry', position: 'Engineer', duration: '', description: '', ...NO_JOB_EXTRAS }],
  education: [{ institution: 'Uni', degree: '', field: '', graduationYear: '', startYear: null, ...NO_SCHOOL_EXTRAS }],
  projects: [{ name: 'tide', description: '', technologies: ['Rust', 'Gp'], duration: '', url: null }],
  skills: ['Rust', 'Page 2'],
}
const marks = [doubt('location'), doubt('experience[0].company', 'This looks like a heading.'), { path: 'experience[0].duration', kind: 'missing', reason: '' } as const]
const readOf = (list: Mark[] = marks, answered: string[] = []) => ({ parsed, marks: indexMarks(list), typed: new Map<string, TypedMark>(), answered: new Set(answered) })
const asked = (form = toForm(parsed), read = readOf()) => openQuestions(form, read).map(({ path, kind }) => `${kind} ${path}`)

test('UPL-35 what is missing comes first, required or marked, then what is doubtful', () => {
  expect(asked()).toEqual(['missing email', 'missing experience.0.duration', 'missing education.0.graduationYear', 'doubtful location', 'doubtful experience.0.company'])
})

test('what a language model made up comes before what is doubtful', () => {
  const made: Mark = { path: 'skills[1]', kind: 'unfounded', reason: 'Not found in your document.' }
  expect(asked(toForm(parsed), readOf([...marks, made])).slice(-3)).toEqual(['unfounded skills.1', 'doubtful location', 'doubtful experience.0.company'])
})

test('UPL-35 a filled or changed field is no question any more', () => {
  const form = toForm(parsed)
  Object.assign(form, { email: 'ada@example.org', location: 'London' })
  form.education[0]!.graduationYear = '2019'
  form.experience[0]!.duration = '2020'
  expect(asked(form)).toEqual(['doubtful experience.0.company'])
})

test('a doubtful value is asked for where it stands now', () => {
  const form = toForm(parsed)
  Object.assign(form.experience[0]!, { company: 'Engineer', position: 'Ferry', duration: '2020' })
  expect(asked(form)).toContain('doubtful experience.0.position')
  expect(asked(form)).not.toContain('doubtful experience.0.company')
})

test('a change that is taken back brings the mark back', () => {
  const form = { ...toForm(parsed), location: 'London' }
  expect(asked(form)).not.toContain('doubtful location')
  expect(asked({ ...form, location: 'Lon' })).toContain('doubtful location')
})

test('what cannot be right in a typed value is asked for until it is changed again or said to be right', () => {
  const form = { ...toForm(parsed), location: '6', skills: ['Rust', 'x'] }
  form.experience[0]!.duration = '2020'
  const typed = new Map([['location', { value: '6', reason: 'This holds no words.' }], ['skills.1', { value: 'x', reason: 'This is a single letter.' }]])
  const read = { ...readOf([doubt('location')]), typed }
  expect(openQuestions(form, read).filter(({ kind }) => kind === 'doubtful').map(({ path, reason }) => `${path}: ${reason}`)).toEqual(['location: This holds no words.', 'skills.1: This is a single letter.'])
  expect(asked({ ...form, location: 'Leeds' }, read)).not.toContain('doubtful location')
  const answered = new Set(answersOf('location', '6', 'location', read))
  expect(asked(form, { ...read, answered })).not.toContain('doubtful location')
  expect(asked({ ...form, location: 'Lon' }, { ...read, answered })).toContain('doubtful location')
})

test('UPL-16 "Looks right" takes a mark away, but not that of a required field that is empty', () => {
  const answered = ['location', 'experience[0].company', 'experience[0].duration', 'email', 'education[0].graduationYear']
  expect(asked(toForm(parsed), readOf(marks, answered))).toEqual(['missing email', 'missing education.0.graduationYear'])
})

test('UPL-16 the reason comes with the question, and only marks can be answered', () => {
  const questions = openQuestions(toForm(parsed), readOf())
  expect(questions.find(({ path }) => path === 'experience.0.company')).toMatchObject({ reason: 'This looks like a heading.', answerable: true })
  expect(questions.find(({ path }) => path === 'email')).toMatchObject({ answerable: false })
})

test('UPL-16 the fields of an entry come in the order of the screen', () => {
  expect(asked(toForm(parsed), readOf([doubt('experience[0].company'), doubt('experience[0].position')])).slice(2)).toEqual(['doubtful experience.0.position', 'doubtful experience.0.company'])
})

test('UPL-16 a mark moves with its entry; an added entry has none', () => {
  const form = toForm(parsed)
  form.experience.unshift(blankEntry.experience())
  expect(asked(form)).toContain('doubtful experience.1.company')
  expect(asked(form).some((question) => question.includes('experience.0'))).toBe(false)
})

test('single skills, technologies and whole lists can be marked, until they are changed', () => {
  const read = readOf([doubt('skills[1]'), doubt('projects[0].technologies[1]'), doubt('projects[0].technologies')])
  const chips = (form = toForm(parsed)) => asked(form, read).filter((question) => /skills|technologies/.test(question))
  expect(chips()).toEqual(['doubtful skills.1', 'doubtful projects.0.technologies', 'doubtful projects.0.technologies.1'])
  const form = toForm(parsed)
  form.skills = ['Rust', 'Perl']
  form.projects[0]!.technologies = ['Gp', 'Rust']
  expect(chips(form)).toEqual(['doubtful projects.0.technologies.0'])
})
