import { useQuery } from '@tanstack/react-query'
import { Card } from '@/ui/Card'
import { invitationsQuery } from '../calls'
import { Loaded } from '../Loaded'
import { InvitationList } from './InvitationList'
import { InviteForm } from './InviteForm'

/** Who may open an account here, and who has not done so yet. */
export default function Invitations() {
  const query = useQuery(invitationsQuery)
  return (
    <>
      <Card as="section" aria-labelledby="invite-title" className="p-4 sm:p-6">
        <h2 id="invite-title" className="text-head">Invite someone</h2>
        <InviteForm />
      </Card>
      <section aria-labelledby="invitations-title" className="mt-3">
        <h2 id="invitations-title" className="mb-3 text-head">Open invitations</h2>
        <Loaded query={query} what="the invitations">{(invitations) => <InvitationList invitations={invitations} />}</Loaded>
      </section>
    </>
  )
}
