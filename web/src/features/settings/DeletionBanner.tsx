import { useState } from 'react'
import toast from 'react-hot-toast/headless'
import { messageOf } from '@/api/errors'
import { fullDate } from '@/lib/relative-time'
import { useSession } from '@/session/SessionProvider'
import { Button } from '@/ui/Button'
import { keepAccount } from './calls'

/** Says on every screen that the account is about to be deleted, and offers to keep it. */
export default function DeletionBanner({ deletionAt }: { deletionAt: string }) {
  const { signOut, replaceUser } = useSession()
  const [keeping, setKeeping] = useState(false)
  const keep = async () => {
    setKeeping(true)
    try {
      replaceUser(await keepAccount())
      toast.success('Your account stays.')
      // The button goes with the banner.
      document.getElementById('main')?.focus()
    } catch (error) {
      toast.error(messageOf(error))
      setKeeping(false)
    }
  }
  return (
    <section aria-label="Account deletion" className="border-b bg-warning-soft">
      <div className="wrap flex flex-wrap items-center justify-between gap-x-6 gap-y-3 py-3">
        <p role="alert" className="font-semibold">This account will be deleted on <time dateTime={deletionAt}>{fullDate(deletionAt)}</time>.</p>
        <div className="flex flex-wrap gap-2">
          <Button size="sm" loading={keeping} onClick={() => void keep()}>Keep my account</Button>
          <Button size="sm" variant="outline" busy={keeping} onClick={() => void signOut()}>Sign out</Button>
        </div>
      </div>
    </section>
  )
}
