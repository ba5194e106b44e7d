import { useQuery } from '@tanstack/react-query'
import { useId, useState } from 'react'
import { messageOf } from '@/api/errors'
import { useTemplates } from '@/features/templates/api/templates'
import { useIsLocked } from '@/features/templates/use-is-locked'
import { Button } from '@/ui/Button'
import { ConfirmDialog } from '@/ui/ConfirmDialog'
import { Dialog } from '@/ui/Dialog'
import { ErrorState } from '@/ui/ErrorState'
import { Skeleton } from '@/ui/Skeleton'
import { shareQuery } from './calls'
import { SHARE_TITLE, startOf, type ShareProps } from './model'
import { ShareFields } from './ShareFields'
import { useShareForm } from './use-share-form'

/** Switches the public link of a resume on and off, and says what it shows to whom. */
export default function ShareDialog({ resumeId, resumeName, onClose }: ShareProps) {
  const share = useQuery(shareQuery(resumeId))
  const templates = useTemplates()
  const [link, designs] = [share.data, templates.data]
  const isLocked = useIsLocked()
  const sharing = useShareForm(resumeId, link && designs && startOf(link, designs, isLocked))
  const [asking, setAsking] = useState(false)
  const id = useId()
  const error = share.error ?? templates.error
  const retry = () => [share, templates].filter(({ isError }) => isError).forEach(({ refetch }) => void refetch())
  const closes = () => {
    if (sharing.busy) return false
    setAsking(sharing.isDirty)
    return !sharing.isDirty
  }
  const isReady = link !== undefined && designs !== undefined
  return (
    <>
      <Dialog
        open
        title={SHARE_TITLE}
        description={resumeName}
        onClose={onClose}
        beforeClose={closes}
        footer={
          isReady && (
            <>
              {/* Room for what it will say, so that the buttons stay where they are. */}
              <p role="status" className="min-h-5 w-full text-sm font-medium text-success sm:w-auto sm:min-w-0 sm:flex-1 sm:self-center">{sharing.said}</p>
              <Button variant="outline" busy={sharing.busy !== null} onClick={() => closes() && onClose()}>Close</Button>
              <Button type="submit" form={id} loading={sharing.busy === 'save'} busy={sharing.busy === 'switch'}>Save</Button>
            </>
          )
        }
      >
        {isReady && <ShareFields id={id} share={link} templates={designs} isLocked={isLocked} sharing={sharing} />}
        {!isReady && !error && <Loading />}
        {!isReady && error && <ErrorState title="We couldn’t load the public link" message={messageOf(error)} onRetry={retry} retrying={share.isFetching || templates.isFetching} />}
      </Dialog>
      <ConfirmDialog open={asking} title="Discard your changes?" confirmLabel="Discard" cancelLabel="Keep editing" onConfirm={onClose} onCancel={() => setAsking(false)}>
        What you changed here isn’t saved yet.
      </ConfirmDialog>
    </>
  )
}

const Loading = () => (
  <div role="status" aria-busy aria-label="Loading the public link" className="grid gap-5 pt-1">
    {[0, 1, 2, 3].map((row) => <Skeleton key={row} className="h-12" />)}
  </div>
)
