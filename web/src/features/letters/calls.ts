import { api, unwrap, type Schemas } from '@/api/client'
import { failure } from '@/api/errors'
import { serverEvents } from '@/api/events'
import { toBlob } from '@/lib/save-file'
import { FAILED, type Request, type Written } from './model'

/** Has a letter written; `onText` gets its text piece by piece. */
export async function writeLetter(body: Request, { onText, signal }: { onText: (text: string) => void; signal: AbortSignal }): Promise<Written> {
  const call = api.POST('/api/cover-letter/generate', { body, signal, parseAs: 'stream', headers: { Accept: 'text/event-stream' } })
  const stream = (await unwrap(call, FAILED)) as unknown as ReadableStream<Uint8Array>
  for await (const { name, data } of serverEvents(stream)) {
    if (name === 'text') onText((data as { text: string }).text)
    if (name === 'letter') return (data as { data: Written }).data
    if (name === 'error') throw new Error(FAILED)
  }
  throw failure('unreadable')
}

/** Counts a letter that was written for the user. */
export const countLetter = () => unwrap(api.POST('/api/users/cover-letter/increment'))

const pdf = (letter: string) => unwrap(api.POST('/api/cover-letter/pdf', { body: { letter }, parseAs: 'blob' }), 'We couldn’t make the PDF. Please try again.')
const doc = (letter: string) => unwrap(api.POST('/api/cover-letter/doc', { body: { letter }, parseAs: 'blob' }), 'We couldn’t make the Word file. Please try again.')

export const FILES = {
  pdf: { name: 'cover-letter.pdf', load: async (letter: string) => toBlob(await pdf(letter), 'application/pdf') },
  doc: { name: 'cover-letter.doc', load: async (letter: string) => toBlob(await doc(letter), 'application/msword') },
}

export const fetchLetters = (signal: AbortSignal) => unwrap(api.GET('/api/cover-letters', { signal }), 'We couldn’t load your letters.').then(({ data }) => data)

export const fetchLetter = (id: string) => unwrap(api.GET('/api/cover-letters/{id}', { params: { path: { id } } }), 'We couldn’t open this letter.').then(({ data }) => data)

export const saveLetter = (id: string, letter: string) => unwrap(api.PUT('/api/cover-letters/{id}', { params: { path: { id } }, body: { letter } }), 'We couldn’t save your changes.')

export const deleteLetter = (id: string) => unwrap(api.DELETE('/api/cover-letters/{id}', { params: { path: { id } } }), 'We couldn’t delete this letter. Please try again.')

/** The advertisement of a job of the board, as text. */
export async function fetchAdvertisement(id: string, signal: AbortSignal): Promise<string> {
  const { data } = await unwrap(api.GET('/api/jobs/{id}', { params: { path: { id } }, signal }))
  return advertisementOf(data)
}

/** A job of the board as an advertisement in one text. */
export function advertisementOf({ jobTitle, companyName, location, jobDescription, requirements, responsibilities }: Schemas['JobEntry']): string {
  const list = (title: string, items: string[] = []) => (items.length ? [`${title}\n${items.map((item) => `- ${item}`).join('\n')}`] : [])
  const head = `${jobTitle}\nCompany: ${companyName}\nLocation: ${location}`
  return [head, jobDescription, ...list('Responsibilities', responsibilities), ...list('Requirements', requirements.required), ...list('Nice to have', requirements.preferred)].join('\n\n')
}
