import { api, unwrap, type Schemas } from '@/api/client'

export type Goal = Schemas['WritingRequest']['goal']
export type Help = Schemas['WritingHelp']
export type Suggestion = Schemas['Suggestion']
export type Request = Schemas['WritingRequest']

/** What each goal is called. */
export const GOALS: readonly { value: Goal; label: string }[] = [
  { value: 'improve', label: 'Improve' },
  { value: 'shorten', label: 'Shorten' },
  { value: 'measure', label: 'Add measure' },
  { value: 'tailor', label: 'Tailor to a job' },
]

export const askForHelp = (body: Request) => unwrap(api.POST('/api/writing', { body }), 'We couldn’t look at this text. Please try again.').then(({ data }) => data)

/** A line without its bullet. */
const bare = (line: string) => line.trim().replace(/^[•·▪‣◦\-–*●○■\s]+/, '')

/** The text with one line put another way; the text as it is when the line was changed since, and null then. */
export function replaceLine(text: string, { line, before, after }: Pick<Suggestion, 'line' | 'before' | 'after'>): string | null {
  const lines = text.split('\n')
  const at = bare(lines[line] ?? '') === before ? line : lines.findIndex((own) => bare(own) === before)
  const own = lines[at]
  if (own === undefined) return null
  const start = own.indexOf(before)
  return lines.with(at, start < 0 ? after : own.slice(0, start) + after + own.slice(start + before.length)).join('\n')
}

export interface Word {
  kind: 'same' | 'old' | 'new'
  text: string
}

/** The words that stay, go and come: the longest common run of words decides. */
export function wordDiff(before: string, after: string): Word[] {
  const [old, now] = [before, after].map((text) => text.split(/\s+/).filter(Boolean)) as [string[], string[]]
  const longest = Array.from({ length: old.length + 1 }, () => new Array<number>(now.length + 1).fill(0))
  for (let a = old.length - 1; a >= 0; a--) {
    for (let b = now.length - 1; b >= 0; b--) longest[a]![b] = old[a] === now[b] ? longest[a + 1]![b + 1]! + 1 : Math.max(longest[a + 1]![b]!, longest[a]![b + 1]!)
  }
  const words: Word[] = []
  const add = (kind: Word['kind'], text: string) => {
    const last = words.at(-1)
    if (last?.kind === kind) last.text += ` ${text}`
    else words.push({ kind, text })
  }
  let [a, b] = [0, 0]
  while (a < old.length || b < now.length) {
    if (a < old.length && b < now.length && old[a] === now[b]) {
      add('same', old[a++]!)
      b++
    } else if (a < old.length && (b === now.length || longest[a + 1]![b]! >= longest[a]![b + 1]!)) add('old', old[a++]!)
    else add('new', now[b++]!)
  }
  return words
}
