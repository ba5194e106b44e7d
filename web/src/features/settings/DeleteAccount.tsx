import toast from 'react-hot-toast/headless'
import { fullDate } from '@/lib/relative-time'
import { useSession, useUser } from '@/session/SessionProvider'
import { deleteAccount } from './calls'
import { PasswordDialog } from './PasswordDialog'

/** How long the toast stays that says when the account goes, in milliseconds. */
const READING_TIME = 12_000

/** Asks for the password before an account is deleted, and says what follows. */
export default function DeleteAccount({ onClose }: { onClose: () => void }) {
  const { signOut } = useSession()
  const confirm = async (password: string) => {
    const { deletionAt } = await deleteAccount(password)
    toast.success(`Your account will be deleted on ${fullDate(deletionAt)}. Sign in before then to keep it.`, { duration: READING_TIME })
    void signOut()
  }
  return <PasswordDialog onClose={onClose} tone="danger" title="Delete your account?" description={<Consequences />} confirmLabel="Delete account" onConfirm={confirm} />
}

function Consequences() {
  const { email } = useUser()
  return (
    <>
      Your account <span className="font-medium break-all text-ink">{email}</span> and everything in it will be deleted in 7 days, and you’ll be signed out everywhere. Until then you can bring it back: sign in and choose “Keep my account”. After that it’s gone for good.
    </>
  )
}
