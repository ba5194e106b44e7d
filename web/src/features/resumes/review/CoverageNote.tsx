import { TriangleAlert } from 'lucide-react'
import { Button } from '@/ui/Button'
import { useOpenWork, useReview } from './review-context'
import { LOW_COVERAGE } from './unplaced'

/** Says that much of the document is in no field, for as long as that is not decided. */
export function CoverageNote({ coverage }: { coverage: number | null }) {
  const { goTo } = useReview()
  const { lines } = useOpenWork()
  if (coverage === null || coverage >= LOW_COVERAGE || lines.length === 0) return null
  return (
    <div role="note" className="flex flex-wrap items-center gap-x-4 gap-y-2 rounded-md bg-warning-soft px-4 py-3 text-sm">
      <TriangleAlert className="size-4.5 shrink-0 text-warning" aria-hidden />
      <p className="min-w-48 flex-1">
        <strong className="font-semibold">We placed {Math.floor(coverage * 100)}% of your resume.</strong> Look at the lines under “Other”.
      </p>
      <Button size="sm" variant="outline" onClick={() => goTo('unplaced')}>Show them</Button>
    </div>
  )
}
