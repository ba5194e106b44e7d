import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { defineConfig, devices } from '@playwright/test'
import { doubles, forTests, vitae } from './support/vitae'

const port = process.env.E2E_PORT ?? '8790'

/** The data directory: made by the first reading of this file, found in the environment by every worker's and by the tests. */
const data = (process.env.E2E_DATA ??= made())

function made() {
  const folder = mkdtempSync(join(tmpdir(), 'vitae-e2e-'))
  process.on('exit', () => rmSync(folder, { recursive: true, force: true }))
  return folder
}

/** Stand-ins for GitHub and LinkedIn, which know one application each. */
const elsewhere = { github: Number(port) + 3, linkedIn: Number(port) + 4, id: 'vitae', secret: 's3cret' }
process.env.E2E_GITHUB_URL ??= `http://127.0.0.1:${elsewhere.github}`
process.env.E2E_LINKEDIN_URL ??= `http://127.0.0.1:${elsewhere.linkedIn}`
const profiles = {
  VITAE_PUBLIC_URL: `http://127.0.0.1:${port}`,
  VITAE_LINKEDIN_PORTABILITY: 'third-party',
  ...Object.fromEntries(
    [['GITHUB', process.env.E2E_GITHUB_URL], ['LINKEDIN', process.env.E2E_LINKEDIN_URL]].flatMap(([name, url]) => [
      [`VITAE_${name}_CLIENT_ID`, elsewhere.id], [`VITAE_${name}_CLIENT_SECRET`, elsewhere.secret], [`VITAE_${name}_URL`, url], [`VITAE_${name}_API_URL`, url],
    ]),
  ),
}

/** The real binary on an empty SQLite file. */
const settings = {
  ...forTests,
  VITAE_DATA: data,
  VITAE_LISTEN: `127.0.0.1:${port}`,
}

/** A second one with a language model: a stand-in for Gemini, which tests tell what to answer. */
const model = { port: Number(port) + 1, double: Number(port) + 2 }
process.env.E2E_MODEL_URL ??= `http://127.0.0.1:${model.port}`
process.env.E2E_DOUBLE_URL ??= `http://127.0.0.1:${model.double}`
const withModel = {
  ...settings,
  VITAE_DATA: join(data, 'with-model'),
  VITAE_LISTEN: `127.0.0.1:${model.port}`,
  VITAE_AI_KEY: 'k',
  VITAE_AI_MODEL: 'small',
  VITAE_AI_URL: `${process.env.E2E_DOUBLE_URL}/v1beta`,
  VITAE_AI_CALLS_PER_DAY: '100000',
}

/** Settings of the person who runs the tests stay outside. */
const unset = Object.keys(process.env).filter((name) => name.startsWith('VITAE_')).map((name) => `-u ${name}`)
const serve = (variables: Record<string, string>) => ['env', ...unset, ...Object.entries(variables).map(([name, value]) => `${name}=${value}`), vitae, 'serve'].join(' ')

export default defineConfig({
  testDir: 'tests',
  testIgnore: [process.env.SCREENS ? '' : 'screens.spec.ts', process.env.PICTURES ? '' : '**/*pictures.spec.ts', process.env.STOPS ? '' : 'stops.spec.ts'].filter(Boolean),
  fullyParallel: true,
  workers: 2,
  forbidOnly: !!process.env.CI,
  // One slow moment of a shared machine fails no run; what passes only at the second try is listed as flaky, and is a race to
  // mend: RETRIES=0 shows it as what it is.
  retries: Number(process.env.RETRIES ?? 1),
  timeout: 60_000,
  expect: { timeout: 10_000 },
  reporter: [['list']],
  use: {
    baseURL: `http://127.0.0.1:${port}`,
    // Recording costs time: TRACE=1 shows what a failure did.
    trace: process.env.TRACE ? 'retain-on-failure' : 'off',
    contextOptions: { reducedMotion: 'reduce' },
    launchOptions: {
      executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
      args: ['--no-sandbox', '--disable-gpu', '--disable-quic', '--disable-background-networking', '--disable-component-update', '--disable-sync'],
    },
  },
  projects: [{ name: 'desktop', use: { ...devices['Desktop Chrome'], viewport: { width: 1440, height: 900 } } }],
  webServer: [
    { command: serve({ ...settings, ...profiles }), url: `http://127.0.0.1:${port}/readyz`, reuseExistingServer: false, gracefulShutdown: { signal: 'SIGTERM', timeout: 5_000 } },
    { command: serve(withModel), url: `${process.env.E2E_MODEL_URL}/readyz`, reuseExistingServer: false, gracefulShutdown: { signal: 'SIGTERM', timeout: 5_000 } },
    { command: `${doubles} gemini ${model.double} k small`, url: `${process.env.E2E_DOUBLE_URL}/control/bodies`, reuseExistingServer: false },
    { command: `${doubles} github ${elsewhere.github} ${elsewhere.id} ${elsewhere.secret}`, url: `${process.env.E2E_GITHUB_URL}/control/bodies`, reuseExistingServer: false },
    { command: `${doubles} linkedin ${elsewhere.linkedIn} ${elsewhere.id} ${elsewhere.secret}`, url: `${process.env.E2E_LINKEDIN_URL}/control/bodies`, reuseExistingServer: false },
  ],
})
