/** How the stand-in for Gemini answers; `crates/testkit/src/gemini.rs` says what each does. */
export type Mode =
  | { mode: 'text' | 'cut' | 'midStreamError' | 'promptBlocked'; with: string }
  | { mode: 'empty' | 'garbage' | 'gateway' }
  | { mode: 'finish'; with: [text: string, reason: string] }
  | { mode: 'quota'; with: string | null }
  | { mode: 'status'; with: number }

/** The server that has a language model. */
export const MODEL_URL = process.env.E2E_MODEL_URL!

const DOUBLE_URL = process.env.E2E_DOUBLE_URL!

/** Has the stand-in answer so from now on, and forget what it was asked. */
export async function modelAnswers(...modes: Mode[]) {
  await fetch(`${DOUBLE_URL}/control/bodies`, { method: 'DELETE' })
  const set = await fetch(`${DOUBLE_URL}/control/modes`, { method: 'PUT', body: JSON.stringify(modes) })
  if (!set.ok) throw new Error(await set.text())
}

/** What the stand-in was asked since then. */
export async function modelWasAsked(): Promise<string[]> {
  const bodies = (await (await fetch(`${DOUBLE_URL}/control/bodies`)).json()) as unknown[]
  return bodies.map((body) => JSON.stringify(body))
}
