import { expect, test } from 'vitest'
import cases from '@templates/resume/initials-cases.json'
import { initials } from './initials'

test.each(cases as [string, string][])('the initials of “%s” are “%s”', (name, expected) => {
  expect(initials(name)).toBe(expected)
})
