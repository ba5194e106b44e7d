import { FileClock } from 'lucide-react'
import { relativeTime } from '@/lib/relative-time'
import { Button } from '@/ui/Button'
import type { ResumeRecord } from '../model'

/** An upload whose review was left: it goes on from here, or is thrown away. */
export function PendingBanner({ record, onContinue, onDiscard }: { record: ResumeRecord; onContinue: () => void; onDiscard: () => void }) {
  return (
    <section aria-label="Unfinished review" className="flex flex-wrap items-center gap-x-4 gap-y-3 border-b bg-primary-soft px-5 py-4 sm:px-6">
      <FileClock className="size-6 shrink-0 text-primary" aria-hidden />
      <p className="min-w-48 flex-1">
        <span className="block font-semibold break-words">{record.originalName}</span>
        <span className="text-sm text-muted">Uploaded {relativeTime(record.uploadedAt).toLowerCase()}. Waiting for your review. We’ll delete it after 24 hours.</span>
      </p>
      <div className="flex gap-2">
        <Button size="sm" variant="ghost" onClick={onDiscard}>Discard</Button>
        <Button size="sm" onClick={onContinue}>Continue review</Button>
      </div>
    </section>
  )
}
