import { execFile } from 'node:child_process'
import { resolve } from 'node:path'
import { promisify } from 'node:util'
import type { ParsedResume } from './samples'

const run = promisify(execFile)

const built = (name: string) => resolve(import.meta.dirname, '..', process.env.CARGO_TARGET_DIR ?? '../target', 'debug', name)

/** The binary under test. */
export const vitae = built('vitae')

/** The stand-ins for services outside. */
export const doubles = built('doubles')

/** Settings of the servers under test: only the limits that would make many tests wait are raised. */
export const forTests = {
  VITAE_AUTH_PER_MINUTE: '10000',
  VITAE_WRITES_PER_MINUTE: '1000000',
  VITAE_WRITES_PER_MINUTE_AND_ADDRESS: '1000000',
  VITAE_LOG: 'warn',
}

/** What `vitae parse` reads in a file. */
export async function parseFile(path: string): Promise<ParsedResume> {
  const { stdout } = await run(vitae, ['parse', path], { maxBuffer: 16 * 1024 * 1024 })
  return JSON.parse(stdout) as ParsedResume
}

/** The command line beside the running server. */
const admin = (...command: string[]) => run(vitae, ['admin', ...command], { env: { VITAE_DATA: process.env.E2E_DATA } })

/** Puts an account on the plan that keeps any number of resumes, as an operator does. */
export const upgrade = (email: string) => admin('plan', email, 'pro')

/** Makes whoever owns an account one who runs the server. */
export const makeOperator = (email: string) => admin('operator', email)
