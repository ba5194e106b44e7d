import { endsSession, sendsCredential } from './call-rules'
import { credentials } from './credentials'
import { connection } from '@/lib/connection'
import { failure, refusal } from './errors'

interface Options {
  /** How the form is sent; `POST` unless told. */
  method?: 'POST' | 'PUT'
  /** Called with the share of the body that has left the browser, 0 to 1. */
  onProgress?: (share: number) => void
  signal?: AbortSignal
  /** The call's own sentence for a refusal without a text of the server. */
  fallback?: string
}

function parse(body: string): unknown {
  try {
    return JSON.parse(body)
  } catch {
    return undefined
  }
}

const headersOf = (request: XMLHttpRequest) => ({ get: (name: string) => request.getResponseHeader(name) }) as Headers

/** Sends a form with the progress of the real transfer, which `fetch` cannot report. Same rules and errors as the client. */
export function upload<T>(path: string, form: FormData, { method = 'POST', onProgress, signal, fallback }: Options = {}): Promise<T> {
  return new Promise((resolve, reject) => {
    if (signal?.aborted) return reject(failure('aborted'))
    const request = new XMLHttpRequest()
    const token = sendsCredential(path) ? credentials.token() : null
    request.open(method, path)
    if (token) request.setRequestHeader('Authorization', `Bearer ${token}`)
    request.upload.onprogress = (event) => event.lengthComputable && onProgress?.(event.loaded / event.total)
    request.onerror = () => {
      void connection.check()
      reject(failure('network'))
    }
    request.ontimeout = () => reject(failure('timeout'))
    request.onload = () => {
      connection.reached()
      const body = parse(request.responseText)
      if (request.status === 401 && token && endsSession(path)) credentials.rejected(token)
      if (request.status < 200 || request.status > 299) return reject(refusal({ status: request.status, headers: headersOf(request) }, body, fallback))
      if (body === undefined) return reject(failure('unreadable'))
      resolve(body as T)
    }
    const cancel = () => {
      request.abort()
      reject(failure('aborted'))
    }
    signal?.addEventListener('abort', cancel, { once: true })
    request.send(form)
  })
}
