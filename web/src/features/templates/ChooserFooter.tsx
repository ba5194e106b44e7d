import { CircleAlert, CircleCheck, Eye, EyeOff } from 'lucide-react'
import { Button } from '@/ui/Button'
import { FORMATS, type Format } from './formats'
import type { Template } from './model'

interface Props {
  chosen: Template | null
  failure: string | null
  preview: 'unseen' | 'shown' | 'hidden'
  onPreview: () => void
  downloading: Format | null
  onDownload: (format: (typeof FORMATS)[number]) => void
  keeping: boolean
  /** The design was just saved as the user's own. */
  kept: boolean
  onKeep: () => void
}

const PREVIEW_LABELS = { unseen: 'Preview Template', shown: 'Hide Preview', hidden: 'Show Preview' }

/** What can be done with the chosen design; without one every button says that one has to be chosen. */
export function ChooserFooter({ chosen, failure, preview, onPreview, downloading, onDownload, keeping, kept, onKeep }: Props) {
  const reason = chosen ? undefined : 'Choose a template first.'
  const label = chosen ? PREVIEW_LABELS[preview] : PREVIEW_LABELS.unseen
  const Icon = label === 'Hide Preview' ? EyeOff : Eye
  return (
    <div className="flex w-full flex-col gap-3">
      {failure && (
        <p role="alert" className="flex items-start gap-2.5 rounded-md bg-error-soft px-4 py-3 text-sm">
          <CircleAlert className="mt-0.5 size-4.5 shrink-0 text-error" aria-hidden />
          {failure}
        </p>
      )}
      {kept && chosen && !failure && (
        <p role="status" className="flex items-center gap-2.5 rounded-md bg-success-soft px-4 py-3 text-sm font-medium text-success">
          <CircleCheck className="size-4.5 shrink-0" aria-hidden />
          Saved. {chosen.name} is now your default template.
        </p>
      )}
      <div className="flex flex-wrap items-center gap-3">
        {chosen && (
          <div role="group" aria-label={`Download in ${chosen.name}`} className="flex max-w-full flex-wrap items-center gap-1.5 py-1 max-lg:w-full">
            <span className="mr-1 shrink-0 text-sm font-semibold text-muted">Download</span>
            {FORMATS.map((format) => (
              <Button key={format.format} size="sm" variant="light" className="px-3" loading={downloading === format.format} disabled={downloading !== null} onClick={() => onDownload(format)}>
                {format.label}
              </Button>
            ))}
          </div>
        )}
        <div className="ml-auto flex flex-wrap gap-3 max-sm:w-full max-sm:*:flex-1 max-sm:[&_button]:w-full max-sm:[&_button]:px-3">
          <Button variant="outline" disabledReason={reason} onClick={onPreview}><Icon className="size-4.5" aria-hidden />{label}</Button>
          <Button disabledReason={reason} loading={keeping} onClick={onKeep}>Use this template</Button>
        </div>
      </div>
    </div>
  )
}
