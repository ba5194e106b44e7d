import { paths } from '@/lib/paths'
import { useSession } from '@/session/SessionProvider'
import { ButtonLink } from '@/ui/Button'
import { confirmEmail } from './calls'
import { CardLink } from './CardLink'
import { LinkPage } from './LinkPage'

/** Confirms the address of an account, its present one or a new one. */
export default function ConfirmEmailPage() {
  const { user, refreshProfile } = useSession()
  const confirm = async (token: string) => {
    const { message } = await confirmEmail(token)
    // The screens ahead ask again where this fails.
    if (user) void refreshProfile().catch(() => undefined)
    return message
  }
  return (
    <LinkPage
      title="Confirm your email address"
      lead="Press the button to use this address with your account."
      action="Confirm address"
      onPress={confirm}
      next={user ? <ButtonLink to={paths.settings()}>Go to settings</ButtonLink> : <ButtonLink to={paths.login()}>Sign In</ButtonLink>}
      askAgain={<CardLink to={paths.settings()}>Ask for a new link in your settings</CardLink>}
    />
  )
}
