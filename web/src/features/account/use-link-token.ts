import { useSearchParams } from 'react-router'
import { useHydrated } from '@/lib/use-hydrated'

/** The token of a link from an email: '' where the link has none, undefined while the page that was rendered ahead does not know. */
export function useLinkToken(name = 'token'): string | undefined {
  const [query] = useSearchParams()
  const hydrated = useHydrated()
  return hydrated ? (query.get(name)?.trim() ?? '') : undefined
}
