import { ArrowLeft, ArrowRight, Grip, Trash2 } from 'lucide-react'
import { useState, type DragEvent } from 'react'
import { cn } from '@/lib/cn'
import { controlLook } from '@/ui/field-parts'
import { IconButton } from '@/ui/IconButton'
import type { Picture } from './draft'
import { SourceImage } from './SourceImage'

/** Longest description and group of an image, in characters. */
const MAX = { alt: 200, group: 40 } as const

interface Props {
  picture: Picture
  /** Its place, from 0. */
  at: number
  count: number
  /** The id of the list of groups that are in use. */
  groups: string
  onChange: (changed: Partial<Pick<Picture, 'alt' | 'group'>>) => void
  onMove: (to: number, by: 'earlier' | 'later') => void
  onRemove: () => void
  onDrag: () => void
  onDrop: () => void
}

/** One image of the list: what it looks like, what it shows, and where it stands. */
export function ImageItem({ picture, at, count, groups, onChange, onMove, onRemove, onDrag, onDrop }: Props) {
  const [over, setOver] = useState(false)
  const name = `image ${at + 1}`
  const allow = (event: DragEvent) => {
    // A file from outside belongs to the place for files.
    if (event.dataTransfer.types.includes('Files')) return
    event.preventDefault()
    setOver(true)
  }
  const drop = (event: DragEvent) => {
    if (event.dataTransfer.types.includes('Files')) return
    event.preventDefault()
    setOver(false)
    onDrop()
  }
  const start = (event: DragEvent) => {
    event.dataTransfer.effectAllowed = 'move'
    event.dataTransfer.setData('text/plain', name)
    onDrag()
  }
  return (
    // eslint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- dragging is a shortcut for the buttons inside
    <li data-key={picture.key} onDragOver={allow} onDragLeave={() => setOver(false)} onDrop={drop} className={cn('flex gap-3 rounded-lg border bg-bg p-3 transition-colors', over && 'border-primary bg-primary-soft')}>
      {/* eslint-disable-next-line jsx-a11y/no-static-element-interactions -- as above */}
      <div draggable={count > 1} onDragStart={start} className={cn('relative shrink-0 self-start', count > 1 && 'cursor-grab active:cursor-grabbing')}>
        <SourceImage source={picture.source} className="h-32 w-24 rounded-md sm:w-28" />
        <span aria-hidden className="absolute top-1.5 left-1.5 inline-flex h-6 items-center rounded-sm bg-secondary px-1.5 text-sm font-semibold text-on-secondary tabular-nums">{count > 1 && <Grip className="-ml-1 size-4" />}{at + 1}</span>
      </div>
      <div className="flex min-w-0 flex-1 flex-col gap-2">
        <input aria-label={`What ${name} shows`} placeholder="What does it show?" maxLength={MAX.alt} value={picture.alt} onChange={({ target }) => onChange({ alt: target.value })} className={controlLook(undefined, 'h-11 px-3!')} />
        <input aria-label={`Group of ${name} (optional)`} placeholder="Group (optional)" list={groups} maxLength={MAX.group} value={picture.group} onChange={({ target }) => onChange({ group: target.value })} className={controlLook(undefined, 'h-11 px-3!')} />
        <div className="-mb-1.5 -ml-2.5 flex">
          <IconButton data-action="earlier" label={`Move ${name} earlier`} disabled={at === 0} onClick={() => onMove(at - 1, 'earlier')}><ArrowLeft aria-hidden /></IconButton>
          <IconButton data-action="later" label={`Move ${name} later`} disabled={at === count - 1} onClick={() => onMove(at + 1, 'later')}><ArrowRight aria-hidden /></IconButton>
          <IconButton data-action="remove" label={`Remove ${name}`} tone="danger" onClick={onRemove} className="ml-auto"><Trash2 aria-hidden /></IconButton>
        </div>
      </div>
    </li>
  )
}
