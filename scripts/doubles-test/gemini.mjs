// The official SDK of Gemini for JavaScript against our double: node gemini.mjs URL KEY MODEL
import assert from 'node:assert/strict'
import { ApiError, GoogleGenAI } from '@google/genai'
import { answers, failureOf, run } from './support.mjs'

const [double, apiKey, model] = process.argv.slice(2)
const client = new GoogleGenAI({ apiKey, httpOptions: { baseUrl: double } })
const ask = (config = {}) => client.models.generateContent({ model, contents: 'Say hello', config })
const pieces = async (config = {}) => {
  const all = []
  for await (const piece of await client.models.generateContentStream({ model, contents: 'Say hello', config })) all.push(piece)
  return all
}
const stream = async (config) => (await pieces(config)).map((piece) => piece.text ?? '').join('')
const both = [ask, stream]
const fails = async (call, status, name) => {
  const error = await failureOf(call)
  assert(error instanceof ApiError, String(error))
  assert.equal(error.status, status)
  if (name) assert.match(error.message, new RegExp(`"status":"${name}"`))
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
  "a schema in the service's own words": async () => {
    await answers(double, { mode: 'text', with: '{"name":"Ada"}' })
    const responseSchema = { type: 'OBJECT', properties: { name: { type: 'STRING' } }, required: ['name'] }
    for (const call of both) {
      const answer = await call({ responseMimeType: 'application/json', responseSchema })
      assert.deepEqual(JSON.parse(answer.text ?? answer), { name: 'Ada' })
    }
  },
  'fields that exclude or need each other': async () => {
    const [responseSchema, responseJsonSchema] = [{ type: 'OBJECT' }, { type: 'object' }]
    await fails(() => ask({ responseJsonSchema }), 400)
    await fails(() => ask({ responseMimeType: 'application/json', responseSchema, responseJsonSchema }), 400)
    await fails(() => ask({ thinkingConfig: { thinkingLevel: 'LOW', thinkingBudget: 64 } }), 400)
  },
  'all that a request may hold': async () => {
    await answers(double, { mode: 'text', with: 'Fine' })
    const safetySettings = [{ category: 'HARM_CATEGORY_HARASSMENT', threshold: 'BLOCK_ONLY_HIGH' }]
    const more = { candidateCount: 1, seed: 1, stopSequences: ['.'], presencePenalty: 0.1, frequencyPenalty: 0.1, thinkingConfig: { thinkingLevel: 'LOW' } }
    assert.equal((await ask({ safetySettings, ...more })).text, 'Fine')
  },
  'a conversation': async () => {
    await answers(double, { mode: 'text', with: 'Fine' })
    const chat = client.chats.create({ model })
    await chat.sendMessage({ message: 'Hello' })
    assert.equal((await chat.sendMessage({ message: 'How are you?' })).text, 'Fine')
    const contents = [{ role: 'user', parts: [{ text: 'Hello' }] }, { role: 'model', parts: [{ text: 'Fine' }] }]
    await fails(() => client.models.generateContent({ model, contents }), 400, 'INVALID_ARGUMENT')
  },
  'the model is known': async () => {
    assert.equal((await client.models.get({ model })).name, `models/${model}`)
  },
  'a Word file is refused': async () => {
    const parts = [{ inlineData: { mimeType: 'application/msword', data: 'AAAA' } }, { text: 'Extract' }]
    const error = await fails(() => client.models.generateContent({ model, contents: [{ role: 'user', parts }] }), 400)
    assert.match(error.message, /Unsupported MIME type/)
  },
  empty: async () => {
    await answers(double, { mode: 'empty' })
    const answer = await ask()
    assert.equal(answer.text, undefined)
    assert.deepEqual(answer.candidates[0].content, { role: 'model' })
    assert.equal(await stream(), '')
  },
  'an end for a reason': async () => {
    for (const reason of ['MAX_TOKENS', 'SAFETY', 'RECITATION', 'LANGUAGE']) {
      for (const text of ['', 'Hello there']) {
        await answers(double, { mode: 'finish', with: [text, reason] })
        const answer = await ask()
        assert.equal(answer.text ?? '', text)
        assert.equal(answer.candidates[0].finishReason, reason)
        const streamed = await pieces()
        assert.equal(streamed.map((piece) => piece.text ?? '').join(''), text)
        assert.equal(streamed.at(-1).candidates[0].finishReason, reason)
      }
    }
  },
  'an answer that is held back has no content': async () => {
    await answers(double, { mode: 'finish', with: ['', 'SAFETY'] })
    assert.equal((await ask()).candidates[0].content, undefined)
  },
  'a blocked prompt': async () => {
    await answers(double, { mode: 'promptBlocked', with: 'PROHIBITED_CONTENT' })
    const answer = await ask()
    assert.equal(answer.candidates, undefined)
    assert.equal(answer.promptFeedback.blockReason, 'PROHIBITED_CONTENT')
    assert.equal((await pieces())[0].promptFeedback.blockReason, 'PROHIBITED_CONTENT')
  },
  quota: async () => {
    for (const call of both) {
      await answers(double, { mode: 'quota', with: '26s' })
      const { details } = JSON.parse((await fails(call, 429, 'RESOURCE_EXHAUSTED')).message).error
      assert.equal(details.find((detail) => detail['@type'].endsWith('RetryInfo')).retryDelay, '26s')
      await answers(double, { mode: 'quota', with: null })
      const daily = JSON.parse((await fails(call, 429, 'RESOURCE_EXHAUSTED')).message).error.details
      assert.match(daily[0].violations[0].quotaId, /PerDay/)
      assert(!daily.some((detail) => detail.retryDelay))
    }
  },
  'errors by status': async () => {
    const names = { 400: 'INVALID_ARGUMENT', 401: 'UNAUTHENTICATED', 403: 'PERMISSION_DENIED', 404: 'NOT_FOUND', 500: 'INTERNAL', 503: 'UNAVAILABLE', 504: 'DEADLINE_EXCEEDED' }
    for (const [status, name] of Object.entries(names)) {
      await answers(double, { mode: 'status', with: Number(status) })
      for (const call of both) await fails(call, Number(status), name)
    }
  },
  'a page of a gateway': async () => {
    await answers(double, { mode: 'gateway' })
    // Not the reason phrase, which the SDK repeats: HTTP lets it be lost on the way, and Node's client sometimes loses it.
    for (const call of both) assert.match((await fails(call, 502)).message, /502 Bad Gateway<.*"code":502/)
  },
  'an answer that takes too long': async () => {
    await answers(double, { mode: 'slow', with: { secs: 2, nanos: 0 } })
    for (const call of both) assert.equal((await failureOf(() => call({ httpOptions: { timeout: 200 } }))).name, 'AbortError')
  },
  'an error in the middle of a stream': async () => {
    await answers(double, { mode: 'midStreamError', with: 'Hello' })
    for (const call of both) await fails(call, 503, 'UNAVAILABLE')
    const seen = []
    await failureOf(async () => {
      for await (const piece of await client.models.generateContentStream({ model, contents: 'Say hello' })) seen.push(piece.text)
    })
    assert.deepEqual(seen, ['Hello'])
  },
  'a connection that ends': async () => {
    await answers(double, { mode: 'cut', with: 'Hello there, you' })
    for (const call of both) assert.match((await failureOf(call)).message, /JSON/)
  },
  'what is no JSON': async () => {
    await answers(double, { mode: 'garbage' })
    for (const call of both) assert((await failureOf(call)) instanceof SyntaxError)
  },
  'no sampling parameters': async () => {
    await answers(double, { mode: 'refusesSampling', with: 'Fine' })
    for (const call of both) {
      for (const config of [{ temperature: 0.1 }, { topP: 1 }, { topK: 32 }]) {
        assert.match((await fails(() => call(config), 400, 'INVALID_ARGUMENT')).message, new RegExp(Object.keys(config)[0]))
      }
    }
    assert.equal((await ask()).text, 'Fine')
    assert.equal(await stream(), 'Fine')
  },
  'a wrong key': async () => {
    const other = new GoogleGenAI({ apiKey: 'wrong', httpOptions: { baseUrl: double } })
    const error = await fails(() => other.models.generateContent({ model, contents: 'Hello' }), 400)
    assert.match(error.message, /API_KEY_INVALID/)
    await fails(() => other.models.get({ model }), 400)
  },
  'an unknown model': async () => {
    await fails(() => client.models.generateContent({ model: 'gone', contents: 'Hello' }), 404, 'NOT_FOUND')
    await fails(() => client.models.get({ model: 'gone' }), 404, 'NOT_FOUND')
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
