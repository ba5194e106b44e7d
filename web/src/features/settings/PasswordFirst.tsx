import { paths } from '@/lib/paths'
import { Button } from '@/ui/Button'
import { Dialog } from '@/ui/Dialog'
import { Link } from '@/ui/Link'

/** The section of the settings where a password is set. */
const SECTION = 'password'

/** In place of fields that ask for a password the account does not have. */
export function PasswordNeeded({ onFollow }: { onFollow?: () => void }) {
  const follow = () => {
    onFollow?.()
    // Once the dialog has given the focus back.
    setTimeout(() => document.getElementById(`${SECTION}-title`)?.focus())
  }
  return (
    <p>
      You need a password for this. <Link to={`${paths.settings()}#${SECTION}`} onClick={follow} className="font-semibold text-primary underline underline-offset-4">Set a password</Link>
    </p>
  )
}

/** In place of such a dialog. */
export function PasswordFirst({ title, onClose }: { title: string; onClose: () => void }) {
  return <Dialog open onClose={onClose} title={title} footer={<Button variant="outline" onClick={onClose}>Close</Button>}><PasswordNeeded onFollow={onClose} /></Dialog>
}
