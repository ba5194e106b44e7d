// GitHub's own descriptions as judges of our client and of our double: its REST description in a validating proxy between the two,
// and its GraphQL schema over what our client asked and what the double answered: node github-descriptions.mjs URL CLIENT_ID SECRET OURS
import assert from 'node:assert/strict'
import { execFile } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { buffer } from 'node:stream/consumers'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { schema as official } from '@octokit/graphql-schema'
import { createLogger } from '@stoplight/prism-core'
import { getHttpOperationsFromSpec } from '@stoplight/prism-http'
import { createServer as createPrism } from '@stoplight/prism-http-server'
import { buildClientSchema, execute, parse, validate } from 'graphql'
import { answers, run } from './support.mjs'

const [double, clientId, clientSecret, ours] = process.argv.slice(2)

/** Every call to the REST interface that our client makes. */
const CALLS = [
  ['get', '/users/{username}'],
  ['get', '/users/{username}/repos'],
  ['get', '/repos/{owner}/{repo}/languages'],
  ['delete', '/applications/{client_id}/token'],
]

/** The part of the description that our calls need: of its 13 MB it keeps 60 KB, and Prism starts at once instead of in 6 seconds. */
function part(whole, calls) {
  const { openapi, info, servers } = whole
  const kept = { openapi, info, servers, paths: {}, components: {} }
  const keep = (value) => {
    if (value === null || typeof value !== 'object') return
    if (typeof value.$ref === 'string') {
      const [, , kind, name] = value.$ref.split('/')
      const known = (kept.components[kind] ??= {})
      if (!(name in known)) keep((known[name] = whole.components[kind][name]))
    }
    Object.values(value).forEach(keep)
  }
  for (const [method, path] of calls) {
    keep(((kept.paths[path] ??= {})[method] = whole.paths[path][method]))
  }
  return kept
}

/** Prism in front of an address: what does not fit the description comes back as a problem (`application/problem+json`). */
async function prism(description, upstream) {
  const config = { isProxy: true, upstream: new URL(upstream), validateRequest: true, validateResponse: true, checkSecurity: true, errors: true, mock: { dynamic: false } }
  const server = createPrism(await getHttpOperationsFromSpec(description), { cors: false, config, components: { logger: createLogger('prism', { enabled: false }) } })
  return { url: await server.listen(0, '127.0.0.1'), close: () => server.close() }
}

/** Passes requests on, and gives each answer to `sees`, which may change the body. */
async function relay(target, sees) {
  const server = createServer(async (request, response) => {
    const body = await buffer(request)
    const headers = { ...request.headers, connection: 'close' }
    delete headers.host
    delete headers['content-length']
    const answer = await fetch(target + request.url, { method: request.method, headers, body: body.length > 0 ? body : undefined, redirect: 'manual' })
    const type = answer.headers.get('content-type') ?? ''
    const changed = await sees({ method: request.method, path: request.url, status: answer.status, type, text: await answer.text() })
    response.writeHead(answer.status, { 'content-type': type, ...(answer.headers.has('link') && { link: answer.headers.get('link') }) })
    response.end(changed)
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return { url: `http://127.0.0.1:${server.address().port}`, close: () => server.close() }
}

const description = part(JSON.parse(readFileSync(fileURLToPath(import.meta.resolve('@octokit/openapi/generated/api.github.com.json')), 'utf8')), CALLS)
const seen = []
/** What the double answers may be spoiled on its way, to see that the judge sees it. */
let spoil = (text) => text
const spoiler = await relay(double, ({ text }) => spoil(text))
const judge = await prism(description, spoiler.url)
const recorder = await relay(judge.url, (exchange) => {
  seen.push(exchange)
  return exchange.text
})
const problems = () => seen.filter(({ type }) => type.startsWith('application/problem+json')).map(({ method, path, text }) => `${method} ${path}: ${text}`)
const ask = async (path) => (await fetch(recorder.url + path, { headers: { 'user-agent': 'vitae' } })).status

await answers(double, { mode: 'normal' })
await fetch(`${double}/control/bodies`, { method: 'DELETE' })
const schema = buildClientSchema(official.json)
const question = async () => (await (await fetch(`${double}/control/bodies`)).json()).find(({ query }) => query)

/** What does not fit between a question, its variables and an answer's data. */
function misfits({ query, variables }, data) {
  const document = parse(query)
  const wrong = validate(schema, document)
  if (wrong.length > 0) return wrong.map(String)
  // The answer is put in the place of GitHub's own data. What has a wrong type, or is missing where it may not be, is an error; what is
  // missing elsewhere, not asked for or only nearly right (a number where a text belongs) comes out changed.
  const result = execute({ schema, document, rootValue: data, variableValues: variables, typeResolver: () => 'Repository' })
  if (result.errors) return result.errors.map(String)
  try {
    assert.deepEqual(JSON.parse(JSON.stringify(result.data)), data)
    return []
  } catch (difference) {
    return [difference.message]
  }
}

/** The double's answer to our client's question, asked again with another's permission. */
async function answered(asked) {
  const consent = await fetch(`${double}/login/oauth/authorize?${new URLSearchParams({ client_id: clientId, redirect_uri: 'https://vitae.example/back', state: 's' })}`, { redirect: 'manual' })
  const code = new URL(consent.headers.get('location')).searchParams.get('code')
  const body = new URLSearchParams({ client_id: clientId, client_secret: clientSecret, code })
  const grant = await (await fetch(`${double}/login/oauth/access_token`, { method: 'POST', body })).json()
  const answer = await fetch(`${double}/graphql`, { method: 'POST', headers: { authorization: `Bearer ${grant.access_token}` }, body: JSON.stringify(asked) })
  return (await answer.json()).data
}

await run("JavaScript, GitHub's descriptions", {
  'our client and the double through the validating proxy': async () => {
    await promisify(execFile)(ours, [double, recorder.url, clientId, clientSecret])
    assert.deepEqual(problems(), [])
    const made = new Set(seen.map(({ method, path }) => `${method} ${path.split('?')[0]}`))
    for (const call of ['GET /users/octo-ada', 'GET /users/octo-ada/repos', 'GET /users/nobody', 'GET /repos/octo-ada/tide-tables/languages', `DELETE /applications/${clientId}/token`]) {
      assert(made.has(call), `${call} was not made`)
    }
  },
  'pages of repositories': async () => {
    seen.length = 0
    assert.equal(await ask('/users/octo-ada/repos?per_page=2&page=2&sort=pushed'), 200)
    assert.deepEqual(problems(), [])
  },
  'the judge sees what is wrong': async () => {
    assert.equal(await ask('/users/octo-ada/repos?sort=stars'), 422, 'an order that GitHub does not know')
    assert.equal(await ask('/users/octo-ada/followers'), 404, 'a call that we do not make')
    for (const [path, wrong] of [
      ['/users/octo-ada', (user) => ({ ...user, id: String(user.id) })],
      ['/users/octo-ada', ({ login: _, ...user }) => user],
      ['/users/octo-ada/repos', ([{ full_name: _, ...repository }]) => [repository]],
      ['/repos/octo-ada/tide-tables/languages', () => ({ Rust: 'much' })],
    ]) {
      spoil = (text) => JSON.stringify(wrong(JSON.parse(text)))
      assert.equal(await ask(path), 500, `${path}: ${wrong}`)
    }
  },
  "our client's question and the double's answer beside the schema": async () => {
    const asked = await question()
    assert(asked, 'our client asked nothing')
    assert.deepEqual(misfits(asked, await answered(asked)), [])
    assert.deepEqual(misfits({ ...asked, variables: { first: 2, after: '2' } }, await answered({ ...asked, variables: { first: 2, after: '2' } })), [])
  },
  'the schema sees what is wrong': async () => {
    const asked = await question()
    const data = await answered(asked)
    assert.equal(misfits({ ...asked, query: asked.query.replace('stargazerCount', 'starCount') }, data).length, 1)
    assert.equal(misfits({ ...asked, variables: { first: 'all' } }, data).length, 1)
    const { nodes, ...repositories } = data.viewer.repositories
    for (const wrong of [
      { login: null },
      { bio: 7 },
      { followers: 3 },
      { repositories: { ...repositories, nodes: [{ ...nodes[0], stargazerCount: 'many' }] } },
      { repositories: { ...repositories, nodes: [{ ...nodes[0], isFork: undefined }] } },
    ]) {
      const spoiled = JSON.parse(JSON.stringify({ viewer: { ...data.viewer, ...wrong } }))
      assert.equal(misfits(asked, spoiled).length, 1, JSON.stringify(wrong))
    }
  },
})
for (const server of [recorder, judge, spoiler]) await server.close()
process.exit()
