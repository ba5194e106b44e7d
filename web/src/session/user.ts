import type { Schemas } from '@/api/client'

export type User = Schemas['User']

type Fields = Record<string, unknown>

const TEXTS = ['id', 'name', 'email', 'createdAt', 'updatedAt'] as const
const FLAGS = ['githubConnected', 'linkedInConnected', 'emailConfirmed', 'mailSent', 'operator'] as const
const LISTS = ['skills', 'githubProjects'] as const

const isObject = (value: unknown): value is Fields => typeof value === 'object' && value !== null && !Array.isArray(value)
const absent = (value: unknown) => value === undefined || value === null

/** Whether a value can be a user: an object whose known fields, where present, are of the right kind. */
export function isUserShaped(value: unknown): value is Fields {
  if (!isObject(value)) return false
  const fits = (keys: readonly string[], test: (field: unknown) => boolean) => keys.every((key) => absent(value[key]) || test(value[key]))
  return (
    fits([...TEXTS, 'deletionAt'], (field) => typeof field === 'string') &&
    fits([...FLAGS, 'hasPassword'], (field) => typeof field === 'boolean') &&
    fits(LISTS, Array.isArray) &&
    fits(['subscription'], isObject)
  )
}

/** Fills what a user lacks: texts with '', lists with [], what is yes or no with false (but most have a password), the plan with Free. */
export function normaliseUser(raw: Fields): User {
  const filled: Fields = { githubProfile: null, githubLastUpdated: null, parsedResume: null, linkedInProfile: null, linkedInData: null, linkedInLastUpdated: null, selectedTemplate: null, transformedResume: null, deletionAt: null, ...raw }
  for (const key of TEXTS) filled[key] ??= ''
  for (const key of FLAGS) filled[key] ??= false
  filled.hasPassword ??= true
  for (const key of LISTS) filled[key] ??= []
  filled.coverLetterCount ??= 0
  filled.storage ??= { usedBytes: 0, limitBytes: 0 }
  filled.subscription = { status: 'Free Plan', plan: 'free', ...(raw.subscription as Fields | undefined) }
  return filled as User
}
