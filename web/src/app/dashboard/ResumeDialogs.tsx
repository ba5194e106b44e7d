import { useEffect, useEffectEvent, useState } from 'react'
import { useDiscardUpload } from '@/features/resumes/api/discard-upload'
import { useHistory } from '@/features/resumes/api/history'
import { usePendingResume } from '@/features/resumes/api/pending-resume'
import { ResumeDetailDialog } from '@/features/resumes/history/ResumeDetailDialog'
import { ScoreCardDialog } from '@/features/resumes/score/ScoreCardDialog'
import { useNotice } from '@/features/resumes/upload/use-notice'
import { ViewerDialog } from '@/features/resumes/viewer/ViewerDialog'
import { Share } from '@/features/share/Share'
import { lazyChunk } from '@/lib/lazy-chunk'
import { LateDialog } from '@/ui/LateDialog'
import type { ResumeView } from './use-dashboard-view'

const { Content: ReviewView } = lazyChunk(async () => ({ default: (await import('@/features/resumes/review/ReviewView')).ReviewView }))
const { Content: TemplateChooser } = lazyChunk(async () => ({ default: (await import('@/features/templates/TemplateChooser')).TemplateChooser }))

interface Props {
  view: { kind: ResumeView; resumeId: string; field: string | null }
  /** Shown for a moment: the upload went well. */
  notice: string | null
  /** Opens another dialog about the resume; the review at a field if one is named. */
  onShow: (view: ResumeView, field?: string) => void
  /** The same in place of this one. */
  onGoOn: (view: ResumeView) => void
  /** Another file is to be chosen in place of this one. */
  onUpload: () => void
  onClose: () => void
  /** The address names a resume that is not the user's, or not any more. */
  onLost: () => void
}

/** The resume that the address names: undefined while that is not known, null when there is none. Only a review can be about one that is not confirmed. */
function useNamedResume(kind: ResumeView, id: string) {
  const records = useHistory().data
  const pending = usePendingResume().data
  const found = records?.find((record) => record.id === id)
  if (found || kind !== 'review') return records && (found ?? null)
  if (pending?.id === id) return pending
  return records && pending !== undefined ? null : undefined
}

/** The dialogs about one resume. */
export function ResumeDialogs({ view: { kind, resumeId, field }, notice, onShow, onGoOn, onUpload, onClose, onLost }: Props) {
  const record = useNamedResume(kind, resumeId)
  const discardUpload = useDiscardUpload()
  const [justSaved, saySaved] = useNotice()
  const [leftOpen, setLeftOpen] = useState<{ resumeId: string; text: string | null } | null>(null)
  // A resume that was just thrown away is not looked for while the browser is on its way back.
  const [thrownAway, setThrownAway] = useState<string | null>(null)
  const lost = record === null && thrownAway !== resumeId
  const tellLost = useEffectEvent(onLost)
  useEffect(() => {
    if (lost) tellLost()
  }, [lost])
  if (!record || thrownAway === resumeId) return null

  const throwAway = () => {
    if (record.confirmed) return
    setThrownAway(record.id)
    void discardUpload(record)
  }

  switch (kind) {
    case 'detail':
      return <ResumeDetailDialog record={record} onClose={onClose} onView={() => onShow('file')} onEdit={() => onShow('review')} onScore={() => onShow('score')} onTemplates={() => onShow('templates')} onShare={() => onShow('share')} />
    case 'file':
      return <ViewerDialog record={record} onClose={onClose} />
    case 'review':
      return (
        <LateDialog title="Review Parsed Resume" onClose={onClose}>
          <ReviewView
            key={record.id}
            record={record}
            notice={notice}
            field={field}
            onSaved={(_, open) => {
              saySaved('Resume details saved successfully!')
              setLeftOpen({ resumeId: record.id, text: open })
              onGoOn('score')
            }}
            onDiscard={() => {
              throwAway()
              onClose()
            }}
            onOther={() => {
              throwAway()
              onUpload()
            }}
          />
        </LateDialog>
      )
    case 'score':
      return <ScoreCardDialog record={record} notice={justSaved} leftOpen={leftOpen?.resumeId === resumeId ? leftOpen.text : null} onClose={onClose} onEdit={(at) => onShow('review', at)} onTemplates={() => onShow('templates')} />
    case 'share':
      return <Share resumeId={record.id} resumeName={record.name} onClose={onClose} />
    case 'templates':
      return (
        <LateDialog title="Choose a Template" onClose={onClose}>
          <TemplateChooser resumeId={record.id} resumeName={record.name} onClose={onClose} />
        </LateDialog>
      )
  }
}
