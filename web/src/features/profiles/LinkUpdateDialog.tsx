import { useId, useState } from 'react'
import { Badge } from '@/ui/Badge'
import { Button } from '@/ui/Button'
import { Dialog } from '@/ui/Dialog'
import { counted } from './model'
import { useLinkUpdate } from './use-link-update'
import type { LinkChange, LinkPreview } from './wire'

interface Props {
  preview: LinkPreview
  /** What is shown has changed on the server meanwhile. */
  onOutdated: () => void
  onClose: () => void
}

/** What the connected profiles would change about a resume's links, one by one; nothing is saved before it is confirmed. */
export default function LinkUpdateDialog({ preview, onOutdated, onClose }: Props) {
  const { resumeId, resumeName, changes, kept } = preview
  const [left, setLeft] = useState<string[]>([])
  const update = useLinkUpdate({ onDone: onClose, onOutdated })
  const take = changes.map(({ id }) => id).filter((id) => !left.includes(id))
  const toggle = (id: string) => setLeft(left.includes(id) ? left.filter((other) => other !== id) : [...left, id])
  return (
    <Dialog
      open
      size="lg"
      title="Update links"
      description={<>What changes in “{resumeName}”. The version you have now stays in its history.</>}
      onClose={onClose}
      footer={
        <>
          <p role="status" className="mr-auto self-center text-sm text-muted tabular-nums">{counted(take.length, 'link')} selected</p>
          <Button variant="outline" onClick={onClose}>Cancel</Button>
          <Button loading={update.isPending} loadingLabel="Updating…" disabledReason={take.length === 0 ? 'Select at least one link.' : undefined} onClick={() => update.mutate({ resumeId, take })}>Update Links</Button>
        </>
      }
    >
      <ul aria-label="Links that change" className="divide-y rounded-lg border">
        {changes.map((change) => <ChangeItem key={change.id} change={change} checked={!left.includes(change.id)} onToggle={() => toggle(change.id)} />)}
      </ul>
      {kept.length > 0 && <Kept links={kept} />}
    </Dialog>
  )
}

function ChangeItem({ change: { label, from, to }, checked, onToggle }: { change: LinkChange; checked: boolean; onToggle: () => void }) {
  const id = useId()
  return (
    <li className="flex gap-3 px-4 py-3.5">
      {/* The box is 20 px, its label 44 px. */}
      <label htmlFor={id} className="-m-3 grid size-11 shrink-0 cursor-pointer place-items-center">
        <input id={id} type="checkbox" checked={checked} onChange={onToggle} aria-label={label} aria-describedby={`${id}-about`} className="size-5 accent-primary" />
      </label>
      <div className="grid min-w-0 flex-1 gap-1 pl-2">
        <p className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1">
          <label htmlFor={id} className="min-w-0 cursor-pointer font-semibold break-words">{label}</label>
          <Badge tone={from === null ? 'success' : 'warning'}>{from === null ? 'New' : 'Changed'}</Badge>
        </p>
        <dl id={`${id}-about`} className="grid gap-0.5 text-sm">
          {from !== null && <Address term="Now" address={from} muted />}
          <Address term={from === null ? 'Adds' : 'After'} address={to} />
        </dl>
      </div>
    </li>
  )
}

const Address = ({ term, address, muted = false }: { term: string; address: string; muted?: boolean }) => (
  <div className="flex gap-2">
    <dt className="w-12 shrink-0 text-muted">{term}</dt>
    <dd className={muted ? 'min-w-0 break-all text-muted' : 'min-w-0 break-all'}>{address}</dd>
  </div>
)

const Kept = ({ links }: { links: LinkPreview['kept'] }) => (
  <section aria-label="Links that stay the same" className="mt-6">
    <h3 className="text-sm font-semibold">Stay the same</h3>
    <ul className="mt-2 grid gap-1 text-sm text-muted">
      {links.map(({ label, url }, index) => <li key={index} className="min-w-0 break-all">{label && `${label}: `}{url}</li>)}
    </ul>
  </section>
)
