import { useState } from 'react'
import { get } from 'react-hook-form'
import { openQuestions, type Read } from './open-questions'
import type { ReviewForm } from './form-model'

/** An entry of a list, also of one inside an additional section. */
const ENTRY = /^(?:additional\.\d+\.items|\w+)\.\d+(?=\.)/

/** More would make a badly read resume hundreds of fields long; "Next" opens the others when their turn comes. */
const OPEN_AT_START = 3

/** The first entries in which something is to be checked, by where they were read. */
function firstMarked(form: ReviewForm, read: Read): ReadonlySet<string> {
  const sources = openQuestions(form, read).map(({ path }) => {
    const entry = ENTRY.exec(path)?.[0]
    const holder: unknown = entry === undefined ? undefined : get(form, entry)
    return (holder as { source?: string | null } | undefined)?.source
  })
  return new Set([...new Set(sources.filter((source) => typeof source === 'string'))].slice(0, OPEN_AT_START))
}

/** Which entries show all their fields: at first the first ones with marks and those that were added, then as the user wants it. */
export function useOpenEntries(form: ReviewForm, read: Read) {
  const [atStart] = useState(() => firstMarked(form, read))
  const [chosen, setChosen] = useState<ReadonlyMap<string, boolean>>(new Map())
  return {
    isOpen: (entry: string) => chosen.get(entry) ?? (entry.startsWith('added ') || atStart.has(entry)),
    setOpen: (entry: string, open: boolean) => setChosen((before) => new Map(before).set(entry, open)),
  }
}
