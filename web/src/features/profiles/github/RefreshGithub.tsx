import { useMutation } from '@tanstack/react-query'
import { RefreshCw } from 'lucide-react'
import toast from 'react-hot-toast/headless'
import { Button } from '@/ui/Button'
import { refreshGithub } from '../calls'
import { useProfileChange } from '../use-profile-change'
import { withWait } from './failures'

/** Asks GitHub what is new, while the page stays as it is. */
export function RefreshGithub() {
  const changed = useProfileChange()
  const refresh = useMutation({
    mutationFn: refreshGithub,
    onSuccess: async (github) => {
      toast.success('GitHub profile refreshed.')
      await changed({ github })
    },
    onError: async (error) => {
      toast.error(withWait(error))
      // A permission that was withdrawn shows as such from now on.
      await changed()
    },
  })
  return (
    <Button size="sm" variant="outline" loading={refresh.isPending} onClick={() => refresh.mutate()}>
      <RefreshCw className="size-4" aria-hidden />
      Refresh<span className="sr-only"> GitHub</span>
    </Button>
  )
}
