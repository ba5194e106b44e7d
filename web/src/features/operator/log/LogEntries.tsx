import { ScrollText } from 'lucide-react'
import { paths } from '@/lib/paths'
import { EmptyState } from '@/ui/EmptyState'
import { planText } from '../accounts/account-words'
import { Breakable } from '../Breakable'
import { DataTable, type Column } from '../DataTable'
import { inWords } from '../in-words'
import type { LogEntry, LogPage } from '../model'
import { PagedList } from '../PagedList'
import { Moment } from './Moment'

const ACTIONS: Partial<Record<string, string>> = {
  plan: 'Changed the plan',
  disable: 'Disabled the account',
  enable: 'Enabled the account',
  'reset-link': 'Made a reset link',
  invite: 'Made an invitation',
  'withdraw-invitation': 'Withdrew an invitation',
  'remove-job': 'Removed a job',
  operator: 'Made an operator',
  'no-operator': 'No longer an operator',
}

/** A plan as the log has it: "pro", "pro until 2031-03-03T12:00:00Z". */
const PLAN = /^(\w+)(?: until (\S+))?$/

/** What an entry says beside its action; plans as they are written elsewhere. */
function detailOf({ action, detail }: LogEntry): string {
  const [, plan, planUntil = null] = (action === 'plan' && PLAN.exec(detail)) || []
  return plan ? planText({ plan, planUntil }) : detail
}

/** Who acted: an address, or what is none, such as "command line". */
const whoOf = (operator: string) => (operator.includes('@') ? operator : inWords(operator))

const COLUMNS: [Column<LogEntry>, ...Column<LogEntry>[]] = [
  { name: 'Action', cell: ({ action }) => <span className="font-semibold lg:whitespace-nowrap">{ACTIONS[action] ?? inWords(action)}</span> },
  { name: 'Subject', cell: (entry) => <Subject entry={entry} /> },
  { name: 'Operator', cell: ({ operator }) => <Breakable>{whoOf(operator)}</Breakable> },
  { name: 'Time', cell: ({ at }) => <Moment at={at} /> },
]

const place = (page?: string) => paths.operator('log', { page })

/** A page of the log. */
export const LogEntries = ({ page }: { page: LogPage }) => (
  <PagedList of={page} entries={page.entries.length} to={place} empty={<EmptyState icon={<ScrollText className="size-6 text-primary" aria-hidden />} title="The log is empty" hint="Changes that operators make to accounts and invitations show up here." />}>
    <DataTable caption="What operators did, latest first" columns={COLUMNS} rows={page.entries} keyOf={({ id }) => id} />
  </PagedList>
)

function Subject({ entry }: { entry: LogEntry }) {
  const detail = detailOf(entry)
  return (
    <>
      <Breakable>{entry.subject || '–'}</Breakable>
      {detail && <span className="block text-muted"><Breakable>{detail}</Breakable></span>}
    </>
  )
}
