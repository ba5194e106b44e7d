import { messageOf } from '@/api/errors'

/** Says that the figures could not be read anew, and how old they are. */
export const OutOfDate = ({ error, since }: { error: Error; since: number }) => (
  <p role="alert" className="rounded-md bg-warning-soft px-4 py-3 text-sm font-medium text-warning">
    {messageOf(error)} These figures are from {new Date(since).toLocaleTimeString('en')}. We keep trying.
  </p>
)
