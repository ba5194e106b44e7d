/** Undo steps kept; older ones are forgotten. */
export const MAX_STEPS = 200
/** Typing in one field is one step until it pauses for as long, in milliseconds. */
export const GROUP_PAUSE = 1000

export interface History<T> {
  past: readonly T[]
  present: T
  future: readonly T[]
  /** What the last change was about, and when it was made: the next one of the same kind joins it. */
  group: string | null
  at: number
}

export const startHistory = <T>(present: T): History<T> => ({ past: [], present, future: [], group: null, at: 0 })

interface Change {
  /** Changes of one group that follow each other closely are undone together; null stands alone. */
  group: string | null
  /** The time of the change, in milliseconds. */
  at: number
}

/** Makes a change the present; what was undone before is gone. */
export function record<T>(history: History<T>, present: T, { group, at }: Change): History<T> {
  if (present === history.present) return history
  const joins = group !== null && group === history.group && at - history.at < GROUP_PAUSE && history.past.length > 0
  const past = joins ? history.past : [...history.past, history.present].slice(-MAX_STEPS)
  return { past, present, future: [], group, at }
}

export function undo<T>(history: History<T>): History<T> {
  const present = history.past.at(-1)
  if (present === undefined) return history
  return { past: history.past.slice(0, -1), present, future: [history.present, ...history.future], group: null, at: 0 }
}

export function redo<T>(history: History<T>): History<T> {
  const [present, ...future] = history.future
  if (present === undefined) return history
  return { past: [...history.past, history.present], present, future, group: null, at: 0 }
}
