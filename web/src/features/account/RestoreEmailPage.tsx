import { paths } from '@/lib/paths'
import { useSession } from '@/session/SessionProvider'
import { ButtonLink } from '@/ui/Button'
import { restoreEmail } from './calls'
import { CardLink } from './CardLink'
import { LinkPage } from './LinkPage'

/** Takes back the address that an account had before, for whoever did not change it themselves. Ends every session. */
export default function RestoreEmailPage() {
  const { forget } = useSession()
  const restore = async (token: string) => {
    const { message } = await restoreEmail(token)
    forget()
    return message
  }
  return (
    <LinkPage
      title="Restore your email address"
      lead="Your account gets its previous address back, and every device is signed out."
      action="Restore address"
      onPress={restore}
      next={<ButtonLink to={paths.forgotPassword()}>Set a new password</ButtonLink>}
      askAgain={<CardLink to={paths.contact()}>Contact us</CardLink>}
    />
  )
}
