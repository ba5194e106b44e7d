import { ExternalLink } from 'lucide-react'
import { CopyButton } from '@/ui/CopyButton'
import type { Deploy } from './use-deploy'
import { DomainNote } from './DomainNote'

/** Where the published site is. */
export function LiveNote({ live, isNew }: { live: NonNullable<Deploy['live']>; isNew: boolean }) {
  const { url, deployment } = live
  return (
    <>
      <div role="status" className="rounded-lg bg-success-soft px-4 py-3.5 text-sm">
        <p className="font-semibold">{isNew ? 'Your portfolio is live!' : 'This portfolio is live. Deploy it again after a change.'}</p>
        <p className="mt-0.5 break-all text-muted">{url}</p>
        <div className="mt-2.5 flex flex-wrap items-center gap-x-1 gap-y-2">
          <a href={url} target="_blank" rel="noreferrer" className="inline-flex h-9 items-center gap-2 rounded-md bg-success px-3.5 font-semibold text-on-strong hover:brightness-92">View Live Site<ExternalLink className="size-4" aria-hidden /><span className="sr-only">(opens in a new tab)</span></a>
          <CopyButton text={url} label="Copy URL" />
        </div>
      </div>
      {deployment?.domain && <DomainNote id={deployment._id} domain={deployment.domain} />}
    </>
  )
}
