// The official SDK of OpenAI for JavaScript against our double: node openai.mjs URL KEY MODEL
import assert from 'node:assert/strict'
import OpenAI, { APIConnectionTimeoutError, AuthenticationError, BadRequestError, InternalServerError, NotFoundError, PermissionDeniedError, RateLimitError } from 'openai'
import { answers, failureOf, run } from './support.mjs'

const [double, apiKey, model] = process.argv.slice(2)
const clientOf = (key) => new OpenAI({ apiKey: key, baseURL: `${double}/v1`, maxRetries: 0 })
const client = clientOf(apiKey)
const messages = [{ role: 'user', content: 'Say hello' }]
const ask = (more = {}, options = {}) => client.chat.completions.create({ model, messages, ...more }, options)
const chunks = async (more = {}, options = {}) => {
  const all = []
  for await (const chunk of await ask({ stream: true, ...more }, options)) all.push(chunk)
  return all
}
const stream = async (more, options) => (await chunks(more, options)).map(({ choices }) => choices[0]?.delta.content ?? '').join('')
/** The stream put together by the SDK's own helper, which wants every part of the protocol. */
const assembled = (more = {}) => client.chat.completions.stream({ model, messages, ...more })
const both = [ask, stream]
const fails = async (call, kind, code) => {
  const error = await failureOf(call)
  assert(error instanceof kind, String(error))
  assert.equal(error.code, code)
  return error
}

await run('JavaScript, OpenAI', {
  text: async () => {
    await answers(double, { mode: 'text', with: 'Hello there' })
    const answer = await ask()
    assert.equal(answer.choices[0].message.content, 'Hello there')
    assert.equal(answer.choices[0].finish_reason, 'stop')
    assert.equal(answer.usage.total_tokens, 15)
  },
  'a stream': async () => {
    await answers(double, { mode: 'text', with: 'Hello there, you' })
    assert.equal(await stream(), 'Hello there, you')
    const { message, finish_reason } = (await assembled().finalChatCompletion()).choices[0]
    assert.deepEqual([message.role, message.content, finish_reason], ['assistant', 'Hello there, you', 'stop'])
  },
  'a stream that counts': async () => {
    await answers(double, { mode: 'text', with: 'Hello' })
    const last = (await chunks({ stream_options: { include_usage: true } })).at(-1)
    assert.deepEqual([last.choices, last.usage.total_tokens], [[], 15])
    assert.equal((await assembled({ stream_options: { include_usage: true } }).totalUsage()).total_tokens, 15)
    assert((await chunks()).every((chunk) => !('usage' in chunk)))
  },
  'a schema': async () => {
    await answers(double, { mode: 'text', with: '{"name":"Ada"}' })
    const schema = { type: 'object', properties: { name: { type: 'string' } }, required: ['name'], additionalProperties: false }
    const response_format = { type: 'json_schema', json_schema: { name: 'cv', strict: true, schema } }
    const answer = await ask({ response_format })
    assert.deepEqual(JSON.parse(answer.choices[0].message.content), { name: 'Ada' })
    assert.deepEqual(JSON.parse(await stream({ response_format })), { name: 'Ada' })
  },
  'the model is known': async () => {
    assert.equal((await client.models.retrieve(model)).id, model)
  },
  empty: async () => {
    await answers(double, { mode: 'empty' })
    assert.equal((await ask()).choices[0].message.content, '')
    assert.equal(await stream(), '')
  },
  'an end for a reason': async () => {
    for (const reason of ['length', 'content_filter']) {
      await answers(double, { mode: 'finish', with: ['Hello', reason] })
      assert.equal((await ask()).choices[0].finish_reason, reason)
      assert.equal((await chunks()).at(-1).choices[0].finish_reason, reason)
    }
  },
  'a refusal': async () => {
    await answers(double, { mode: 'refusal' })
    const { message } = (await ask()).choices[0]
    assert.equal(message.content, null)
    assert.match(message.refusal, /can't help/)
    assert.match((await assembled().finalMessage()).refusal, /can't help/)
  },
  quota: async () => {
    for (const call of both) {
      await answers(double, { mode: 'quota', with: true })
      const momentary = await fails(call, RateLimitError, 'rate_limit_exceeded')
      assert.equal(momentary.headers.get('retry-after'), '0')
      await answers(double, { mode: 'quota', with: false })
      const spent = await fails(call, RateLimitError, 'insufficient_quota')
      assert.equal(spent.headers.get('retry-after'), null)
    }
  },
  'a momentary failure is tried again': async () => {
    await answers(double, { mode: 'quota', with: true }, { mode: 'text', with: 'Later' })
    assert.equal((await ask({}, { maxRetries: 1 })).choices[0].message.content, 'Later')
  },
  'errors by status': async () => {
    for (const [status, kind, code] of [
      [400, BadRequestError, null],
      [401, AuthenticationError, 'invalid_api_key'],
      [403, PermissionDeniedError, null],
      [404, NotFoundError, 'model_not_found'],
      [500, InternalServerError, 'server_error'],
      [503, InternalServerError, 'server_error'],
    ]) {
      await answers(double, { mode: 'status', with: status })
      for (const call of both) assert.equal((await fails(call, kind, code)).status, status)
    }
  },
  'an answer that takes too long': async () => {
    await answers(double, { mode: 'slow', with: { secs: 2, nanos: 0 } })
    for (const call of both) assert((await failureOf(() => call({}, { timeout: 200 }))) instanceof APIConnectionTimeoutError)
  },
  'a connection that ends': async () => {
    await answers(double, { mode: 'cut', with: 'Hello there, you' })
    assert((await failureOf(ask)) instanceof SyntaxError)
    // This SDK ends the stream without an error: what came is not the whole text, and has no reason to end.
    const came = await chunks()
    assert.equal(came.map((chunk) => chunk.choices[0].delta.content).join(''), 'Hello there, ')
    assert(came.every((chunk) => chunk.choices[0].finish_reason === null))
  },
  'a server that knows the old names': async () => {
    await answers(double, { mode: 'old', with: 'Fine' })
    await fails(() => ask({ max_completion_tokens: 64 }), BadRequestError, 'unsupported_parameter')
    await fails(() => ask({ temperature: 0.1 }), BadRequestError, 'unsupported_value')
    assert.equal((await ask({ max_tokens: 64 })).choices[0].message.content, 'Fine')
    assert.equal(await stream({ max_tokens: 64 }), 'Fine')
  },
  'a wrong key': async () => {
    await fails(() => clientOf('wrong').chat.completions.create({ model, messages }), AuthenticationError, 'invalid_api_key')
  },
  'an unknown model': async () => {
    await fails(() => ask({ model: 'gone' }), NotFoundError, 'model_not_found')
  },
})
