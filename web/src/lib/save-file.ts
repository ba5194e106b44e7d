/** Hands a same-origin address to the browser as a download under the given name. */
export function followDownload(url: string, name: string) {
  const link = document.createElement('a')
  link.href = url
  link.download = name
  document.body.append(link)
  link.click()
  link.remove()
}

/** Time for the browser to open the blob before its address goes away. */
const RELEASE_AFTER = 60_000

/** Saves bytes that only a call with a credential could fetch. */
export function saveBlob(blob: Blob, name: string) {
  const url = URL.createObjectURL(blob)
  followDownload(url, name)
  setTimeout(() => URL.revokeObjectURL(url), RELEASE_AFTER)
}

/** The generated types call a binary answer text; `parseAs: 'blob'` makes it a Blob. */
export function toBlob(answer: unknown, type: string): Blob {
  if (!isBlob(answer)) throw new TypeError('expected a call with parseAs: "blob"')
  return answer.type === type ? answer : answer.slice(0, answer.size, type)
}

/** By its shape: a browser has one Blob, a test has the environment's and the runtime's. */
const isBlob = (value: unknown): value is Blob => typeof value === 'object' && value !== null && 'slice' in value && 'arrayBuffer' in value
