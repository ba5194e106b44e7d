import { useEffect, useEffectEvent, useMemo, useRef, useState } from 'react'
import { useSession } from '@/session/SessionProvider'
import type { User } from '@/session/user'
import { fieldsOf, type Flow } from '../flows'
import type { PortfolioDetail } from '../wire'
import { draftOf, emptyDraft, isEmptyDraft, type Draft } from './draft'
import { KeptDraft } from './kept-draft'
import { prefilled } from './prefill'

/** Pause after a change before the draft is kept, in milliseconds. */
const PAUSE_MS = 400

interface State {
  draft: Draft
  /** The fields that profile and resume filled. */
  filled: string[]
  /** What stands here was typed before the form was left. */
  restored: boolean
}

const keyOf = (user: User | null, flow: Flow, id: string | undefined) => `${user?.id ?? 'guest'}/${id ?? flow.id}`

/** What a visitor typed before signing in becomes the user's. */
async function takenFromGuest(flow: Flow, own: KeptDraft): Promise<Draft | undefined> {
  const guest = new KeptDraft(keyOf(null, flow, undefined))
  const draft = await guest.read()
  if (draft) await own.write(draft)
  await guest.remove()
  return draft
}

/** What stands in a form: a kept draft, else the stored portfolio, else what profile and resume know. Null until it is known. */
export function useDraftForm(flow: Flow, portfolio: PortfolioDetail | undefined) {
  const { user, refreshProfile } = useSession()
  const [state, setState] = useState<State | null>(null)
  const key = keyOf(user, flow, portfolio?._id)
  const kept = useMemo(() => new KeptDraft(key), [key])
  const touched = useRef(new Set<string>())
  /** Whether something changed that is not kept yet. */
  const changed = useRef(false)
  const isNew = portfolio === undefined

  const fresh = () => (portfolio ? draftOf(portfolio) : emptyDraft(flow.timeline?.length))
  const fill = (draft: Draft, known: User | null) => (isNew && known ? prefilled(flow, draft, known, touched.current) : { draft, filled: [] })
  const find = useEffectEvent(async () => (await kept.read()) ?? (user && isNew ? takenFromGuest(flow, kept) : undefined))
  const begin = useEffectEvent((own: Draft | undefined) => {
    setState((now) => now ?? (own ? { draft: own, filled: [], restored: true } : { ...fill(fresh(), user), restored: false }))
    return own === undefined && user !== null && isNew
  })
  const fillAgain = useEffectEvent((known: User) =>
    setState((now) => {
      if (!now) return now
      const { draft, filled } = fill(now.draft, known)
      return filled.length ? { ...now, draft, filled: [...now.filled, ...filled] } : now
    }),
  )
  const newest = useEffectEvent(() => refreshProfile())
  useEffect(() => {
    // What the browser stored about the user may be older than the latest resume.
    const start = async (own: Draft | undefined) => {
      if (begin(own)) fillAgain(await newest())
    }
    find().then(start).catch(() => undefined)
  }, [])

  const keep = useEffectEvent(() => {
    if (!changed.current || !state) return
    changed.current = false
    void (isEmptyDraft(state.draft) ? kept.remove() : kept.write(state.draft))
  })
  useEffect(() => {
    const timer = setTimeout(() => keep(), PAUSE_MS)
    return () => clearTimeout(timer)
  }, [state])
  useEffect(() => () => keep(), [])

  const change = (name: string, changes: (draft: Draft) => Partial<Draft>) => {
    touched.current.add(name)
    changed.current = true
    setState((now) => now && { ...now, draft: { ...now.draft, ...changes(now.draft) } })
  }
  const forget = async () => {
    changed.current = false
    await kept.remove()
  }
  const startOver = async () => {
    await forget()
    touched.current.clear()
    setState({ ...fill(fresh(), user), restored: false })
  }
  const clearFilled = () => {
    const filled = new Set(state?.filled)
    const open = new Set(fieldsOf(flow).flatMap(({ name }) => (filled.has(name) && !touched.current.has(name) ? [name] : [])))
    change('', ({ values, timeline }) => ({
      values: Object.fromEntries(Object.entries(values).filter(([name]) => !open.has(name))),
      timeline: timeline.map((entry, at) => (filled.has(`timeline-${at}`) && !touched.current.has(`timeline-${at}`) ? emptyDraft(1).timeline[0]! : entry)),
    }))
    setState((now) => now && { ...now, filled: [] })
  }
  return { state, change, forget, startOver: () => void startOver(), clearFilled }
}
