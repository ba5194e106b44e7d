import { expect, test } from 'vitest'
import { emptyParsed, NO_SCHOOL_EXTRAS } from '../testing'
import { answerOf, inWords, isAnswered, isAskedFor, leftOpen, openFields } from './answers'
import { blankEntry, toForm } from './form-model'

const school = (graduationYear: string) => ({ institution: 'Uni', degree: '', field: '', graduationYear, startYear: null, ...NO_SCHOOL_EXTRAS })
const form = () => toForm({ ...emptyParsed, name: 'Ada', education: [school(''), school('2019')] })
const fieldOf = (path: string) => ({ path, answer: answerOf(path)! })

test.each([
  ['name', 'noName'],
  ['email', 'noEmail'],
  ['education.2.graduationYear', 'education.2.noGraduationYear'],
  ['education.2.startYear', null],
  ['projects.0.name', null],
  ['additional.0.items.1.title', null],
  ['phone', null],
])('the answer to %s stands at %s', (path, answer) => expect(answerOf(path)).toBe(answer))

test('open is what is required, empty and not answered', () => {
  const now = form()
  expect(openFields(now).map(({ path }) => path)).toEqual(['email', 'education.0.graduationYear'])
  now.education[0]!.noGraduationYear = true
  now.noEmail = true
  expect(openFields(now)).toEqual([])
  now.name = ' '
  expect(openFields(now).map(({ path }) => path)).toEqual(['name'])
})

test('a year that the document lacks is not asked for; name, email, a year taken out and an added school are', () => {
  const now = form()
  now.education[1]!.graduationYear = ''
  now.education.push(blankEntry.education())
  const read = (path: string) => ({ email: 'ada@example.org', 'education[1].graduationYear': '2019' })[path] ?? ''
  expect(openFields(now).filter((field) => isAskedFor(field, now, read)).map(({ path }) => path)).toEqual(['email', 'education.1.graduationYear', 'education.2.graduationYear'])
  expect(openFields(now).filter((field) => isAskedFor(field, now, () => '')).map(({ path }) => path)).toEqual(['education.2.graduationYear'])
})

test.each([
  [[], 0, null],
  [[], 1, '1 line is kept under “Other”.'],
  [['education.0.graduationYear'], 0, 'Saved without a graduation year.'],
  [['education.0.graduationYear', 'education.1.graduationYear', 'email'], 0, 'Saved without an email and 2 graduation years.'],
  [['name', 'email', 'education.0.graduationYear'], 3, 'Saved without a name, an email and a graduation year; 3 lines are kept under “Other”.'],
])('%j and %i lines left open are one sentence', (paths, lines, sentence) => expect(leftOpen(paths.map(fieldOf), lines)).toBe(sentence))

test('nothing in words is nothing', () => expect(inWords([])).toBe(''))

test.each([
  ['name', '', { noName: true }, true],
  ['name', 'Ada', { noName: true }, false],
  ['education.0.graduationYear', ' ', { noGraduationYear: true }, true],
  ['education.0.graduationYear', '', { noGraduationYear: false }, false],
  ['education.0.startYear', '', { noGraduationYear: true }, false],
])('whether %s “%s” is answered by %j: %s', (path, value, holder, answered) => expect(isAnswered(path, value, holder)).toBe(answered))
