import { useMutation } from '@tanstack/react-query'
import { RefreshCw } from 'lucide-react'
import toast from 'react-hot-toast/headless'
import { Button } from '@/ui/Button'
import { SocialIcon } from '@/ui/SocialIcon'
import { LINKEDIN_PORTABILITY, refreshLinkedIn } from '../calls'
import { withWait } from '../github/failures'
import { page } from '@/lib/leave'
import { Problem } from '../Problem'
import { useProfileChange } from '../use-profile-change'
import type { ConnectionState } from '../wire'

/** Has LinkedIn send the profile itself, which European law makes it offer to members there. */
export function FetchPane({ state }: { state: ConnectionState }) {
  return (
    <div className="grid max-w-prose content-start justify-items-start gap-4">
      <p className="text-sm text-muted">LinkedIn sends us your profile directly, without a file: your jobs, education, skills, projects and more. We don’t ask for your contacts or messages.</p>
      <p className="text-sm text-muted">LinkedIn offers this only to members in the European Economic Area and Switzerland. Everyone else gets the same from the data export.</p>
      {state === 'expired' && <p className="text-sm">LinkedIn no longer accepts your permission. What we fetched before is still here.</p>}
      {state === 'connected' ? <FetchAgain /> : <Button variant="secondary" onClick={() => page.leaveFor(LINKEDIN_PORTABILITY)}><SocialIcon name="linkedin" />{state === 'expired' ? 'Reconnect LinkedIn' : 'Fetch from LinkedIn'}</Button>}
    </div>
  )
}

function FetchAgain() {
  const changed = useProfileChange()
  const refresh = useMutation({
    mutationFn: refreshLinkedIn,
    onSuccess: async (linkedIn) => {
      toast.success('LinkedIn data imported.')
      await changed({ linkedIn })
    },
    // A permission that was withdrawn shows as such from now on.
    onError: () => changed(),
  })
  return (
    <>
      {refresh.error && <Problem>{withWait(refresh.error)}</Problem>}
      <Button variant="outline" loading={refresh.isPending} onClick={() => refresh.mutate()}><RefreshCw className="size-4" aria-hidden />Fetch again</Button>
    </>
  )
}
