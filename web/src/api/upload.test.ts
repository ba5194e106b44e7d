import { delay, http, HttpResponse } from 'msw'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { server } from '@/test/setup'
import { connectCredentials } from './credentials'
import { upload } from './upload'

const PATH = '/api/resume/upload'
const rejected = vi.fn()
let disconnect = () => {}
beforeEach(() => {
  rejected.mockReset()
  disconnect = connectCredentials({ token: () => 'token-1', rejected })
})
afterEach(() => disconnect())

function form() {
  const data = new FormData()
  data.append('resume', new File(['x'.repeat(1000)], 'ada.pdf', { type: 'application/pdf' }))
  return data
}

test('API-09 the answer arrives, the token goes along', async () => {
  const seen = vi.fn()
  server.use(http.post(`*${PATH}`, ({ request }) => {
    seen(request.headers.get('Authorization'))
    return HttpResponse.json({ data: { id: 'r1' } }, { status: 201 })
  }))
  expect(await upload(PATH, form())).toEqual({ data: { id: 'r1' } })
  expect(seen).toHaveBeenCalledWith('Bearer token-1')
})

test('the transfer’s progress is reported', async () => {
  server.use(http.post(`*${PATH}`, () => HttpResponse.json({ data: {} })))
  const onProgress = vi.fn()
  await upload(PATH, form(), { onProgress })
  expect(onProgress).toHaveBeenCalled()
  expect(onProgress.mock.lastCall).toEqual([1])
})

test.each([
  ['the server’s text', { message: 'File size must be less than 5MB', code: 'too_large' }, 'File size must be less than 5MB'],
  ['the call’s fallback', {}, 'Failed to upload resume'],
])('a refusal says %s', async (_, body, message) => {
  server.use(http.post(`*${PATH}`, () => HttpResponse.json(body, { status: 413 })))
  await expect(upload(PATH, form(), { fallback: 'Failed to upload resume' })).rejects.toMatchObject({ status: 413, message })
})

test('API-10 network failure and unreadable answer', async () => {
  server.use(http.post(`*${PATH}`, () => HttpResponse.error()))
  await expect(upload(PATH, form())).rejects.toMatchObject({ code: 'network' })
  server.use(http.post(`*${PATH}`, () => new HttpResponse('<html>')))
  await expect(upload(PATH, form())).rejects.toMatchObject({ code: 'unreadable' })
})

test('it can be cancelled, before and during the transfer', async () => {
  server.use(http.post(`*${PATH}`, async () => {
    await delay('infinite')
    return HttpResponse.json({})
  }))
  await expect(upload(PATH, form(), { signal: AbortSignal.abort() })).rejects.toMatchObject({ code: 'aborted' })
  const controller = new AbortController()
  const call = upload(PATH, form(), { signal: controller.signal })
  controller.abort()
  await expect(call).rejects.toMatchObject({ code: 'aborted' })
})

test('a 401 is told to the session', async () => {
  server.use(http.post(`*${PATH}`, () => HttpResponse.json({}, { status: 401 })))
  await expect(upload(PATH, form())).rejects.toMatchObject({ status: 401 })
  expect(rejected).toHaveBeenCalledExactlyOnceWith('token-1')
})
