import { FileClock, FileX } from 'lucide-react'
import type { ReactNode } from 'react'
import { cn } from '@/lib/cn'
import { relativeTime } from '@/lib/relative-time'
import { Button } from '@/ui/Button'
import type { ResumeRecord } from '../model'

interface Props {
  /** `readError` says why the file can never be read; null while it may be. */
  record: ResumeRecord & { readError?: string | null }
  onContinue: () => void
  onDiscard: () => void
  /** Throws the upload away and offers the choice of another file. */
  onOther: () => void
}

/** An upload that is not in the history yet: its review goes on from here, or, where the file could not be read, another one is chosen. */
export function PendingBanner({ record, onContinue, onDiscard, onOther }: Props) {
  const { originalName, readError, uploadedAt } = record
  if (readError) {
    return (
      <Banner label="Unreadable file" className="bg-error-soft" icon={<FileX className="size-6 shrink-0 text-error" aria-hidden />} fileName={originalName} text={<><strong className="font-semibold text-error">Could not be read.</strong> {readError}</>}>
        <Button size="sm" variant="ghost" onClick={onDiscard}>Discard</Button>
        <Button size="sm" onClick={onOther}>Choose another file</Button>
      </Banner>
    )
  }
  return (
    <Banner label="Unfinished review" className="bg-primary-soft" icon={<FileClock className="size-6 shrink-0 text-primary" aria-hidden />} fileName={originalName} text={`Uploaded ${relativeTime(uploadedAt).toLowerCase()}. Waiting for your review. We’ll delete it after 24 hours.`}>
      <Button size="sm" variant="ghost" onClick={onDiscard}>Discard</Button>
      <Button size="sm" onClick={onContinue}>Continue review</Button>
    </Banner>
  )
}

function Banner({ label, className, icon, fileName, text, children }: { label: string; className: string; icon: ReactNode; fileName: string; text: ReactNode; children: ReactNode }) {
  return (
    <section aria-label={label} className={cn('flex flex-wrap items-center gap-x-4 gap-y-3 px-4 py-4 not-[:has(~div)]:rounded-b-xl not-[:has(~div)]:border-b-0 sm:px-6', className)}>
      {icon}
      <p className="min-w-48 flex-1">
        <span className="block font-semibold break-words">{fileName}</span>
        <span className="text-sm text-muted">{text}</span>
      </p>
      <div className="flex gap-2 max-sm:w-full max-sm:justify-end">{children}</div>
    </section>
  )
}
