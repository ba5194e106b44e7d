// The official SDK of OpenAI for JavaScript against our double: node openai.mjs URL KEY MODEL
import assert from 'node:assert/strict'
import OpenAI, { AuthenticationError, BadRequestError, InternalServerError, NotFoundError, RateLimitError } from 'openai'
import { answers, failureOf, run } from './support.mjs'

const [double, apiKey, model] = process.argv.slice(2)
const clientOf = (key) => new OpenAI({ apiKey: key, baseURL: `${double}/v1`, maxRetries: 0 })
const client = clientOf(apiKey)
const messages = [{ role: 'user', content: 'Say hello' }]
const ask = (more = {}) => client.chat.completions.create({ model, messages, ...more })
const stream = async () => {
  let text = ''
  for await (const { choices } of await ask({ stream: true })) text += choices[0]?.delta.content ?? ''
  return text
}
const fails = async (call, kind, code) => {
  const error = await failureOf(call)
  assert(error instanceof kind, String(error))
  assert.equal(error.code, code)
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
  },
  'a schema': async () => {
    await answers(double, { mode: 'text', with: '{"name":"Ada"}' })
    const answer = await ask({ response_format: { type: 'json_schema', json_schema: { name: 'cv', schema: { type: 'object', properties: { name: { type: 'string' } } } } } })
    assert.deepEqual(JSON.parse(answer.choices[0].message.content), { name: 'Ada' })
  },
  empty: async () => {
    await answers(double, { mode: 'empty' })
    assert.equal((await ask()).choices[0].message.content, '')
  },
  'an end for a reason': async () => {
    for (const reason of ['length', 'content_filter']) {
      await answers(double, { mode: 'finish', with: ['Hello', reason] })
      assert.equal((await ask()).choices[0].finish_reason, reason)
    }
  },
  'a refusal': async () => {
    await answers(double, { mode: 'refusal' })
    const { message } = (await ask()).choices[0]
    assert.equal(message.content, null)
    assert.match(message.refusal, /can't help/)
  },
  quota: async () => {
    await answers(double, { mode: 'quota', with: true })
    await fails(ask, RateLimitError, 'rate_limit_exceeded')
    await answers(double, { mode: 'quota', with: false })
    await fails(ask, RateLimitError, 'insufficient_quota')
  },
  'errors by status': async () => {
    for (const status of [500, 503]) {
      await answers(double, { mode: 'status', with: status })
      await fails(ask, InternalServerError, 'server_error')
    }
  },
  'a connection that ends': async () => {
    // This SDK ends the stream without an error: what came is not the whole text.
    await answers(double, { mode: 'cut', with: 'Hello there, you' })
    assert.notEqual(await stream().catch(() => ''), 'Hello there, you')
  },
  'a server that knows the old names': async () => {
    await answers(double, { mode: 'old', with: 'Fine' })
    await fails(() => ask({ max_completion_tokens: 64 }), BadRequestError, 'unsupported_parameter')
    await fails(() => ask({ temperature: 0.1 }), BadRequestError, 'unsupported_value')
    assert.equal((await ask({ max_tokens: 64 })).choices[0].message.content, 'Fine')
  },
  'a wrong key': async () => {
    await fails(() => clientOf('wrong').chat.completions.create({ model, messages }), AuthenticationError, 'invalid_api_key')
  },
  'an unknown model': async () => {
    await fails(() => ask({ model: 'gone' }), NotFoundError, 'model_not_found')
  },
})
