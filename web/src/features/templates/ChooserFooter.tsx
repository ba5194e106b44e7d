import { ChevronDown, CircleAlert, CircleCheck, Eye, EyeOff } from 'lucide-react'
import { Button } from '@/ui/Button'
import { DownloadButton } from '@/ui/DownloadButton'
import { Menu } from '@/ui/Menu'
import { MenuItem, MenuPanel } from '@/ui/MenuPanel'
import { OTHER_FORMATS, PDF_FORMAT, type FileFormat } from './formats'
import type { Template } from './model'

interface Props {
  chosen: Template | null
  failure: string | null
  preview: 'unseen' | 'shown' | 'hidden'
  onPreview: () => void
  downloading: boolean
  onDownload: (format: FileFormat) => void
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
      <div className="flex flex-wrap items-center justify-end gap-3 max-sm:[&_button]:px-3">
        <div className="flex gap-3 max-sm:order-last max-sm:w-full max-sm:*:flex-1 max-sm:[&_button]:w-full">
          <Button variant="ghost" disabledReason={reason} onClick={onPreview}><Icon className="size-4.5" aria-hidden />{label}</Button>
          <Button variant="outline" disabledReason={reason} loading={keeping} onClick={onKeep}>Use this template</Button>
        </div>
        <Downloads reason={reason} busy={downloading} onDownload={onDownload} />
      </div>
    </div>
  )
}

/** The PDF at one press, the other formats behind it. */
function Downloads({ reason, busy, onDownload }: { reason: string | undefined; busy: boolean; onDownload: Props['onDownload'] }) {
  return (
    <div role="group" aria-label="Download" className="flex max-sm:w-full max-sm:*:first:flex-1">
      <DownloadButton busy={busy} disabledReason={reason} onClick={() => onDownload(PDF_FORMAT)} className="rounded-r-none max-sm:w-full">Download PDF</DownloadButton>
      <Menu
        side="top"
        label="Other formats"
        disabled={reason !== undefined}
        trigger={<ChevronDown className="size-4.5" aria-hidden />}
        triggerClassName="grid size-11 place-items-center rounded-r-md border-l border-on-primary/25 bg-primary text-on-primary transition-colors hover:bg-primary-hover disabled:cursor-not-allowed disabled:opacity-50"
      >
        <MenuPanel>
          {OTHER_FORMATS.map((format) => <MenuItem key={format.format} onSelect={() => !busy && onDownload(format)}>{format.label}</MenuItem>)}
        </MenuPanel>
      </Menu>
    </div>
  )
}
