// The official SDK of Gemini for JavaScript against our double: node gemini.mjs URL KEY MODEL
import assert from 'node:assert/strict'
import { ApiError, GoogleGenAI } from '@google/genai'
import { answers, failureOf, run } from './support.mjs'

const [double, apiKey, model] = process.argv.slice(2)
const client = new GoogleGenAI({ apiKey, httpOptions: { baseUrl: double } })
const ask = (config = {}) => client.models.generateContent({ model, contents: 'Say hello', config })
const stream = async () => {
  let text = ''
  for await (const piece of await client.models.generateContentStream({ model, contents: 'Say hello' })) text += piece.text ?? ''
  return text
}
const fails = async (call, status) => {
  const error = await failureOf(call)
  assert(error instanceof ApiError, String(error))
  assert.equal(error.status, status)
  return error
}

await run('JavaScript, Gemini', {
  text: async () => {
    await answers(double, { mode: 'text', with: 'Hello there' })
    const answer = await ask({ temperature: 0.1, topK: 32, topP: 1, maxOutputTokens: 64 })
    assert.equal(answer.text, 'Hello there')
    assert.equal(answer.candidates[0].finishReason, 'STOP')
    assert.equal(answer.usageMetadata.totalTokenCount, 15)
  },
  'a stream': async () => {
    await answers(double, { mode: 'text', with: 'Hello there, you' })
    assert.equal(await stream(), 'Hello there, you')
  },
  'a file and a schema': async () => {
    await answers(double, { mode: 'text', with: '{"name":"Ada"}' })
    const parts = [{ inlineData: { mimeType: 'application/pdf', data: 'JVBERi0=' } }, { text: 'Extract' }]
    const config = { systemInstruction: 'You are a parser', responseMimeType: 'application/json', responseJsonSchema: { type: 'object', properties: { name: { type: 'string' } } } }
    const answer = await client.models.generateContent({ model, contents: [{ role: 'user', parts }], config })
    assert.deepEqual(JSON.parse(answer.text), { name: 'Ada' })
  },
  'a Word file is refused': async () => {
    const parts = [{ inlineData: { mimeType: 'application/msword', data: 'AAAA' } }, { text: 'Extract' }]
    const error = await fails(() => client.models.generateContent({ model, contents: [{ role: 'user', parts }] }), 400)
    assert.match(error.message, /Unsupported MIME type/)
  },
  empty: async () => {
    await answers(double, { mode: 'empty' })
    assert.equal((await ask()).text, undefined)
  },
  'an end for a reason': async () => {
    for (const reason of ['MAX_TOKENS', 'SAFETY', 'RECITATION', 'LANGUAGE']) {
      await answers(double, { mode: 'finish', with: ['', reason] })
      assert.equal((await ask()).candidates[0].finishReason, reason)
    }
  },
  'a blocked prompt': async () => {
    await answers(double, { mode: 'promptBlocked', with: 'PROHIBITED_CONTENT' })
    const answer = await ask()
    assert.equal(answer.candidates, undefined)
    assert.equal(answer.promptFeedback.blockReason, 'PROHIBITED_CONTENT')
  },
  quota: async () => {
    await answers(double, { mode: 'quota', with: '26s' })
    const error = await fails(ask, 429)
    const { details, status } = JSON.parse(error.message).error
    assert.equal(status, 'RESOURCE_EXHAUSTED')
    assert.equal(details.find((detail) => detail['@type'].endsWith('RetryInfo')).retryDelay, '26s')
  },
  'errors by status': async () => {
    for (const status of [403, 500, 503, 504]) {
      await answers(double, { mode: 'status', with: status })
      await fails(ask, status)
    }
  },
  'a page of a gateway': async () => {
    await answers(double, { mode: 'gateway' })
    await fails(ask, 502)
  },
  'an error in the middle of a stream': async () => {
    await answers(double, { mode: 'midStreamError', with: 'Hello' })
    await fails(stream, 503)
  },
  'a connection that ends': async () => {
    await answers(double, { mode: 'cut', with: 'Hello there, you' })
    await failureOf(stream)
  },
  'what is no JSON': async () => {
    await answers(double, { mode: 'garbage' })
    await failureOf(ask)
  },
  'no sampling parameters': async () => {
    await answers(double, { mode: 'refusesSampling', with: 'Fine' })
    await fails(() => ask({ temperature: 0.1 }), 400)
    assert.equal((await ask()).text, 'Fine')
  },
  'a wrong key': async () => {
    const other = new GoogleGenAI({ apiKey: 'wrong', httpOptions: { baseUrl: double } })
    const error = await fails(() => other.models.generateContent({ model, contents: 'Hello' }), 400)
    assert.match(error.message, /API_KEY_INVALID/)
  },
  'an unknown model': async () => {
    await fails(() => client.models.generateContent({ model: 'gone', contents: 'Hello' }), 404)
  },
  'the body of our own client': async () => {
    // Asked last: what this leaves behind is compared with what our client sends.
    await answers(double, { mode: 'text', with: '{}' })
    await fetch(`${double}/control/bodies`, { method: 'DELETE' })
    const parts = [{ inlineData: { mimeType: 'application/pdf', data: 'JVBERi0=' } }, { text: 'Extract' }]
    const config = {
      systemInstruction: { role: 'user', parts: [{ text: 'You are a parser' }] },
      temperature: 0.1,
      topK: 32,
      topP: 1,
      maxOutputTokens: 4096,
      responseMimeType: 'application/json',
      responseJsonSchema: { type: 'object', properties: { name: { type: 'string' } } },
    }
    await client.models.generateContent({ model, contents: [{ role: 'user', parts }], config })
  },
})
