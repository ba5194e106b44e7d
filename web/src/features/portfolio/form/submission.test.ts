import { expect, test } from 'vitest'
import { knownFlow } from '../flows'
import { imageFile } from '../testing'
import { emptyDraft, pictureOf, type Draft } from './draft'
import { submissionOf } from './submission'

const draftWith = (over: Partial<Draft>, entries = 0): Draft => ({ ...emptyDraft(entries), ...over })
const partsOf = (template: string, draft: Draft) => submissionOf(knownFlow(template), template, draft)

test('PFO-02 PFO-03 PFO-63 PFO-65 a part for each field, "about" also as the intro, the photo and the images as files', () => {
  const form = partsOf('designer1', draftWith({ values: { name: ' Mara ', about: 'I draw.', instagramId: '@mara', projectsCompleted: '12', unknown: 'x' }, photo: { file: imageFile('me.jpg') }, pictures: [pictureOf(imageFile('1.jpg')), pictureOf(imageFile('2.jpg'))] }))
  expect(Object.fromEntries([...form].filter(([, value]) => typeof value === 'string'))).toEqual({
    name: 'Mara', interests: '', email: '', phone: '', location: '', about: 'I draw.', userIntro: 'I draw.', projectsCompleted: '12', clientsServed: '', yearsExperience: '', linkedinId: '', instagramId: 'mara', behanceId: '', dribbbleId: '', pinterestId: '',
    templateId: 'designer1', pictures: JSON.stringify([{ file: 0, alt: '', group: '' }, { file: 1, alt: '', group: '' }]),
  })
  expect(form.getAll('images').map((file) => (file as File).name)).toEqual(['1.jpg', '2.jpg'])
  expect((form.get('userPhoto') as File).name).toBe('me.jpg')
})

test('kept images are named, new ones counted, in the order of the form', () => {
  const stored = (id: string) => ({ key: id, source: { stored: { id, url: '' } }, alt: ` ${id} `, group: 'Old' })
  const form = partsOf('designer1', draftWith({ pictures: [pictureOf(imageFile('new.jpg')), stored('b'), pictureOf(imageFile('newer.jpg')), stored('a')] }))
  expect(JSON.parse(form.get('pictures') as string)).toEqual([{ file: 0, alt: '', group: '' }, { id: 'b', alt: 'b', group: 'Old' }, { file: 1, alt: '', group: '' }, { id: 'a', alt: 'a', group: 'Old' }])
  expect(form.getAll('images')).toHaveLength(2)
})

test.each([
  ['kept', { stored: { id: 'u', url: '' } }, null, null],
  ['removed', null, null, 'true'],
])('a photo that is %s', (_, photo, file, removed) => {
  const form = partsOf('designer1', draftWith({ photo }))
  expect([form.get('userPhoto'), form.get('removePhoto')]).toEqual([file, removed])
})

test('PFO-30 PFO-32 PFO-34 a photographer’s theme sends the line about the personality, its numbers and exactly five entries', () => {
  const entry = { date: '2014', title: 'BA', description: 'Valand' }
  const form = partsOf('photographer', draftWith({ values: { userIntro: 'Patient.', awards: '3' }, timeline: [entry] }))
  expect([form.get('userIntro'), form.get('awards'), form.get('about')]).toEqual(['Patient.', '3', null])
  const none = { date: '', title: '', description: '' }
  expect(JSON.parse(form.get('timeline') as string)).toEqual([entry, none, none, none, none])
  expect(partsOf('designer1', draftWith({})).has('timeline')).toBe(false)
})
