import { MailOpen } from 'lucide-react'
import { useState } from 'react'
import { Button } from '@/ui/Button'
import { Card } from '@/ui/Card'
import { EmptyState } from '@/ui/EmptyState'
import { Breakable } from '../Breakable'
import { DataTable, type Column } from '../DataTable'
import { Day } from '../Day'
import type { Invitation } from '../model'
import { Withdraw } from './Withdraw'

const COLUMNS: [Column<Invitation>, ...Column<Invitation>[]] = [
  { name: 'Email', cell: ({ email }) => <span className="font-semibold"><Breakable>{email}</Breakable></span> },
  { name: 'Valid until', cell: ({ expiresAt }) => <Day at={expiresAt} /> },
]

/** Invitations that nobody has taken up, and the way to take them back. */
export function InvitationList({ invitations }: { invitations: readonly Invitation[] }) {
  const [asked, setAsked] = useState<Invitation | null>(null)
  return (
    <>
      <Card>
        {invitations.length === 0 ? (
          <EmptyState icon={<MailOpen className="size-6 text-primary" aria-hidden />} title="No open invitations" hint="People you invite show up here until they open their account." />
        ) : (
          <DataTable
            caption="Open invitations, newest first"
            columns={COLUMNS}
            rows={invitations}
            keyOf={({ id }) => id}
            actions={(invitation) => <Button size="sm" variant="outline" onClick={() => setAsked(invitation)}>Withdraw<span className="sr-only"> the invitation for {invitation.email}</span></Button>}
          />
        )}
      </Card>
      {asked && <Withdraw invitation={asked} onClose={() => setAsked(null)} />}
    </>
  )
}
