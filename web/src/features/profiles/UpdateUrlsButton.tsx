import { useMutation } from '@tanstack/react-query'
import { RefreshCw } from 'lucide-react'
import { useState } from 'react'
import { createPortal } from 'react-dom'
import toast from 'react-hot-toast/headless'
import { messageOf } from '@/api/errors'
import { Button } from '@/ui/Button'
import { previewUrls } from './calls'
import { LinkUpdateDialog } from './LateLinkDialog'
import { useConnected } from './use-connected'
import { useLinkUpdate } from './use-link-update'
import type { LinkPreview } from './wire'

/** "Update URLs": the links of the connected profiles go into the resume saved last, once the user has seen what changes. */
export function UpdateUrlsButton({ hasResumes }: { hasResumes: boolean }) {
  const { github, linkedIn } = useConnected()
  const [preview, setPreview] = useState<LinkPreview | null>(null)
  const update = useLinkUpdate()
  const look = useMutation({
    mutationFn: () => previewUrls('all'),
    // Where nothing changes, nothing is asked.
    onSuccess: (found) => (found.changes.length > 0 ? setPreview(found) : update.mutate({})),
    onError: (error) => toast.error(messageOf(error, 'Failed to update resume URLs')),
  })
  const reason = !github && !linkedIn ? 'Connect GitHub or LinkedIn to update your links.' : !hasResumes ? 'You have no resume to update yet.' : undefined
  return (
    <>
      <Button size="sm" variant="ghost" disabledReason={reason} loading={look.isPending || (update.isPending && !preview)} onClick={() => look.mutate()}>
        <RefreshCw className="size-4" aria-hidden />
        Update URLs
      </Button>
      {/* Outside of the row of buttons, whose look on phones is not the dialog's. */}
      {preview && createPortal(<LinkUpdateDialog key={preview.changes.map(({ id }) => id).join()} preview={preview} onOutdated={() => look.mutate()} onClose={() => setPreview(null)} />, document.body)}
    </>
  )
}
