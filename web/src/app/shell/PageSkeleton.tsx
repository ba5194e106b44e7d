import { Skeleton } from '@/ui/Skeleton'

/** Stands where a screen will be while its code loads. */
export const PageSkeleton = () => (
  <div role="status" aria-label="Loading" className="wrap min-h-[calc(100dvh-4.5rem)] py-10">
    <Skeleton className="h-11 w-80 max-w-full" />
    <Skeleton className="mt-4 h-5 w-120 max-w-full" />
    <Skeleton className="mt-10 h-72 w-full rounded-xl" />
  </div>
)
