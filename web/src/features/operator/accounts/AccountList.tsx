import { Users } from 'lucide-react'
import { useState } from 'react'
import { paths } from '@/lib/paths'
import { ButtonLink } from '@/ui/Button'
import { Card } from '@/ui/Card'
import { EmptyState } from '@/ui/EmptyState'
import { counted } from '../counted'
import type { AccountPage } from '../model'
import { Pages } from '../Pages'
import { PastTheEnd } from '../PastTheEnd'
import { AccountTable } from './AccountTable'
import { AccountTask, type Task } from './AccountTask'

/** A page of the accounts, and what is done about one of them. */
export function AccountList({ page: { accounts, total, page, pages }, query }: { page: AccountPage; query: string }) {
  const [task, setTask] = useState<Task | null>(null)
  const to = (target?: string) => paths.operator(undefined, { query: query || undefined, page: target })
  if (total === 0) return <Card><NoAccounts query={query} /></Card>
  if (accounts.length === 0) return <PastTheEnd first={to()} />
  return (
    <>
      <p role="status" className="-mb-2 text-sm text-muted tabular-nums">{counted(total, 'account')}{query && ` matching “${query}”`}</p>
      <Card>
        <AccountTable accounts={accounts} onTask={setTask} />
        <Pages page={page} pages={pages} to={to} />
      </Card>
      {task && <AccountTask task={task} onClose={() => setTask(null)} />}
    </>
  )
}

const icon = <Users className="size-6 text-primary" aria-hidden />

const NoAccounts = ({ query }: { query: string }) =>
  query ? (
    <EmptyState icon={icon} title="No accounts found" hint={<span className="wrap-anywhere">No name or email contains “{query}”.</span>} action={<ButtonLink to={paths.operator()}>Show all accounts</ButtonLink>} />
  ) : (
    <EmptyState icon={icon} title="No accounts yet" hint="Invite the first person." action={<ButtonLink to={paths.operator('invitations')}>Invite someone</ButtonLink>} />
  )
