import { Mailbox } from 'lucide-react'
import { paths } from '@/lib/paths'
import { EmptyState } from '@/ui/EmptyState'
import { Ago } from '../Ago'
import { Breakable } from '../Breakable'
import { counted } from '../counted'
import { DataTable, type Column } from '../DataTable'
import { inWords } from '../in-words'
import type { Subscriber, SubscriberPage } from '../model'
import { PagedList } from '../PagedList'
import { SaveSubscribers } from './SaveSubscribers'

const COLUMNS: [Column<Subscriber>, ...Column<Subscriber>[]] = [
  { name: 'Email', cell: ({ email }) => <span className="font-semibold"><Breakable>{email}</Breakable></span> },
  { name: 'List', cell: ({ list }) => <span className="whitespace-nowrap">{inWords(list)}</span> },
  { name: 'Subscribed', cell: ({ createdAt }) => <Ago at={createdAt} /> },
]

const place = (page?: string) => paths.operator('subscribers', { page })

/** A page of the subscribers; all of them also as a file. */
export const SubscriberList = ({ page }: { page: SubscriberPage }) => (
  <>
    {page.total > 0 && (
      <div className="flex flex-wrap items-center justify-between gap-3">
        <p className="text-sm text-muted tabular-nums">{counted(page.total, 'subscription')}</p>
        <SaveSubscribers />
      </div>
    )}
    <PagedList of={page} entries={page.subscribers.length} to={place} empty={<EmptyState icon={<Mailbox className="size-6 text-primary" aria-hidden />} title="No subscribers yet" hint="People who ask for news, or for early access, show up here." />}>
      <DataTable caption="Subscribers, newest first" columns={COLUMNS} rows={page.subscribers} keyOf={({ list, email }) => `${list} ${email}`} />
    </PagedList>
  </>
)
