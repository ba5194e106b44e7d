import { useEffect, useRef, useState } from 'react'
import { ApiError } from '@/api/errors'
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
}

interface State {
  letter: Letter | null
  writing: boolean
  error: string | null
}

const IDLE: State = { letter: null, writing: false, error: null }

/** Writing of letters: the latest one, whether one is being written, and why the last try failed. */
export function useLetter({ counts, onWritten }: { counts: boolean; onWritten: () => void }) {
  const [state, setState] = useState(IDLE)
  const running = useRef<AbortController>(null)
  useEffect(() => () => running.current?.abort(), [])

  const write = async (request: Request) => {
    running.current?.abort()
    const controller = new AbortController()
    running.current = controller
    const isCurrent = () => running.current === controller && !controller.signal.aborted
    let text = ''
    const before = state.letter
    setState({ letter: null, writing: true, error: null })
    try {
      const { letter, ...written } = await writeLetter(request, {
        signal: controller.signal,
        onText: (piece) => {
          text += piece
          if (isCurrent()) setState({ letter: { id: null, text, engine: '', claims: [], doubts: [] }, writing: true, error: null })
        },
      })
      if (!isCurrent()) return
      setState({ letter: { ...written, text: letter }, writing: false, error: null })
      if (counts) await countLetter().catch(() => undefined)
      onWritten()
    } catch (error) {
      if (isCurrent()) setState({ letter: before, writing: false, error: sentence(error) })
    }
  }

  return {
    ...state,
    write: (request: Request) => void write(request),
    show: (letter: Letter | null) => setState({ letter, writing: false, error: null }),
    edit: (text: string) => setState((now) => (now.letter ? { ...now, letter: { ...now.letter, text } } : now)),
  }
}

/** The specified sentence; who asks too often learns how long to wait. */
const sentence = (error: unknown) => (error instanceof ApiError && (error.status === 429 || error.status === 422) ? `${FAILED} ${error.message}` : FAILED)
