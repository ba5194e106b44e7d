import { ExternalLink } from 'lucide-react'
import { CopyButton } from '@/ui/CopyButton'
import { Field } from '@/ui/Field'
import { viewsText } from './model'

/** Where the public page is, and how often it was looked at. */
export function PublicAddress({ url, views }: { url: string; views: number }) {
  return (
    <div className="grid gap-1">
      <Field label="Link" readOnly value={url} onFocus={({ target }) => target.select()} />
      <div className="flex flex-wrap items-center gap-x-2">
        <CopyButton text={url} variant="outline" />
        <a href={url} target="_blank" rel="noreferrer" className="inline-flex min-h-11 items-center gap-2 rounded-md px-3 text-sm font-semibold text-primary underline-offset-4 hover:underline"><ExternalLink className="size-4" aria-hidden />Open<span className="sr-only"> (opens in a new tab)</span></a>
        <p className="ml-auto text-sm text-muted tabular-nums">{viewsText(views)}</p>
      </div>
    </div>
  )
}
