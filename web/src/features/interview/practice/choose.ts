/** A question to practice with, as `content/interview-questions.toml` holds it. */
export interface Question {
  kind: 'opening' | 'experience' | 'skill' | 'behavior' | 'situation' | 'closing'
  /** With words such as `{employer}` to fill in. */
  text: string
  hint: string
}

/** What questions are filled with, each from the most to the least fitting. */
export type Facts = Partial<Record<'employer' | 'role' | 'skill' | 'project' | 'school' | 'keyword', string[]>>

/** An interview's order, and how many questions of each kind. */
const PLAN: [Question['kind'], number][] = [['opening', 1], ['experience', 2], ['skill', 2], ['behavior', 1], ['situation', 1], ['closing', 1]]

const SLOT = /\{(\w+)\}/g

/** The same numbers for the same seed, from 0 to 1: mulberry32 by Tommy Ettinger, in the public domain. */
function generator(seed: number) {
  let state = seed >>> 0
  return () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}

function shuffled<T>(all: readonly T[], random: () => number): T[] {
  const out = [...all]
  for (let last = out.length - 1; last > 0; last--) {
    const other = Math.floor(random() * (last + 1))
    ;[out[last], out[other]] = [out[other]!, out[last]!]
  }
  return out
}

/** What asks about the ad goes before what does not; the rest stays in its order. */
const adFirst = (one: Filled, other: Filled) => Number(other.isAboutAd) - Number(one.isAboutAd)

interface Filled extends Question {
  isAboutAd: boolean
}

/** The question with its words filled in, each set with other ones; nothing where a word is missing. */
function filled(question: Question, facts: Facts, turn: number): Filled | undefined {
  const slots = [...question.text.matchAll(SLOT)].map(([, slot]) => facts[slot as keyof Facts] ?? [])
  if (slots.some((values) => values.length === 0)) return undefined
  const text = question.text.replace(SLOT, (_, slot: keyof Facts) => {
    const values = facts[slot]!
    return values[turn % values.length]!
  })
  return { ...question, text, isAboutAd: question.text.includes('{keyword}') }
}

/** Eight questions in the order of an interview, the same for the same number; two are about the ad where it names anything. Where facts are missing, general questions take the place. */
export function chooseQuestions(all: readonly Question[], facts: Facts, set: number): Question[] {
  const random = generator(set + 1)
  const usable = shuffled(all, random).map((question, at) => filled(question, facts, set + at)).filter((question) => question !== undefined)
  const chosen = PLAN.flatMap(([kind, count]) => usable.filter((question) => question.kind === kind).sort(adFirst).slice(0, count))
  const total = PLAN.reduce((sum, [, count]) => sum + count, 0)
  const spare = usable.filter((question) => !chosen.includes(question) && (question.kind === 'behavior' || question.kind === 'situation'))
  const complete = [...chosen, ...spare.slice(0, total - chosen.length)]
  return PLAN.flatMap(([kind]) => complete.filter((question) => question.kind === kind))
}
