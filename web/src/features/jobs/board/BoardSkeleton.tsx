import { Skeleton } from '@/ui/Skeleton'

/** The list before its first jobs are known. */
export const ListSkeleton = () => (
  <div role="status" aria-busy aria-label="Loading jobs">
    <Skeleton className="mb-4 h-[1.4rem] w-44" />
    <div className="grid gap-4">{[0, 1, 2].map((card) => <SkeletonCard key={card} />)}</div>
  </div>
)

const SkeletonCard = () => (
  <div className="rounded-xl border bg-surface p-5 sm:p-6">
    <div className="flex gap-4">
      <Skeleton className="size-12 rounded-lg" />
      <div className="grid flex-1 gap-2.5"><Skeleton className="h-5 w-3/5" /><Skeleton className="w-2/5" /></div>
    </div>
    <Skeleton className="mt-4 w-4/5" />
    <div className="mt-5 grid gap-2.5"><Skeleton className="w-2/3" /><Skeleton className="w-3/4" /><Skeleton className="w-1/2" /></div>
    <div className="mt-6 flex gap-2.5"><Skeleton className="h-11 w-30 rounded-md" /><Skeleton className="h-11 w-34 rounded-md" /></div>
  </div>
)
