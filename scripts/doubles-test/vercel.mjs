// The official upload client of Vercel against our double, and beside our own client: node vercel.mjs URL TOKEN TEAM DEPLOY
import assert from 'node:assert/strict'
import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createDeployment } from '@vercel/client'
import { answers, run } from './support.mjs'

const [double, token, team, deploy] = process.argv.slice(2)
const projectSettings = { framework: null }

const folders = []
process.on('exit', () => folders.forEach((folder) => rmSync(folder, { recursive: true, force: true })))

/** A folder with these files. */
const folderOf = (files) => {
  const folder = mkdtempSync(join(tmpdir(), 'vercel-'))
  for (const [path, content] of Object.entries(files)) {
    mkdirSync(join(folder, path, '..'), { recursive: true })
    writeFileSync(join(folder, path), content)
  }
  folders.push(folder)
  return folder
}

let made = 0
/** A picture that the double has not seen. */
const picture = (size = 1000) => Buffer.alloc(size, (made += 1))
const page = { 'index.html': '<h1>Zoë</h1>' }
const withPictures = () => ({ ...page, 'images/a.webp': picture(), 'images/b.webp': picture() })

/** What the client says of a deployment, until it is over. */
const deployed = async (path, name, options = {}) => {
  const events = []
  const client = { token, path, apiUrl: double, teamId: team, skipAutoDetectionConfirmation: true, ...options }
  for await (const event of createDeployment(client, { name, target: 'production', projectSettings })) {
    events.push(event)
    // This client waits on for a deployment that was canceled.
    if (event.type === 'canceled') break
  }
  return events
}
const types = (events) => events.map(({ type }) => type)
const last = (events) => events.at(-1)
const fails = async (code, ...modes) => {
  await answers(double, ...modes)
  const event = last(await deployed(folderOf(withPictures()), 'mira'))
  assert.equal(event.type, 'error', JSON.stringify(event))
  assert.equal(event.payload.code ?? event.payload.errorCode, code, JSON.stringify(event.payload))
  return event.payload
}
const call = async (method, path, body) => {
  const headers = { authorization: `bearer ${token}` }
  const answer = await fetch(`${double}${path}${path.includes('?') ? '&' : '?'}teamId=${team}`, { method, headers, body: body && JSON.stringify(body) })
  return { status: answer.status, body: answer.status === 204 ? null : await answer.json() }
}
const bodies = async () => (await fetch(`${double}/control/bodies`)).json()

await run('JavaScript, Vercel', {
  'a page goes along with the call': async () => {
    await answers(double, { mode: 'ready', with: 1 })
    const events = await deployed(folderOf(page), 'mira')
    const steps = ['created', 'building', 'ready', 'alias-assigned']
    assert.deepEqual(types(events).filter((type) => steps.includes(type)), steps)
    assert(!types(events).includes('file-uploaded'), JSON.stringify(types(events)))
    const [file] = (await bodies()).at(-1).files
    assert.equal(Buffer.from(file.data, file.encoding).toString(), page['index.html'])
    const { payload } = last(events)
    assert.deepEqual([payload.readyState, payload.alias.includes('mira.vercel.app')], ['READY', true])
  },
  'missing files are asked for, sent, and known from then on': async () => {
    await answers(double)
    const folder = folderOf(withPictures())
    const first = await deployed(folder, 'mira')
    const uploads = (events) => types(events).filter((type) => type === 'file-uploaded').length
    assert.deepEqual([uploads(first), last(first).type], [3, 'alias-assigned'], JSON.stringify(types(first)))
    const again = await deployed(folder, 'mira')
    assert.deepEqual([uploads(again), last(again).type], [0, 'alias-assigned'])
  },
  'a build that fails': async () => {
    const payload = await fails('BUILD_FAILED', { mode: 'buildFails', with: 'Command failed' })
    assert.equal(payload.errorMessage, 'Command failed')
  },
  'an address that is not assigned': async () => {
    const payload = await fails('cert_missing', { mode: 'aliasFails', with: 'No certificate' })
    assert.equal(payload.message, 'No certificate')
  },
  'a deployment that is canceled': async () => {
    await answers(double, { mode: 'canceled' })
    assert.equal(last(await deployed(folderOf(withPictures()), 'mira')).type, 'canceled')
  },
  'calls that fail': async () => {
    const create = (fault) => ({ mode: 'fails', with: ['create', fault] })
    for (const [fault, code, status] of [
      [{ limited: 60 }, 'rate_limited', 429],
      ['withdrawnToken', 'forbidden', 403],
      [{ status: 400 }, 'bad_request', 400],
      [{ status: 404 }, 'not_found', 404],
      [{ status: 500 }, 'internal_server_error', 500],
    ]) {
      assert.equal((await fails(code, create(fault))).status, status)
    }
    for (const fault of ['gateway', 'garbage']) assert.match((await fails(undefined, create(fault))).message, /Invalid JSON/)
  },
  'an upload that is refused': async () => {
    await fails('forbidden', { mode: 'fails', with: ['upload', { status: 403 }] })
  },
  'an upload that is tried again': async () => {
    await answers(double, { mode: 'fails', with: ['upload', 'cut'] })
    const events = await deployed(folderOf(withPictures()), 'mira')
    assert.equal(last(events).type, 'alias-assigned', JSON.stringify(last(events)))
  },
  'a wrong token and a wrong team': async () => {
    await answers(double)
    for (const options of [{ token: 'wrong' }, { teamId: 'team_other' }]) {
      assert.equal(last(await deployed(folderOf(page), 'mira', options)).payload.code, 'forbidden')
    }
  },
  'our client sends what the official one sends': async () => {
    await answers(double)
    const folder = folderOf({ ...page, 'images/a.webp': picture(4_000_000), 'images/b.webp': picture(20) })
    assert.equal(last(await deployed(folder, 'ours')).type, 'alias-assigned')
    const address = execFileSync(deploy, [double, token, team, 'ours', folder], { encoding: 'utf8' })
    assert.equal(address.trim(), 'https://ours.vercel.app')
    const [official, ours] = (await bodies()).slice(-2).map(({ version, files, ...rest }) => ({
      ...rest,
      // The service has defaults for the version of the call and for a file's mode.
      files: files.map(({ mode, ...file }) => file).sort((a, b) => a.file.localeCompare(b.file)),
    }))
    assert.deepEqual(ours, official)
  },
  'everything can be deleted': async () => {
    assert.equal((await call('DELETE', '/v9/projects/mira')).status, 204)
    assert.deepEqual((await call('DELETE', '/v9/projects/mira')).body.error.code, 'not_found')
  },
})
