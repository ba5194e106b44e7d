import { TriangleAlert } from 'lucide-react'
import { Button } from './Button'

interface Props {
  title: string
  message: string
  onRetry: () => void
  retryLabel?: string
  /** The retry is under way. */
  retrying?: boolean
}

/** Loading failed: what happened, and the way out. */
export function ErrorState({ title, message, onRetry, retryLabel = 'Retry', retrying }: Props) {
  return (
    <div role="alert" className="flex flex-col items-center px-6 py-14 text-center">
      <span className="mb-4 grid size-14 place-items-center rounded-full bg-error-soft"><TriangleAlert className="size-6 text-error" aria-hidden /></span>
      <p className="font-display text-head font-bold">{title}</p>
      <p className="mt-1 max-w-sm text-muted">{message}</p>
      <Button className="mt-5" variant="outline" loading={retrying} onClick={onRetry}>{retryLabel}</Button>
    </div>
  )
}
