// GitHub's own packages against our double, and our GraphQL question against GitHub's schema: node github.mjs URL CLIENT_ID SECRET QUERY
import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { deleteToken, exchangeWebFlowCode } from '@octokit/oauth-methods'
import { schema as official } from '@octokit/graphql-schema'
import { buildClientSchema, parse, validate } from 'graphql'
import { Octokit, RequestError } from 'octokit'
import { answers, failureOf, run } from './support.mjs'

const [double, clientId, clientSecret, queryFile] = process.argv.slice(2)
const query = readFileSync(queryFile, 'utf8')
const client = (auth) => new Octokit({ auth, baseUrl: double, throttle: { enabled: false }, retry: { enabled: false } })
const anybody = client()
const app = { clientType: 'oauth-app', clientId, clientSecret, request: anybody.request }

/** What a browser brings back after the user has said yes. */
async function consent() {
  const parameters = new URLSearchParams({ client_id: clientId, redirect_uri: 'https://vitae.example/back', state: 's', scope: '' })
  const answer = await fetch(`${double}/login/oauth/authorize?${parameters}`, { redirect: 'manual' })
  assert.equal(answer.status, 302)
  return new URL(answer.headers.get('location')).searchParams
}
async function signIn() {
  const { authentication } = await exchangeWebFlowCode({ ...app, code: (await consent()).get('code') })
  return authentication.token
}
const fails = async (call, status, message) => {
  const error = await failureOf(call)
  assert(error instanceof RequestError, String(error))
  assert.equal(error.status, status)
  if (message) assert.match(error.message, message)
  return error
}

await answers(double, { mode: 'normal' })
await run('JavaScript, GitHub', {
  'a code for a token': async () => {
    const returned = await consent()
    assert.equal(returned.get('state'), 's')
    const { authentication, data } = await exchangeWebFlowCode({ ...app, code: returned.get('code') })
    assert.match(authentication.token, /^gho_/)
    assert.equal(data.token_type, 'bearer')
    await fails(() => exchangeWebFlowCode({ ...app, code: returned.get('code') }), 400, /bad_verification_code|was refused/)
  },
  'refused consent': async () => {
    await answers(double, { mode: 'denied' })
    assert.equal((await consent()).get('error'), 'access_denied')
    await answers(double, { mode: 'normal' })
  },
  'a wrong secret': async () => {
    const code = (await consent()).get('code')
    await fails(() => exchangeWebFlowCode({ ...app, clientSecret: 'wrong', code }), 400, /incorrect_client_credentials|was refused/)
  },
  'a user and the own profile': async () => {
    const { data } = await anybody.rest.users.getByUsername({ username: 'octo-ada' })
    assert.deepEqual([data.login, data.name, data.blog], ['octo-ada', 'Ada Quill', 'ada-quill.example'])
    assert.equal((await client(await signIn()).rest.users.getAuthenticated()).data.login, 'octo-ada')
  },
  'pages of repositories': async () => {
    const all = await anybody.paginate(anybody.rest.repos.listForUser, { username: 'octo-ada', per_page: 2, sort: 'pushed' })
    assert.equal(all.length, 4)
    assert.equal(all.filter(({ fork }) => fork).length, 1)
    await fails(() => anybody.rest.repos.listForUser({ username: 'octo-ada', sort: 'stars' }), 422)
  },
  languages: async () => {
    const { data } = await anybody.rest.repos.listLanguages({ owner: 'octo-ada', repo: 'tide-tables' })
    assert.deepEqual(data, { Python: 1500, Rust: 8000, Shell: 20 })
  },
  'an answer that still holds': async () => {
    const first = await anybody.request('GET /users/{username}', { username: 'octo-ada' })
    await fails(() => anybody.request('GET /users/{username}', { username: 'octo-ada', headers: { 'if-none-match': first.headers.etag } }), 304)
  },
  'the GraphQL question': async () => {
    const { viewer } = await client(await signIn()).graphql(query, { first: 2 })
    assert.equal(viewer.repositories.nodes.length, 2)
    assert(viewer.repositories.pageInfo.hasNextPage)
    assert.deepEqual(viewer.pinnedItems.nodes.map(({ name }) => name), ['tide-tables'])
    await fails(() => anybody.graphql(query, { first: 2 }), 401)
  },
  'a token that is taken back': async () => {
    const token = await signIn()
    assert.equal((await deleteToken({ ...app, token })).status, 204)
    await fails(() => deleteToken({ ...app, token }), 404)
    await fails(() => client(token).rest.users.getAuthenticated(), 401, /Bad credentials/)
  },
  'what is not there': async () => {
    await fails(() => anybody.rest.users.getByUsername({ username: 'nobody' }), 404)
  },
  'limits and faults': async () => {
    await answers(double, { mode: 'limited', with: 60 })
    const limited = await fails(() => anybody.rest.users.getByUsername({ username: 'octo-ada' }), 403, /rate limit/)
    assert.equal(limited.response.headers['x-ratelimit-remaining'], '0')
    await answers(double, { mode: 'secondary' })
    await fails(() => anybody.rest.users.getByUsername({ username: 'octo-ada' }), 403, /secondary rate/)
    await answers(double, { mode: 'status', with: 500 })
    await fails(() => anybody.rest.users.getByUsername({ username: 'octo-ada' }), 500)
    await answers(double, { mode: 'normal' })
  },
  "our question beside GitHub's schema": async () => {
    const schema = buildClientSchema(official.json)
    assert.deepEqual(validate(schema, parse(query)), [])
    assert.equal(validate(schema, parse(query.replace('stargazerCount', 'starCount'))).length, 1, 'the judge sees a wrong field')
  },
})
