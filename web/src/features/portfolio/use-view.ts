import { useLocation, useSearchParams } from 'react-router'
import { useHydrated } from '@/lib/use-hydrated'

/** What a screen of the portfolio shows in front of it; the address says it, so that it survives a reload and a sign-in. */
export function useView() {
  const [query, setQuery] = useSearchParams()
  const { state } = useLocation() as { state: unknown }
  // Pages rendered ahead do not know their query.
  const hydrated = useHydrated()
  return {
    get: (name: string) => (hydrated ? query.get(name) : null),
    /** Shows something else; null leaves a parameter out. `replace` is for what Back should not lead to. */
    show: (changes: Record<string, string | null>, { replace = false } = {}) =>
      setQuery(
        (before) => {
          const next = new URLSearchParams(before)
          for (const [name, value] of Object.entries(changes)) {
            if (value === null) next.delete(name)
            else next.set(name, value)
          }
          return next
        },
        { replace, state, preventScrollReset: true },
      ),
  }
}

export type View = ReturnType<typeof useView>
