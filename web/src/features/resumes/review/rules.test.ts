import { expect, test } from 'vitest'
import { isRequired, ruleFor } from './rules'

const verdict = (path: string, value: string) => {
  const answer = ruleFor(path)?.(value) ?? true
  return answer === true ? 'accepted' : answer
}
const YEAR = 'Enter a 4-digit graduation year'
const URL_HINT = 'Enter a link like https://example.org, or leave it empty'

test.each([
  ['UPL-25', 'name', 'Ada', 'accepted'],
  ['UPL-25', 'name', '  ', 'Name is required'],
  ['UPL-26', 'email', '', 'Email is required'],
  ['UPL-26', 'email', 'ada@example.org', 'accepted'],
  ['UPL-26', 'email', 'ada@example', 'Enter an email address like name@example.org'],
  ['UPL-37', 'education.0.graduationYear', '2019', 'accepted'],
  ['UPL-37', 'education.0.graduationYear', '', YEAR],
  ['UPL-37', 'education.3.graduationYear', '201', YEAR],
  ['UPL-36', 'education.0.startYear', '', 'accepted'],
  ['UPL-36', 'education.0.startYear', '2015', 'accepted'],
  ['UPL-36', 'education.0.startYear', '20', 'Enter a 4-digit year, or leave it empty'],
  ['UPL-40', 'projects.0.url', '', 'accepted'],
  ['UPL-40', 'projects.0.url', 'https://example.org', 'accepted'],
  ['UPL-40', 'certifications.0.url', 'example.org/a', 'accepted'],
  ['UPL-40', 'achievements.1.url', 'soon', URL_HINT],
  ['UPL-23', 'projects.0.name', '', 'accepted'],
  ['UPL-18', 'experience.0.description', '', 'accepted'],
])('%s %s = %j: %s', (_, path, value, answer) => expect(verdict(path, value)).toBe(answer))

test.each([
  ['name', true],
  ['email', true],
  ['education.0.graduationYear', true],
  ['education.0.startYear', false],
  ['projects.0.name', false],
  ['phone', false],
])('UPL-35 %s must be filled before saving: %s', (path, required) => expect(isRequired(path)).toBe(required))
