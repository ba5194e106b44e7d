import { Download } from 'lucide-react'
import { saveBlob } from '@/lib/save-file'
import { Button } from '@/ui/Button'
import { Card } from '@/ui/Card'
import { Ago } from '../Ago'
import { Breakable } from '../Breakable'
import { counted } from '../counted'
import { DataTable, type Column } from '../DataTable'
import { inWords } from '../in-words'
import type { Subscriber } from '../model'
import { csv } from './csv'

const FILE_NAME = 'subscribers.csv'
const HEADS = ['List', 'Email', 'Subscribed']

const COLUMNS: [Column<Subscriber>, ...Column<Subscriber>[]] = [
  { name: 'Email', cell: ({ email }) => <span className="font-semibold"><Breakable>{email}</Breakable></span> },
  { name: 'List', cell: ({ list }) => <span className="whitespace-nowrap">{inWords(list)}</span> },
  { name: 'Subscribed', cell: ({ createdAt }) => <Ago at={createdAt} /> },
]

/** All subscribers, also as a file for a spreadsheet or a mailing program. */
export function SubscriberList({ subscribers }: { subscribers: readonly Subscriber[] }) {
  const save = () => saveBlob(new Blob([csv([HEADS, ...subscribers.map(({ list, email, createdAt }) => [list, email, createdAt])])], { type: 'text/csv' }), FILE_NAME)
  return (
    <>
      <div className="flex flex-wrap items-center justify-between gap-3">
        <p className="text-sm text-muted tabular-nums">{counted(subscribers.length, 'subscription')}</p>
        <Button size="sm" variant="outline" onClick={save}><Download className="size-4.5" aria-hidden />Save as CSV</Button>
      </div>
      <Card><DataTable caption="Subscribers, newest first" columns={COLUMNS} rows={subscribers} keyOf={({ list, email }) => `${list} ${email}`} /></Card>
    </>
  )
}
