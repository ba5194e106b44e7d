import 'fake-indexeddb/auto'
import { Blob } from 'node:buffer'
import { keys, createStore } from 'idb-keyval'
import { beforeEach, expect, test } from 'vitest'
import { draftStore } from '@/lib/draft-store'
import { emptyDraft, pictureOf, type Draft } from './draft'
import { KeptDraft } from './kept-draft'

/** A file that the database of the tests can copy; jsdom's own cannot be. */
const file = (text: string) => new Blob([text], { type: 'image/jpeg' }) as unknown as File
const storedKeys = () => keys<string>(createStore('vitae.drafts', 'drafts'))
const textsOf = (draft: Draft | undefined) => Promise.all((draft?.pictures ?? []).map(async ({ source }) => ('file' in source ? await source.file.text() : source.stored.id)))

beforeEach(() => draftStore.clear())

test('texts, photo and images are there again, in their order', async () => {
  const draft: Draft = { ...emptyDraft(), values: { name: 'Mara' }, photo: { file: file('me') }, pictures: [{ ...pictureOf(file('one')), alt: 'A boat' }, { key: 'i1', source: { stored: { id: 'i1', url: '/1' } }, alt: '', group: '' }, pictureOf(file('two'))] }
  await new KeptDraft('u1/designer').write(draft)
  const read = await new KeptDraft('u1/designer').read()
  expect(read?.values).toEqual({ name: 'Mara' })
  expect(await textsOf(read)).toEqual(['one', 'i1', 'two'])
  expect(read?.pictures[0]?.alt).toBe('A boat')
  expect(read?.photo && 'file' in read.photo && (await read.photo.file.text())).toBe('me')
})

test('a file is stored once, and goes with its image', async () => {
  const kept = new KeptDraft('u1/designer')
  const draft = { ...emptyDraft(), pictures: [pictureOf(file('one')), pictureOf(file('two'))] }
  await kept.write(draft)
  const before = await storedKeys()
  await kept.write({ ...draft, values: { name: 'M' } })
  expect(await storedKeys()).toEqual(before)
  await kept.write({ ...draft, pictures: draft.pictures.slice(1) })
  expect(await storedKeys()).toHaveLength(2)
})

test('users and flows have drafts of their own, and each can be forgotten with its files', async () => {
  const [one, other] = [new KeptDraft('u1/designer'), new KeptDraft('u2/designer')]
  await one.write({ ...emptyDraft(), pictures: [pictureOf(file('one'))] })
  await other.write({ ...emptyDraft(), values: { name: 'Tom' } })
  expect(await new KeptDraft('u1/model').read()).toBeUndefined()
  await one.remove()
  expect(await storedKeys()).toEqual(['u2/designer'])
})

test('a draft that is taken over has its own files', async () => {
  const guest = new KeptDraft('guest/designer')
  await guest.write({ ...emptyDraft(), pictures: [pictureOf(file('one'))] })
  const draft = await guest.read()
  await new KeptDraft('u1/designer').write(draft!)
  await guest.remove()
  expect(await textsOf(await new KeptDraft('u1/designer').read())).toEqual(['one'])
})
