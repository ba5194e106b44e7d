import { useKept } from '../use-kept'
import { UNDECIDED, type Decisions } from './selection'

/** A new resume that is not created yet. */
export interface Draft {
  name: string
  /** Null until one is picked: then it is the user's own. */
  templateId: string | null
  /** The resume it starts from; undefined for the one saved last, `none` for none. */
  base?: string
  decisions: Decisions
}

/** The draft, which survives a reload; `forget` once it is done. */
export function useResumeDraft() {
  const [draft, keep, forget] = useKept<Draft>('new-resume', { name: '', templateId: null, decisions: UNDECIDED })
  return { draft, change: (change: Partial<Draft>) => keep({ ...draft, ...change }), forget }
}
