import { useQuery, useQueryClient } from '@tanstack/react-query'
import { Link2 } from 'lucide-react'
import { useState } from 'react'
import { Button } from '@/ui/Button'
import { previewUrls } from './calls'
import { linkOffer } from './link-offer'
import { LinkUpdateDialog } from './LateLinkDialog'
import { counted } from './model'

/** After a connection: the links that the resume lacks can be looked at and added. Until then nothing changes. */
export function LinkOffer() {
  const { data: offer } = useQuery(linkOffer)
  const client = useQueryClient()
  const [open, setOpen] = useState(false)
  if (!offer) return null
  const keep = (next: typeof offer | null) => client.setQueryData(linkOffer.queryKey, next)
  const lookAgain = async () => {
    const next = await previewUrls('missing').catch(() => null)
    if (!next?.changes.length) setOpen(false)
    keep(next?.changes.length ? next : null)
  }
  return (
    <div role="group" aria-label="Links from your profiles" className="flex flex-wrap items-center gap-x-4 gap-y-3 rounded-xl bg-primary-soft px-5 py-4">
      <Link2 className="size-5 shrink-0 text-primary" aria-hidden />
      <p role="status" className="min-w-0 flex-1 basis-60 break-words">“{offer.resumeName}” doesn’t have {counted(offer.changes.length, 'link')} from your profiles. Nothing was changed.</p>
      <div className="flex gap-2">
        <Button size="sm" onClick={() => setOpen(true)}>Review</Button>
        <Button size="sm" variant="ghost" onClick={() => keep(null)}>Not now</Button>
      </div>
      {open && <LinkUpdateDialog key={offer.changes.map(({ id }) => id).join()} preview={offer} onOutdated={() => void lookAgain()} onClose={() => setOpen(false)} />}
    </div>
  )
}
