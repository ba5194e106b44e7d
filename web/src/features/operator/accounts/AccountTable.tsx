import { fileSize } from '@/lib/file-size'
import { Ago } from '../Ago'
import { DataTable, type Column } from '../DataTable'
import { Day } from '../Day'
import type { OperatorAccount } from '../model'
import { planEnd, planName } from './account-words'
import { AccountMenu } from './AccountMenu'
import { AccountName } from './AccountName'
import type { Task } from './AccountTask'

const COLUMNS: [Column<OperatorAccount>, ...Column<OperatorAccount>[]] = [
  { name: 'Account', cell: (account) => <AccountName account={account} /> },
  { name: 'Plan', cell: (account) => <Plan account={account} /> },
  { name: 'Storage', cell: ({ storedBytes }) => fileSize(storedBytes), numeric: true },
  { name: 'Created', cell: ({ createdAt }) => <Day at={createdAt} /> },
  { name: 'Last used', cell: ({ lastUsedAt }) => (lastUsedAt ? <Ago at={lastUsedAt} /> : 'Not signed in') },
]

/** Accounts, each with what can be done about it. */
export const AccountTable = ({ accounts, onTask }: { accounts: readonly OperatorAccount[]; onTask: (task: Task) => void }) => (
  <DataTable caption="Accounts, newest first" columns={COLUMNS} rows={accounts} keyOf={({ id }) => id} actions={(account) => <AccountMenu account={account} onTask={onTask} />} />
)

/** In one line where there is room, and otherwise in two. */
function Plan({ account }: { account: OperatorAccount }) {
  const end = planEnd(account)
  return <span className="lg:whitespace-nowrap">{planName(account)}{end && <> <span className="whitespace-nowrap text-muted">{end}</span></>}</span>
}
