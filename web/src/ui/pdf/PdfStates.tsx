import { Skeleton } from '../Skeleton'

/** A page's worth of grey lines, in the proportions of a sheet. */
export function PdfSkeleton() {
  return (
    <div role="status" aria-label="Loading the document" className="grid aspect-[1/1.414] content-start gap-4 rounded-sm border bg-white p-[9%]">
      <Skeleton className="h-7 w-1/2 opacity-60 dark:invert" />
      {[90, 80, 95, 60, 0, 85, 92, 70, 0, 88, 75].map((width, index) => (
        <div key={index} style={{ width: `${width}%` }}>
          <Skeleton className="h-2.5 opacity-60 dark:invert" />
        </div>
      ))}
    </div>
  )
}

export function PdfFailure({ message = 'We can’t show this document here. Download it to see it.' }: { message?: string }) {
  return (
    <p role="alert" className="rounded-md border bg-surface p-6 text-center text-muted">
      {message}
    </p>
  )
}
