import { cn } from '@/lib/cn'
import { Skeleton } from '@/ui/Skeleton'
import { CHIPS, DESK, GRID } from './GalleryCard'

/** About as wide as the chips that come. */
const CHIP_WIDTHS = ['w-13', 'w-29', 'w-23', 'w-24', 'w-25', 'w-22', 'w-28', 'w-22', 'w-25']
const CARDS = 8

/** The gallery before its designs are known; also what a pre-rendered page shows. */
export const GallerySkeleton = () => (
  <div role="status" aria-busy aria-label="Loading templates">
    <div className={cn('flex flex-wrap gap-2', CHIPS)}>
      {CHIP_WIDTHS.map((width, index) => <Skeleton key={index} className={cn('h-9 rounded-full', width)} />)}
    </div>
    <Skeleton className="mt-5 h-5 w-40" />
    <div className={GRID}>{Array.from({ length: CARDS }, (_, index) => <SkeletonCard key={index} />)}</div>
  </div>
)

const SkeletonCard = () => (
  <div className="overflow-hidden rounded-xl border bg-surface">
    <div className={DESK}><Skeleton className="aspect-[893/1263] h-auto" /></div>
    <div className="grid gap-3 p-5">
      <Skeleton className="w-1/3" />
      <Skeleton className="h-5 w-2/3" />
      <Skeleton />
      <Skeleton className="w-4/5" />
      <Skeleton className="mt-2 h-11 rounded-md" />
    </div>
  </div>
)
