import { Check, CloudDownload, FileArchive, FileText, Minus } from 'lucide-react'
import { relativeTime } from '@/lib/relative-time'
import { cn } from '@/lib/cn'
import { SECTION_NAMES } from '../model'
import type { LinkedInImport, LinkedInProfile } from '../wire'
import { HOLDINGS_TITLE } from './holdings'

/** Every section with what it holds, and the files it came from. */
export function WhatIsThere({ profile: { holds, imports, profile } }: { profile: LinkedInProfile }) {
  const lacking = holds.some(({ count }) => count === 0)
  const onlyPdf = imports.length > 0 && imports.every(({ source }) => source === 'pdf')
  return (
    <section aria-labelledby={HOLDINGS_TITLE} className="grid grid-cols-1 gap-4">
      <div>
        <h3 id={HOLDINGS_TITLE} tabIndex={-1} className="outline-none font-sans text-base font-semibold">What we have from LinkedIn</h3>
        {profile?.headline && <p className="text-sm text-muted">{profile.headline}</p>}
      </div>
      <ul className="grid grid-cols-2 gap-2 sm:grid-cols-3">
        {holds.map(({ section, count }) => (
          <li key={section} className={cn('flex items-center gap-2 rounded-md border px-3 py-2 text-sm max-sm:gap-1.5 max-sm:px-2 max-sm:text-[0.8125rem]', count > 0 ? 'bg-surface' : 'border-dashed bg-bg text-muted')}>
            {count > 0 ? <Check className="size-4 shrink-0 text-success" aria-hidden /> : <Minus className="size-4 shrink-0" aria-hidden />}
            <span className="min-w-0 flex-1 truncate">{SECTION_NAMES[section]}</span>
            {count > 0 ? <span className="font-semibold tabular-nums">{count}</span> : <span className="max-sm:sr-only">none</span>}
          </li>
        ))}
      </ul>
      {lacking && <p className="text-sm text-muted">{onlyPdf ? 'LinkedIn’s PDF leaves out part of your profile. The data export brings the rest.' : imports.length === 0 ? 'Import your profile PDF or your data export to fill these in.' : 'What is missing may not be on your LinkedIn profile. You can add it there, or in your resume.'}</p>}
      {imports.length > 0 && <ul aria-label="Imported files" className="grid grid-cols-1 gap-2">{imports.map((one) => <ImportedFile key={one.source} file={one} />)}</ul>}
    </section>
  )
}

const ICONS = { zip: FileArchive, pdf: FileText, fetched: CloudDownload }

function ImportedFile({ file: { source, fileName, importedAt, notes } }: { file: LinkedInImport }) {
  const Icon = ICONS[source]
  return (
    <li className="rounded-md bg-sunken px-4 py-2.5 text-sm">
      <p className="flex flex-wrap items-center gap-x-2">
        <Icon className="size-4 shrink-0 text-muted" aria-hidden />
        <span className="min-w-0 font-semibold break-all">{fileName || 'Fetched from LinkedIn'}</span>
        <span className="text-muted">imported {relativeTime(importedAt).toLowerCase()}</span>
      </p>
      {notes.length > 0 && (
        <details className="mt-1">
          <summary className="inline-flex min-h-9 items-center font-medium text-primary">{notes.length === 1 ? '1 note' : `${notes.length} notes`}</summary>
          <ul className="list-disc pl-5 text-muted">{notes.map((note) => <li key={note}>{note}</li>)}</ul>
        </details>
      )}
    </li>
  )
}
