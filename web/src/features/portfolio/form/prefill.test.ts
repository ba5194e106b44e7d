import { describe, expect, test } from 'vitest'
import { userOf } from '@/test/user'
import { knownFlow } from '../flows'
import { emptyDraft } from './draft'
import { prefilled } from './prefill'

const job = (company: string) => ({ company, position: 'Planner', duration: '2016 - 2021', description: 'Planned berths.', location: null, url: null })
const school = (institution: string) => ({ degree: 'BA', field: 'Photography', institution, graduationYear: '2014', noGraduationYear: false, startYear: null, courses: [], grade: null, location: null, url: null })
const mara = userOf({
  linkedInProfile: 'https://www.linkedin.com/in/mara-l/', githubProfile: { url: 'https://github.com/mara' },
  parsedResume: { name: 'Mara L.', email: 'old@example.org', phone: '+46 70', location: 'Gothenburg', summary: 'I plan.', skills: ['Rust', 'SQL'], links: [{ name: 'Instagram', url: 'https://instagram.com/mara.shots?x=1' }, { name: 'Dribbble', url: 'https://dribbble.com/marad' }], education: [school('Valand'), school('Hvitfeldtska')], experience: [job('Port'), job('Ferry')], projects: [], certifications: [], achievements: [], languages: [], additional: [], unplaced: [], noName: false, noEmail: false },
})

const fill = (template: string, { values = {}, touched = [] as string[], user = mara } = {}) => {
  const flow = knownFlow(template)
  return prefilled(flow, { ...emptyDraft(flow.timeline?.length), values }, user, new Set(touched))
}

test.each([
  ['template1', { name: 'Mara Lindqvist', email: 'mara@example.org', phone: '+46 70', location: 'Gothenburg', about: 'I plan.', linkedinId: 'mara-l', instagramId: 'mara.shots', education1Degree: 'BA, Photography', education1College: 'Valand', education1Year: '2014', education2School: 'Hvitfeldtska', education2Year: '2014', education2Stream: 'Photography', experience1Company: 'Port', experience1Duration: '2016 - 2021', experience1Description: 'Planned berths.' }],
  ['developer1', { name: 'Mara Lindqvist', email: 'mara@example.org', phone: '+46 70', location: 'Gothenburg', about: 'I plan.', interests: 'Rust, SQL', linkedinId: 'mara-l', instagramId: 'mara.shots', githubId: 'mara' }],
  ['designer1', { name: 'Mara Lindqvist', email: 'mara@example.org', phone: '+46 70', location: 'Gothenburg', about: 'I plan.', linkedinId: 'mara-l', instagramId: 'mara.shots', dribbbleId: 'marad' }],
])('%s is filled from profile and resume', (template, values) => {
  const { draft, filled } = fill(template)
  expect(draft.values).toEqual(values)
  expect(filled.toSorted()).toEqual(Object.keys(values).toSorted())
})

test('the timeline gets degree and jobs', () => {
  const { draft, filled } = fill('photographer')
  expect(draft.timeline.map(({ title }) => title)).toEqual(['', '', 'BA, Photography', 'Planner, Port', 'Planner, Ferry'])
  expect(filled).toContain('timeline-2')
})

describe('what is not overwritten', () => {
  test('a field that holds something', () => expect(fill('designer1', { values: { name: 'M. L.' } }).draft.values.name).toBe('M. L.'))
  test('a field that was emptied on purpose', () => expect(fill('designer1', { touched: ['phone'] }).draft.values.phone).toBeUndefined())
})

test('without a resume only the profile is used', () => {
  expect(fill('designer1', { user: userOf() }).draft.values).toEqual({ name: 'Mara Lindqvist', email: 'mara@example.org' })
})

test('what is too long is cut between words', () => {
  const long = userOf({ parsedResume: { ...mara.parsedResume!, location: 'word '.repeat(40) } })
  const location = fill('designer1', { user: long }).draft.values.location!
  expect(location.length).toBeLessThanOrEqual(120)
  expect(location).toMatch(/ word$/)
})
