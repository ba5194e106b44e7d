import { describe, expect, test } from 'vitest'
import { fieldsOf, knownFlow } from '../flows'
import { imageFile } from '../testing'
import { problemsOf, tidied } from './check'
import { emptyDraft, pictureOf, type Draft } from './draft'
import { refusalOf } from './image-files'

const VALUES = { text: 'Mara', long: 'Mara', tel: '123', email: 'mara@example.org', number: '3', id: 'mara.l' } as const

/** A form with everything filled in, except what the case empties. */
function filled(template: string, { empty = [], values = {}, images = 1, photo = true }: { empty?: string[]; values?: Record<string, string>; images?: number; photo?: boolean } = {}): Draft {
  const flow = knownFlow(template)
  const all = Object.fromEntries(fieldsOf(flow).map(({ name, kind }) => [name, empty.includes(name) ? ' ' : VALUES[kind]]))
  return { ...emptyDraft(flow.timeline?.length), values: { ...all, ...values }, photo: photo ? { file: imageFile('me.jpg') } : null, pictures: Array.from({ length: images }, (_, at) => pictureOf(imageFile(`${at}.jpg`))) }
}

const first = (template: string, given: Parameters<typeof filled>[1]) => {
  const problem = problemsOf(knownFlow(template), template, filled(template, given))[0]
  return problem && [problem.field, problem.message]
}

const CONTACT = 'Email, phone, and location are required.'
const NETWORKS = 'LinkedIn and Instagram IDs are required.'

describe('the rules of a form', () => {
  test.each([
    ['PFO-37', 'photographer', { photo: false }, 'userPhoto', 'Please upload your photo and at least one gallery image.'],
    ['PFO-37', 'photographer3', { images: 0 }, 'images', 'Please upload your photo and at least one gallery image.'],
    ['PFO-54', 'designer1', { empty: ['phone', 'linkedinId'] }, 'phone', CONTACT],
    ['PFO-55', 'designer1', { empty: ['instagramId'] }, 'instagramId', NETWORKS],
    ['PFO-56', 'designer2', { empty: ['behanceId', 'dribbbleId'] }, 'behanceId', 'At least one design platform ID (Behance or Dribbble) is required.'],
    ['PFO-57', 'designer3', { images: 0 }, 'images', 'At least one design work is required.'],
    ['PFO-67', 'developer1', { empty: ['location'] }, 'location', CONTACT],
    ['PFO-68', 'developer1', { empty: ['linkedinId'] }, 'linkedinId', NETWORKS],
    ['PFO-69', 'developer2', { empty: ['githubId'] }, 'githubId', 'GitHub ID is required for developer portfolios.'],
    ['PFO-70', 'developer3', { images: 0 }, 'images', 'At least one project screenshot is required.'],
    ['PFO-76', 'model1', { empty: ['email'] }, 'email', CONTACT],
    ['PFO-77', 'model1', { empty: ['instagramId'] }, 'instagramId', 'Instagram ID is required.'],
    ['PFO-78', 'model2', { empty: ['houzzId', 'archdailyId'] }, 'houzzId', 'At least one modeling platform ID (Houzz or ArchDaily) is required.'],
    ['PFO-79', 'model3', { images: 0 }, 'images', 'At least one portfolio image is required.'],
  ])('%s %s with %j: %s, "%s"', (_, template, given, field, message) => expect(first(template, given)).toEqual([field, message]))

  test('a rule of several fields marks each of them', () => {
    const problems = problemsOf(knownFlow('designer1'), 'designer1', filled('designer1', { empty: ['email', 'location'] }))
    expect(problems).toEqual([{ field: 'email', message: CONTACT, isRule: true }, { field: 'location', message: CONTACT, isRule: true }])
  })
})

describe('single fields', () => {
  test.each([
    ['PFO-13 PFO-15', 'template1', 'email', 'Email is required'], ['PFO-13 PFO-15', 'template1', 'phone', 'Phone is required'], ['PFO-13 PFO-15', 'template4', 'location', 'Location is required'],
    ['PFO-13 PFO-15', 'template2', 'linkedinId', 'LinkedIn ID is required'], ['PFO-13 PFO-15', 'template3', 'instagramId', 'Instagram ID is required'], ['PFO-10 PFO-13', 'template3', 'exhibitionsCount', 'Photo Sessions is required'],
    ['PFO-40', 'photographer', 'name', 'Name is required'], ['PFO-40', 'photographer', 'interests', 'Your Main Interest is required'], ['PFO-40', 'photographer', 'userIntro', 'A line about your personality is required'], ['PFO-40', 'photographer', 'linkedinId', 'LinkedIn ID is required'], ['PFO-40', 'photographer', 'instagramId', 'Instagram ID is required'],
    ['PFO-61', 'designer1', 'name', 'Name is required'], ['PFO-62', 'designer1', 'interests', 'Design specialty is required'], ['PFO-63', 'designer1', 'about', 'About is required'],
  ])('%s %s without %s: "%s"', (_, template, name, message) => expect(first(template, { empty: [name] })).toEqual([name, message]))

  test.each([
    ['PFO-13', 'template1', ['pinterestId']], ['PFO-13', 'template2', ['pinterestId', 'behanceId', 'dribbbleId', 'exhibitionsCount', 'awardsCount', 'countriesCount']],
    ['PFO-41', 'photographer', ['phone', 'location', 'awards', 'countries', 'exhibitions', 'clients']], ['PFO-56', 'designer1', ['dribbbleId']], ['PFO-83', 'model1', ['linkedinId', 'archdailyId']],
  ])('%s %s may leave out %j', (_, template, empty) => expect(first(template, { empty })).toBeUndefined())

  test.each([
    ['PFO-14', 'template1', 'awardsCount', '-1', 'Enter a whole number from 0'], ['PFO-32', 'photographer', 'clients', '1.5', 'Enter a whole number from 0'], ['PFO-64', 'designer1', 'yearsExperience', '-2', 'Enter a whole number from 0'],
    ['PFO-72', 'developer1', 'clientsServed', '1e9', 'Enter a whole number from 0'], ['PFO-82', 'model1', 'height', '-180', 'Enter a whole number from 0'], ['PFO-82', 'model1', 'weight', '9999999', 'Enter a whole number from 0'],
    ['PFO-40', 'photographer', 'email', 'mara', 'Enter a valid email address'], ['PFO-24', 'template1', 'instagramId', 'https://example.org/mara', 'Enter the name of your account, without @ and without a link'],
    ['PFO-01', 'template1', 'name', 'm'.repeat(101), 'Use at most 100 characters'],
  ])('%s %s, %s %j: "%s"', (_, template, name, value, message) => expect(first(template, { values: { [name]: value } })).toEqual([name, message]))

  test.each([['PFO-14', 'awardsCount', '0'], ['PFO-24', 'instagramId', '@mara']])('%s %s takes %j', (_, name, value) => expect(first('template1', { values: { [name]: value } })).toBeUndefined())
})

describe('pictures', () => {
  test.each([
    ['PFO-16 PFO-21', 'template1', { images: 6 }, ['images', 'You can upload a maximum of 5 images.']], ['PFO-13', 'template1', { images: 0 }, ['images', 'Choose at least one image']],
    ['PFO-13', 'template2', { photo: false }, ['userPhoto', 'Choose a photo of yourself']], ['PFO-57', 'designer1', { photo: false }, undefined], ['PFO-16', 'template4', { images: 12 }, undefined],
  ])('%s %s with %j: %j', (_, template, given, problem) => expect(first(template, given)).toEqual(problem))

  test.each([
    ['a.jpg', 'image/jpeg', 15 * 1024 * 1024, null], ['a.jpg', 'image/jpeg', 15 * 1024 * 1024 + 1, '“a.jpg” is larger than 15 MB. Choose a smaller version.'],
    ['a.pdf', 'application/pdf', 3, '“a.pdf” isn’t an image.'], ['a', '', 3, '“a” isn’t an image.'], ['a.svg', 'image/svg+xml', 3, '“a.svg” is an SVG file. Save it as JPEG, PNG or WebP first.'],
  ])('PFO-23 %s (%s, %d bytes): %j', (name, type, size, refusal) => expect(refusalOf(imageFile(name, { type, size }))).toBe(refusal))
})

describe('what is typed for an account', () => {
  test.each([
    ['linkedinId', 'https://www.linkedin.com/in/mara-l/', 'mara-l'],
    ['linkedinId', 'linkedin.com/in/mara-l?trk=x', 'mara-l'],
    ['instagramId', '@mara.l', 'mara.l'],
    ['githubId', 'https://github.com/mara', 'mara'],
    ['githubId', 'https://gitlab.com/mara', 'https://gitlab.com/mara'],
    ['instagramId', 'mara', 'mara'],
  ])('%s %s is sent as %s', (name, typed, sent) => expect(tidied({ ...emptyDraft(), values: { [name]: typed } }, { name, kind: 'id' })).toBe(sent))
})
