import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { ApiError } from '@/api/errors'
import { tabStorage } from '@/lib/storage'
import { countLetter, writeLetter } from './calls'
import { FAILED, type Claim, type Request } from './model'

export interface Letter {
  /** Under which id it is kept; null for guests. */
  id: string | null
  text: string
  engine: string
  claims: Claim[]
  /** What a model wrote that stands in no source. */
  doubts: string[]
  /** What else there is to know of it. */
  note?: string | null
  /** Whether the user changed it. */
  edited?: boolean
}

interface State {
  letter: Letter | null
  /** The letter that the last one replaced, when the user had changed it. */
  previous: Letter | null
  writing: boolean
  error: string | null
}

const IDLE: State = { letter: null, previous: null, writing: false, error: null }

/** Where the tab keeps a letter that no account keeps. */
const KEY = 'vitae.letter'

/** Writing of letters: the latest one, whether one is being written, and why the last try failed. */
export function useLetter({ counts, onWritten }: { counts: boolean; onWritten: () => void }) {
  const [state, setState] = useState(IDLE)
  const running = useRef<AbortController>(null)
  useEffect(() => () => running.current?.abort(), [])
  useTabLetter(state, (letter) => setState((now) => (now.letter || now.writing ? now : { ...IDLE, letter })))

  const write = async (request: Request) => {
    running.current?.abort()
    const controller = new AbortController()
    running.current = controller
    const isCurrent = () => running.current === controller && !controller.signal.aborted
    let text = ''
    const before = state.letter
    const previous = before?.edited ? before : null
    setState({ ...IDLE, writing: true })
    try {
      const { letter, ...written } = await writeLetter(request, {
        signal: controller.signal,
        onText: (piece) => {
          text += piece
          if (isCurrent()) setState({ ...IDLE, letter: { id: null, text, engine: '', claims: [], doubts: [] }, writing: true })
        },
      })
      if (!isCurrent()) return
      setState({ ...IDLE, letter: { ...written, text: letter }, previous })
      if (counts) await countLetter().catch(() => undefined)
      onWritten()
    } catch (error) {
      if (isCurrent()) setState({ ...IDLE, letter: before, error: sentence(error) })
      else if (running.current === controller) setState({ ...IDLE, letter: before })
    }
  }

  return {
    ...state,
    write: (request: Request) => void write(request),
    stop: () => running.current?.abort(),
    show: (letter: Letter | null) => setState({ ...IDLE, letter }),
    edit: (text: string) => setState((now) => (now.letter ? { ...now, letter: { ...now.letter, text, edited: true } } : now)),
  }
}

/** A letter that no account keeps stays with the tab. */
function useTabLetter({ letter, writing }: State, onKept: (letter: Letter) => void) {
  const show = useEffectEvent(onKept)
  useEffect(() => {
    const kept = tabStorage().getItem(KEY)
    if (kept) show(JSON.parse(kept) as Letter)
  }, [])
  useEffect(() => {
    if (writing || !letter) return
    if (letter.id === null) tabStorage().setItem(KEY, JSON.stringify(letter))
    else tabStorage().removeItem(KEY)
  }, [letter, writing])
}

/** The specified sentence; who asks too often learns how long to wait. */
const sentence = (error: unknown) => (error instanceof ApiError && (error.status === 429 || error.status === 422) ? `${FAILED} ${error.message}` : FAILED)
