/** Paths are dotted: "experience.0.description". */
const stepsOf = (path: string) => path.split('.')

type Node = Record<string, unknown>

/** What stands at a path; undefined where nothing does. */
export const getAt = (root: unknown, path: string): unknown =>
  stepsOf(path).reduce<unknown>((node, step) => (typeof node === 'object' && node !== null ? (node as Node)[step] : undefined), root)

/** A copy with another value at a path; what the path does not touch is shared with the original. */
export const setAt = <T>(root: T, path: string, value: unknown): T => setSteps(root, stepsOf(path), value) as T

function setSteps(node: unknown, [step, ...rest]: string[], value: unknown): unknown {
  if (step === undefined) return value
  if (Array.isArray(node)) return node.map((item: unknown, index) => (String(index) === step ? setSteps(item, rest, value) : item))
  const copy = node as Node
  return { ...copy, [step]: setSteps(copy[step], rest, value) }
}

/** Whether a path is another one, or leads to something in it. */
export const isWithin = (path: string, outer: string) => path === outer || path.startsWith(`${outer}.`)
