import { expect, test } from 'vitest'
import { emptyParsed } from '../testing'
import { toForm } from './form-model'
import { isChangedSince, stepBetween, takenBack } from './steps'

const form = toForm({ ...emptyParsed, skills: ['Rust'], languages: [{ name: 'Welsh', level: '' }] })
const next = { ...form, skills: [] }
const step = stepBetween(form, next, { name: 'the removal', places: ['skills'] })

test('a step holds what it changed, and nothing else', () => {
  expect(step).toEqual({ name: 'the removal', said: null, path: null, places: ['skills'], before: { skills: ['Rust'] }, after: { skills: [] } })
})

test('it is not changed by what is typed later', () => {
  const languages = form.languages.map((entry) => ({ ...entry }))
  const other = stepBetween(form, { ...form, languages }, { name: 'x', places: [] })
  languages[0]!.level = 'C1'
  expect(other.after.languages?.[0]?.level).toBe('')
})

test('what was typed elsewhere stays when it is taken back', () => {
  expect(takenBack(step, { ...next, name: 'Ada' })).toEqual({ ...form, name: 'Ada' })
})

test('a change in its lists is noticed, one elsewhere is not', () => {
  expect(isChangedSince(step, { ...next, name: 'Ada' })).toBe(false)
  expect(isChangedSince(step, { ...next, skills: ['Go'] })).toBe(true)
  expect(isChangedSince(stepBetween(next, form, { name: 'x', places: [] }), structuredClone(form))).toBe(false)
})
