import { useMutation } from '@tanstack/react-query'
import { RefreshCw } from 'lucide-react'
import toast from 'react-hot-toast/headless'
import { messageOf } from '@/api/errors'
import { Button } from '@/ui/Button'
import { counted } from './model'
import { useConnected } from './use-connected'
import { useLinkUpdate } from './use-link-update'

/** "Update URLs": the links of the connected profiles go into the resume saved last. */
export function UpdateUrlsButton({ hasResumes }: { hasResumes: boolean }) {
  const { github, linkedIn } = useConnected()
  const updateLinks = useLinkUpdate()
  const update = useMutation({
    mutationFn: () => updateLinks('all'),
    onSuccess: ({ resumeName, changed }) => toast.success(<>Resume URLs updated successfully!<span className="block font-normal text-muted">{resumeName}: {changed.length === 0 ? 'all links were up to date' : `${counted(changed.length, 'link', 'links')} changed`}</span></>),
    onError: (error) => toast.error(messageOf(error, 'Failed to update resume URLs')),
  })
  const reason = !github && !linkedIn ? 'Connect GitHub or LinkedIn to update your links.' : !hasResumes ? 'You have no resume to update yet.' : undefined
  return (
    <Button size="sm" variant="ghost" disabledReason={reason} loading={update.isPending} onClick={() => update.mutate()}>
      <RefreshCw className="size-4" aria-hidden />
      Update URLs
    </Button>
  )
}
