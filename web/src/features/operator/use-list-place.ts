import { useSearchParams } from 'react-router'

/** Highest page that is asked for: what is longer is a slip. */
const PAGE = /^[1-9]\d{0,5}$/

/** What a list shows, as the address says it: what is searched for, and which page. */
export function useListPlace() {
  const [search] = useSearchParams()
  const page = search.get('page') ?? ''
  return { query: search.get('query')?.trim() ?? '', page: PAGE.test(page) ? Number(page) : 1 }
}
