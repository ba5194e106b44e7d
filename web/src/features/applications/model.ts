import type { Schemas } from '@/api/client'

export type Application = Schemas['Application']
export type Status = Schemas['ApplicationStatus']

/** How far an application can come, in this order. */
export const STATUSES: readonly { value: Status; label: string }[] = [
  { value: 'saved', label: 'Saved' },
  { value: 'applied', label: 'Applied' },
  { value: 'interviewing', label: 'Interviewing' },
  { value: 'offer', label: 'Offer' },
  { value: 'rejected', label: 'Rejected' },
]

export const statusLabel = (status: string) => STATUSES.find(({ value }) => value === status)?.label ?? status
