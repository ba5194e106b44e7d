import { useSearchParams } from 'react-router'
import { useHydrated } from '@/lib/use-hydrated'

/** A value kept in the address, so that a filtered list can be shared and Back works. Pages rendered ahead show everything. */
export function useFilter(name: string): [string | null, (value: string | null) => void] {
  const [search, setSearch] = useSearchParams()
  const hydrated = useHydrated()
  const choose = (value: string | null) => setSearch(value === null ? {} : { [name]: value }, { preventScrollReset: true })
  return [hydrated ? search.get(name) : null, choose]
}
