import { useQuery } from '@tanstack/react-query'
import { Trash2 } from 'lucide-react'
import { useState } from 'react'
import { messageOf } from '@/api/errors'
import { paths } from '@/lib/paths'
import { ButtonLink } from '@/ui/Button'
import { Card } from '@/ui/Card'
import { EmptyState } from '@/ui/EmptyState'
import { ErrorState } from '@/ui/ErrorState'
import { Skeleton } from '@/ui/Skeleton'
import { trashQuery } from './calls'
import { DeleteForGood } from './DeleteForGood'
import { KEPT_DAYS, KINDS, type Trashed } from './model'
import { TrashItem } from './TrashItem'
import { useListFocus } from './use-list-focus'

const HEADING = 'trash-title'

/** `/trash`: what was deleted and can still be brought back. */
export default function TrashPage() {
  const { data, error, isFetching, refetch } = useQuery(trashQuery)
  useListFocus(data?.map(({ id }) => id), HEADING)
  return (
    <div className="wrap min-h-[calc(100dvh-4.5rem)] pt-6 pb-16 sm:pt-10 sm:pb-20">
      <div className="mx-auto grid max-w-3xl grid-cols-1 gap-5">
        <div>
          <h1 id={HEADING} tabIndex={-1} className="text-[1.75rem] leading-tight sm:text-[2rem]">Trash</h1>
          <p className="mt-1 text-muted">What you delete stays here for {KEPT_DAYS} days. Then it’s gone for good.</p>
        </div>
        {!data && !error && <Loading />}
        {!data && error && <Card><ErrorState title="We couldn’t load your trash" message={messageOf(error)} onRetry={() => void refetch()} retrying={isFetching} /></Card>}
        {data?.length === 0 && <Card><Empty /></Card>}
        {data && data.length > 0 && <Kinds items={data} />}
      </div>
    </div>
  )
}

const Loading = () => (
  <div role="status" aria-busy aria-label="Loading your trash" className="grid gap-3">
    {[0, 1, 2].map((row) => <Skeleton key={row} className="h-20 rounded-xl" />)}
  </div>
)

const Empty = () => (
  <EmptyState
    icon={<Trash2 className="size-6 text-primary" aria-hidden />}
    title="Your trash is empty"
    hint="Resumes, letters, portfolios and applications that you delete show up here."
    action={<ButtonLink to={paths.dashboard()}>Back to your dashboard</ButtonLink>}
  />
)

function Kinds({ items }: { items: Trashed[] }) {
  const [asked, setAsked] = useState<Trashed | null>(null)
  return (
    <>
      {KINDS.map(({ kind, name }) => ({ kind, name, own: items.filter((item) => item.kind === kind) })).filter(({ own }) => own.length > 0).map(({ kind, name, own }) => (
        <Card key={kind} as="section" aria-labelledby={`trash-${kind}`}>
          <h2 id={`trash-${kind}`} className="px-4 py-3.5 text-head sm:px-6">{name}</h2>
          <ul className="divide-y border-t">{own.map((item) => <TrashItem key={item.id} item={item} onDelete={() => setAsked(item)} />)}</ul>
        </Card>
      ))}
      <DeleteForGood item={asked} onClose={() => setAsked(null)} />
    </>
  )
}
