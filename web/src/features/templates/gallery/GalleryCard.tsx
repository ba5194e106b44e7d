import { Download } from 'lucide-react'
import { Badge } from '@/ui/Badge'
import { Button } from '@/ui/Button'
import { Card } from '@/ui/Card'
import { PremiumMark } from '../marks'
import type { Template } from '../model'
import { countOf } from './catalogue'
import { RatingLine } from './RatingLine'

/** Below 640 px the chips are one line that scrolls, out to the edges of the window. */
export const CHIPS = 'mt-7 max-sm:-mx-5 max-sm:flex-nowrap max-sm:overflow-x-auto max-sm:scroll-px-5 max-sm:px-5 max-sm:py-1 max-sm:[scrollbar-width:none] max-sm:*:shrink-0'
export const GRID = 'mt-4 grid grid-cols-1 gap-5 sm:grid-cols-2 md:grid-cols-3 xl:grid-cols-4'
/** The desk that a sheet lies on; on a phone the sheet is cut off below its middle. */
export const DESK = 'relative overflow-hidden border-b bg-sunken px-5 pt-5 max-sm:h-80 sm:pb-5'
/** Size of the pictures in `/templates/previews`, in pixels. */
const PREVIEW = { width: 893, height: 1263 }
/** So many cards are in sight, or nearly, when the page opens: their pictures are asked for at once. */
const AT_ONCE = 4

interface Props {
  template: Template
  /** Its place on the page, from 0. */
  index: number
  onView: () => void
}

/** One design: what it looks like, what it is called, what its users made of it. All of it can be clicked. */
export function GalleryCard({ template, index, onView }: Props) {
  const { name, category, description, previewImage, tier, isPopular, isNew, rating, downloads } = template
  return (
    <Card as="li" className="group relative flex flex-col overflow-hidden transition-[border-color,box-shadow] duration-150 hover:border-line-strong hover:shadow-float">
      <div className={DESK}>
        <img
          src={previewImage}
          alt={`A sample resume in ${name}`}
          {...PREVIEW}
          loading={index < AT_ONCE ? 'eager' : 'lazy'}
          decoding="async"
          className="h-auto w-full rounded-sm bg-paper shadow-card transition-[translate] duration-200 ease-out group-hover:-translate-y-1"
        />
        <div className="absolute right-3 bottom-3 flex gap-1.5">
          {isPopular && <Badge tone="primary" className="shadow-card">Popular</Badge>}
          {isNew && <Badge tone="success" className="shadow-card">New</Badge>}
        </div>
      </div>
      <div className="flex flex-1 flex-col p-5">
        <div className="flex min-h-7 items-center justify-between gap-2 text-sm text-muted">
          <p>{category}</p>
          {tier === 'premium' && <PremiumMark />}
        </div>
        <h2 className="mt-1 text-[1.1875rem] leading-snug tracking-[-0.01em]">{name}</h2>
        <p className="mt-1.5 mb-4 text-sm text-muted">{description}</p>
        <div className="mt-auto flex flex-wrap items-center justify-between gap-x-3 gap-y-1 text-sm text-muted">
          <RatingLine rating={rating} />
          <p className="flex items-center gap-1.5 tabular-nums"><Download className="size-4 shrink-0" aria-hidden />{countOf(downloads, 'download')}</p>
        </div>
        <Button variant="outline" onClick={onView} className="mt-4 w-full static! after:absolute after:inset-0">View Template<span className="sr-only"> {name}</span></Button>
      </div>
    </Card>
  )
}
