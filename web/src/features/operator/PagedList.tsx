import type { ReactNode } from 'react'
import { Card } from '@/ui/Card'
import { Pages } from './Pages'
import { PastTheEnd } from './PastTheEnd'

interface Props {
  of: { total: number; page: number; pages: number }
  /** How many entries this page has. */
  entries: number
  /** The address of a page; the first one has none of its own. */
  to: (page?: string) => string
  /** In place of a list without entries. */
  empty: ReactNode
  children: ReactNode
}

/** A page of a list, and the ways to the ones before and after. */
export function PagedList({ of: { total, page, pages }, entries, to, empty, children }: Props) {
  if (total === 0) return <Card>{empty}</Card>
  if (entries === 0) return <PastTheEnd first={to()} />
  return (
    <Card>
      {children}
      <Pages page={page} pages={pages} to={to} />
    </Card>
  )
}
