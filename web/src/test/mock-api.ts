import { http, HttpResponse } from 'msw'
import type { Schemas } from '@/api/client'
import type { paths } from '@/api/schema'

type Method = 'get' | 'post' | 'put' | 'delete'
type Success<Operation> = Operation extends { responses: infer R } ? R[Extract<keyof R, 200 | 201>] : never
type Body<P extends keyof paths, M extends Method> = Success<paths[P][M]> extends { content: { 'application/json': infer B } } ? B : never

/** "{id}" of the description is ":id" here. */
const pattern = (path: string) => `*${path.replace(/\{(\w+)\}/g, ':$1')}`

interface Seen {
  /** Called with every request of this kind. */
  on?: (request: Request) => void | Promise<void>
}

/** The server answers a call with success; the body is checked against the API description. */
export const answers = <M extends Method, P extends keyof paths>(method: M, path: P, body: Body<P, M> | (() => Body<P, M>), { on }: Seen = {}) =>
  http[method](pattern(path), async ({ request }) => {
    await on?.(request)
    return HttpResponse.json((typeof body === 'function' ? (body as () => Body<P, M>)() : body) as object)
  })

/** The server answers a call with a file. */
export const answersFile = (method: Method, path: keyof paths, content: string, { on }: Seen = {}) =>
  http[method](pattern(path), async ({ request }) => {
    await on?.(request)
    return HttpResponse.text(content)
  })

/** The server refuses a call; without a text the envelope is empty. */
export const refuses = (method: Method, path: keyof paths, status: number, text?: string, more: Partial<Schemas['Failure']> = {}) =>
  http[method](pattern(path), () => HttpResponse.json(text === undefined ? {} : { error: text, message: text, code: 'test', ...more }, { status }))

/** The call never gets an answer. */
export const breaks = (method: Method, path: keyof paths) => http[method](pattern(path), () => HttpResponse.error())
