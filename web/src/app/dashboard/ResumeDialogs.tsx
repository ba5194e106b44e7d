import { Suspense, useEffect, useEffectEvent } from 'react'
import { useHistory } from '@/features/resumes/api/history'
import { ResumeDetailDialog } from '@/features/resumes/history/ResumeDetailDialog'
import { ScoreCardDialog } from '@/features/resumes/score/ScoreCardDialog'
import { ViewerDialog } from '@/features/resumes/viewer/ViewerDialog'
import { lazyChunk } from '@/lib/lazy-chunk'
import { ChunkBoundary } from '@/ui/ChunkBoundary'
import { Dialog } from '@/ui/Dialog'
import { LostPart } from '@/ui/LostPart'
import type { ResumeView } from './use-dashboard-view'

const { Content: TemplateChooser } = lazyChunk(async () => ({ default: (await import('@/features/templates/TemplateChooser')).TemplateChooser }))

interface Props {
  view: { kind: ResumeView; resumeId: string }
  onShow: (view: ResumeView) => void
  onClose: () => void
  /** The address names a resume that is not the user's, or not any more. */
  onLost: () => void
}

/** The dialogs about one resume of the history. */
export function ResumeDialogs({ view: { kind, resumeId }, onShow, onClose, onLost }: Props) {
  const records = useHistory().data
  const record = records?.find(({ id }) => id === resumeId)
  const lost = records !== undefined && !record
  const tellLost = useEffectEvent(onLost)
  useEffect(() => {
    if (lost) tellLost()
  }, [lost])
  if (!record) return null

  switch (kind) {
    case 'detail':
      return <ResumeDetailDialog record={record} onClose={onClose} onView={() => onShow('file')} onScore={() => onShow('score')} onTemplates={() => onShow('templates')} />
    case 'file':
      return <ViewerDialog record={record} onClose={onClose} />
    case 'score':
      return <ScoreCardDialog record={record} onClose={onClose} />
    case 'templates':
      return (
        <ChunkBoundary fallback={(lost) => <Dialog open title="Choose a Template" onClose={onClose}><LostPart {...lost} /></Dialog>}>
          <Suspense fallback={null}>
            <TemplateChooser resumeId={record.id} resumeName={record.name} onClose={onClose} />
          </Suspense>
        </ChunkBoundary>
      )
  }
}
