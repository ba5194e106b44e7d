import { expect, test } from 'vitest'
import type { ParsedResume } from '../model'
import { detailsOf, emptyParsed } from '../testing'
import { indexSources } from './field-sources'
import { toForm } from './form-model'
import { openQuestions } from './open-questions'

const doubt = (path: string, confidence: number) => ({ path, text: '', confidence, page: 0, box: null, paragraphs: [] })
const parsed: ParsedResume = {
  ...emptyParsed,
  name: 'Ada',
  location: 'Lon',
  experience: [{ company: 'Ferry', position: 'Engineer', duration: '', description: '' }],
  education: [{ institution: 'Uni', degree: '', field: '', graduationYear: '', startYear: null }],
}
const read = { parsed, sources: indexSources(detailsOf({ fields: [doubt('name', 0.99), doubt('location', 0.4), doubt('experience[0].company', 0.5)] })) }
const never = () => false
const paths = (form = toForm(parsed), looked: (path: string) => boolean = never) => openQuestions(form, looked, read).map(({ path, mark }) => `${mark} ${path}`)

test('UPL-35 missing required fields come first, then those the parser is unsure of', () => {
  expect(paths()).toEqual(['missing email', 'missing education.0.graduationYear', 'doubtful location', 'doubtful experience.0.company'])
})

test('UPL-35 a filled field is no question any more', () => {
  const form = toForm(parsed)
  form.email = 'ada@example.org'
  form.education[0]!.graduationYear = '2019'
  form.location = 'London'
  expect(paths(form)).toEqual(['doubtful experience.0.company'])
})

test('UPL-16 a doubtful field that was looked at is no question any more, a missing one stays', () => {
  expect(paths(toForm(parsed), () => true)).toEqual(['missing email', 'missing education.0.graduationYear'])
})

test('UPL-16 the fields of an entry come in the order of the screen', () => {
  const sources = indexSources(detailsOf({ fields: [doubt('experience[0].company', 0.5), doubt('experience[0].position', 0.5)] }))
  const asked = openQuestions(toForm(parsed), never, { parsed, sources }).filter(({ mark }) => mark === 'doubtful')
  expect(asked.map(({ path }) => path)).toEqual(['experience.0.position', 'experience.0.company'])
})

test('UPL-16 a mark moves with its entry', () => {
  const form = toForm(parsed)
  form.experience.unshift({ source: null, company: '', position: '', duration: '', description: '' })
  expect(paths(form)).toContain('doubtful experience.1.company')
})

test('UPL-16 an entry read without what it is known by is a question, one added by hand is not', () => {
  const form = toForm({ ...parsed, experience: [{ company: '', position: 'Engineer', duration: '', description: '' }] })
  form.projects.push({ ...toForm({ ...emptyParsed, projects: [{ name: '', description: '', technologies: [], duration: '', url: null }] }).projects[0]!, source: null })
  expect(paths(form)).toContain('doubtful experience.0.company')
  expect(paths(form).some((question) => question.includes('projects'))).toBe(false)
})
