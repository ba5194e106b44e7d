import { useSearchParams } from 'react-router'
import { nextPlace } from '@/lib/places'
import { useHydrated } from '@/lib/use-hydrated'

/** Where signing in leads, for the link between the two screens of signing in. Pages rendered ahead do not know their query. */
export function useNext(): string | undefined {
  const [query] = useSearchParams()
  const hydrated = useHydrated()
  return hydrated ? (nextPlace(query) ?? undefined) : undefined
}
