import { expect, test } from 'vitest'
import { detailsOf, emptyParsed, NO_JOB_EXTRAS } from '../testing'
import { indexSources, placeOfField } from './field-sources'
import { toForm } from './form-model'
import { indexReadings, otherThan } from './readings'

const job = (company: string, position: string) => ({ company, position, duration: '2020', description: '', ...NO_JOB_EXTRAS })
const parsed = { ...emptyParsed, experience: [job('Cook', 'Grand Hotel')], skills: ['Baking'] }
const field = { path: 'experience[0].company', text: 'Grand Hotel', confidence: 1, page: 0, box: [1, 2, 3, 4], paragraphs: [] }
const details = detailsOf({ readings: [{ list: 'experience', resume: { ...emptyParsed, experience: [job('Grand Hotel', 'Cook')] }, fields: [field] }] })

test('the readings of a list begin with the one that is shown; entries of others keep where they were read', () => {
  const readings = indexReadings(parsed, details)
  expect([...readings.keys()]).toEqual(['experience'])
  const [own, other] = readings.get('experience')!
  expect(own).toEqual(toForm(parsed).experience)
  expect(other).toMatchObject([{ company: 'Grand Hotel', position: 'Cook', source: 'readings[0].experience[0]' }])
  expect(placeOfField(indexSources(details), 'readings[0].experience[0].company')).toEqual({ ...field, path: 'readings[0].experience[0].company' })
  expect(placeOfField(indexSources(details), 'readings[0].experience[0].url')).toMatchObject({ page: 0, box: [1, 2, 3, 4] })
})

test('what says the same as the form now is no other reading', () => {
  const [own, other] = indexReadings(parsed, details).get('experience')!
  expect(otherThan(own!, [own!, other!])).toEqual([other])
  expect(otherThan(other!, [own!, other!])).toEqual([own])
})
