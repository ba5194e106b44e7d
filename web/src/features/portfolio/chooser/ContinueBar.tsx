import { ArrowRight } from 'lucide-react'
import { Button } from '@/ui/Button'

/** The way on, always in sight: disabled until a design is chosen. */
export function ContinueBar({ label, chosen, onContinue }: { label: string; chosen: string | undefined; onContinue: () => void }) {
  return (
    <div className="sticky bottom-0 z-20 border-t bg-bg/95 backdrop-blur-sm">
      <div className="wrap flex flex-wrap items-center justify-between gap-x-6 gap-y-2 py-4">
        <p role="status" className="text-sm font-medium text-muted">{chosen ? `Selected: ${chosen}` : 'Nothing selected yet'}</p>
        <Button size="lg" disabled={!chosen} onClick={onContinue} className="max-sm:w-full">{label}<ArrowRight className="size-5" aria-hidden /></Button>
      </div>
    </div>
  )
}
