import { messageOf } from '@/api/errors'
import { paths } from '@/lib/paths'
import { Button } from '@/ui/Button'
import { AccountCard } from './AccountCard'
import { CardLink } from './CardLink'
import { FormError } from './FormError'
import { isLinkExpired } from './messages'
import { RegisterForm } from './RegisterForm'
import { useInvitation, useRegistrationMode } from './use-invitation'
import { useLinkToken } from './use-link-token'
import { useNext } from './use-next'
import { OtherWays } from './ways/OtherWays'

/** Creating an account, as far as the server takes new ones. */
export default function RegisterPage() {
  const invitation = useLinkToken('invitation')
  return invitation ? <WithInvitation token={invitation} /> : <WithoutInvitation />
}

const TITLE = 'Create your account'

function SignInInstead() {
  const next = useNext()
  return <>Already have an account? <CardLink to={paths.login({ next })}>Sign in</CardLink></>
}

function WithoutInvitation() {
  const mode = useRegistrationMode()
  if (mode === 'closed') {
    return (
      <AccountCard title="Registration is closed" lead={<SignInInstead />}>
        <p className="mt-6">No new accounts can be created here at the moment.</p>
      </AccountCard>
    )
  }
  if (mode === 'invite') {
    return (
      <AccountCard title="By invitation only" lead={<SignInInstead />}>
        <p className="mt-6">You need an invitation to create an account here. If you have one, open its link.</p>
        <p className="mt-4">No invitation yet? <CardLink to={paths.contact()}>Contact us</CardLink></p>
      </AccountCard>
    )
  }
  return (
    <AccountCard title={TITLE} lead={<SignInInstead />}>
      <RegisterForm />
      <OtherWays forNewcomers />
    </AccountCard>
  )
}

function WithInvitation({ token }: { token: string }) {
  const { invitation, retry } = useInvitation(token)
  return (
    <AccountCard title={TITLE} lead={<SignInInstead />}>
      {invitation.state === 'loading' && <p role="status" className="mt-6 text-muted">Checking your invitation…</p>}
      {invitation.state === 'failed' && <Unusable error={invitation.error} onRetry={retry} />}
      {invitation.state === 'valid' && <RegisterForm invited={{ token, email: invitation.email }} />}
    </AccountCard>
  )
}

/** Where an invitation cannot be used: asked for again where it is too old, looked up again where the call failed. */
function Unusable({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  return (
    <div className="mt-6 grid justify-items-start gap-5">
      <FormError>{messageOf(error)}</FormError>
      {isLinkExpired(error) ? <CardLink to={paths.contact()}>Ask for a new invitation</CardLink> : <Button variant="outline" onClick={onRetry}>Try again</Button>}
    </div>
  )
}
