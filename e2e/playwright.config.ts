import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { defineConfig, devices } from '@playwright/test'
import { vitae } from './support/vitae'

const port = process.env.E2E_PORT ?? '8790'

/** The data directory: made by the first reading of this file, found in the environment by every worker's and by the tests. */
const data = (process.env.E2E_DATA ??= mkdtempSync(join(tmpdir(), 'vitae-e2e-')))

/** The real binary on an empty SQLite file; only the limits that would make many tests wait are raised. */
const settings = {
  VITAE_DATA: data,
  VITAE_LISTEN: `127.0.0.1:${port}`,
  VITAE_AUTH_PER_MINUTE: '10000',
  VITAE_LOG: 'warn',
}

/** Settings of the person who runs the tests stay outside. */
const unset = Object.keys(process.env).filter((name) => name.startsWith('VITAE_')).map((name) => `-u ${name}`)
const variables = Object.entries(settings).map(([name, value]) => `${name}=${value}`)

export default defineConfig({
  testDir: 'tests',
  testIgnore: [process.env.SCREENS ? '' : 'screens.spec.ts', process.env.PICTURES ? '' : 'pictures.spec.ts'].filter(Boolean),
  fullyParallel: true,
  workers: 2,
  forbidOnly: !!process.env.CI,
  // A busy machine may lose a race between a press and a screen; what passes only at the second try is listed as flaky.
  retries: 1,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  reporter: [['list']],
  use: {
    baseURL: `http://127.0.0.1:${port}`,
    trace: 'on-first-retry',
    contextOptions: { reducedMotion: 'reduce' },
    launchOptions: {
      executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
      args: ['--no-sandbox', '--disable-gpu', '--disable-quic', '--disable-background-networking', '--disable-component-update', '--disable-sync'],
    },
  },
  projects: [{ name: 'desktop', use: { ...devices['Desktop Chrome'], viewport: { width: 1440, height: 900 } } }],
  webServer: {
    command: ['env', ...unset, ...variables, vitae, 'serve'].join(' '),
    url: `http://127.0.0.1:${port}/readyz`,
    reuseExistingServer: false,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 5_000 },
  },
})
