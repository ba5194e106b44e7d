import assert from 'node:assert/strict'

/** Has a double answer so from now on. */
export async function answers(double, ...modes) {
  const set = await fetch(`${double}/control/modes`, { method: 'PUT', body: JSON.stringify(modes) })
  assert.equal(set.status, 200, await set.text())
}

/** What a call fails with; a call that succeeds fails the check. */
export async function failureOf(call) {
  try {
    await call()
  } catch (error) {
    return error
  }
  throw new Error('the call succeeded')
}

/** Runs the checks one after the other and says what failed. */
export async function run(name, checks) {
  let failed = 0
  for (const [what, check] of Object.entries(checks)) {
    try {
      await check()
    } catch (error) {
      failed += 1
      console.error(`${name}: ${what}: ${error.stack}`)
    }
  }
  console.log(`${name}: ${Object.keys(checks).length - failed} of ${Object.keys(checks).length} checks passed`)
  process.exitCode = failed > 0 ? 1 : 0
}
