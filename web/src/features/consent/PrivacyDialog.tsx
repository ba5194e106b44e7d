import { useId, useState } from 'react'
import { paths } from '@/lib/paths'
import { useSession } from '@/session/SessionProvider'
import { Button } from '@/ui/Button'
import { Link } from '@/ui/Link'
import { choose, hasChosen, type PrivacyChoice } from './choice'

const CHOICES: { choice: PrivacyChoice; label: string }[] = [
  { choice: 'accept_all', label: 'Accept all' },
  { choice: 'accept_necessary', label: 'Necessary only' },
  { choice: 'reject_all', label: 'Reject all' },
]

/** Asks once, beside the page: it covers nothing that is needed and takes no focus. */
export default function PrivacyDialog() {
  const { user } = useSession()
  const [open, setOpen] = useState(() => !hasChosen())
  const title = useId()
  if (!open) return null
  const decide = (choice: PrivacyChoice) => {
    choose(choice, user !== null)
    setOpen(false)
  }
  return (
    <div role="dialog" aria-labelledby={title} className="fixed inset-x-3 bottom-3 z-40 mx-auto max-w-3xl animate-enter rounded-xl border bg-surface p-5 shadow-float sm:p-6">
      <h2 id={title} className="text-head">Your privacy choices</h2>
      <p className="mt-1.5 text-sm text-muted">
        There are no trackers here. This browser keeps what the app needs, such as your sign-in and what you typed but did not save. Read our <Link to={paths.privacy()} className="underline hover:text-ink">privacy policy</Link> and
        what is stored under <Link to={paths.cookies()} className="underline hover:text-ink">cookies</Link>.
      </p>
      <div className="mt-4 grid gap-2.5 sm:grid-cols-3">
        {CHOICES.map(({ choice, label }) => <Button key={choice} variant="outline" onClick={() => decide(choice)}>{label}</Button>)}
      </div>
    </div>
  )
}
