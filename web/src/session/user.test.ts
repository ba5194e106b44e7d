import { describe, expect, test } from 'vitest'
import { isUserShaped, normaliseUser } from './user'

describe('normaliseUser', () => {
  test.each(['id', 'name', 'email', 'createdAt'] as const)('SES-25 a missing %s becomes an empty string', (key) => {
    expect(normaliseUser({})[key]).toBe('')
    expect(normaliseUser({ [key]: null })[key]).toBe('')
    expect(normaliseUser({ [key]: 'kept' })[key]).toBe('kept')
  })

  test('SES-26 missing skills become an empty list', () => {
    expect(normaliseUser({}).skills).toEqual([])
    expect(normaliseUser({ skills: ['Rust'] }).skills).toEqual(['Rust'])
  })

  test('SES-27 the connections default to false', () => {
    expect(normaliseUser({})).toMatchObject({ githubConnected: false, linkedInConnected: false })
    expect(normaliseUser({ githubConnected: true, linkedInConnected: true })).toMatchObject({ githubConnected: true, linkedInConnected: true })
  })

  test('an address counts as not confirmed, nothing is about to be deleted, and nobody is an operator, until the server says so', () => {
    expect(normaliseUser({})).toMatchObject({ emailConfirmed: false, mailSent: false, deletionAt: null, operator: false })
  })

  test('an account counts as one with a password until the server says otherwise', () => {
    expect(normaliseUser({}).hasPassword).toBe(true)
    expect(normaliseUser({ hasPassword: false }).hasPassword).toBe(false)
  })

  test('SES-28 the further fields are carried', () => {
    const further = {
      updatedAt: '2026-01-02T00:00:00.000Z',
      githubProfile: { url: 'https://github.com/mara' },
      githubProjects: [{ name: 'tidewatch', url: 'https://github.com/mara/tidewatch', description: 'Harbour levels', language: 'Rust', stars: 12, archived: false }],
      githubLastUpdated: '2026-01-03T00:00:00.000Z',
      parsedResume: { name: 'Mara' },
      linkedInProfile: 'https://www.linkedin.com/in/mara',
      linkedInData: { headline: 'Engineer' },
      linkedInLastUpdated: '2026-01-04T00:00:00.000Z',
      selectedTemplate: 'template1',
      transformedResume: { skills: [] },
      subscription: { status: 'Pro Plan', plan: 'pro' },
      coverLetterCount: 3,
      storage: { usedBytes: 7, limitBytes: 9 },
    }
    expect(normaliseUser(further)).toMatchObject(further)
  })

  test('SES-28 the plan defaults to Free', () => {
    expect(normaliseUser({}).subscription).toEqual({ status: 'Free Plan', plan: 'free' })
  })
})

describe('isUserShaped', () => {
  test.each([[null], ['text'], [7], [[]], [{ id: 5 }], [{ name: {} }], [{ skills: 'Rust' }], [{ githubConnected: 'yes' }], [{ operator: 1 }], [{ hasPassword: 'no' }], [{ subscription: 'Free' }], [{ deletionAt: 7 }]])('refuses %j', (value) => {
    expect(isUserShaped(value)).toBe(false)
  })

  test.each([[{}], [{ id: 'u1', name: 'Mara', skills: [] }], [{ email: null }]])('accepts %j', (value) => {
    expect(isUserShaped(value)).toBe(true)
  })
})
