import { useState } from 'react'
import { messageOf } from '@/api/errors'
import { cn } from '@/lib/cn'
import { useUser } from '@/session/SessionProvider'
import { Dialog } from '@/ui/Dialog'
import { ErrorState } from '@/ui/ErrorState'
import { useChooseTemplate } from './api/choose-template'
import { useRenderedDownload } from './api/render'
import { useTemplates } from './api/templates'
import { ChooserFooter } from './ChooserFooter'
import type { Template } from './model'
import { TemplateGrid, TemplateGridSkeleton } from './TemplateGrid'
import { TemplatePreview } from './TemplatePreview'

interface Props {
  resumeId: string
  resumeName: string
  onClose: () => void
}

/** Picks the design of a resume: looks at it, downloads it in any format, keeps it. The one kept earlier is chosen from the start. */
export function TemplateChooser({ resumeId, resumeName, onClose }: Props) {
  const templates = useTemplates()
  const current = useUser().selectedTemplate
  const [picked, setPicked] = useState<Template | null>(null)
  const [previewing, setPreviewing] = useState(false)
  const [previewed, setPreviewed] = useState(false)
  const keep = useChooseTemplate()
  const download = useRenderedDownload(resumeId)
  const chosen = picked ?? templates.data?.find(({ id }) => id === current) ?? null
  const failed = keep.error ?? download.error

  const choose = (template: Template) => {
    setPicked(template)
    keep.reset()
    download.reset()
  }
  const togglePreview = () => {
    setPreviewing(!previewing)
    setPreviewed(true)
  }
  const showing = chosen !== null && previewing

  return (
    <Dialog
      open
      size="full"
      title="Choose a Template"
      description={`Choose a design for “${resumeName}”.`}
      onClose={onClose}
      footer={
        <ChooserFooter
          chosen={chosen}
          failure={failed && messageOf(failed)}
          preview={previewing ? 'shown' : previewed ? 'hidden' : 'unseen'}
          onPreview={togglePreview}
          downloading={download.isPending}
          onDownload={({ format, type }) => chosen && download.mutate({ template: chosen.id, format, type })}
          keeping={keep.isPending}
          kept={keep.isSuccess}
          onKeep={() => chosen && keep.mutate(chosen)}
        />
      }
    >
      <div className={cn('grid h-full min-h-0 grid-cols-1 gap-6', showing && 'lg:grid-cols-[15rem_minmax(0,1fr)] xl:grid-cols-[17rem_minmax(0,1fr)]')}>
        <div className={cn('relative -m-1.5 min-h-0 overflow-y-auto p-1.5', showing && 'max-lg:hidden')}>
          {templates.isPending && <TemplateGridSkeleton />}
          {templates.isError && <ErrorState title="We couldn’t load the templates" message={messageOf(templates.error)} onRetry={() => void templates.refetch()} retrying={templates.isFetching} />}
          {templates.data && <TemplateGrid resumeId={resumeId} templates={templates.data} chosen={chosen?.id ?? null} current={current ?? null} narrow={showing} onChoose={choose} />}
        </div>
        {showing && <TemplatePreview resumeId={resumeId} template={chosen} />}
      </div>
    </Dialog>
  )
}
