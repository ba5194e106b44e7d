import { Check, CircleAlert, CloudOff, RefreshCw } from 'lucide-react'
import type { ReactNode } from 'react'
import { cn } from '@/lib/cn'
import { Spinner } from '@/ui/Spinner'
import type { SaveStatus } from '../state/use-editor'

const ICON = 'size-4 shrink-0'

const FACES: Record<SaveStatus, { text: string; tone: string; icon: ReactNode }> = {
  saved: { text: 'Saved', tone: 'text-success', icon: <Check className={ICON} aria-hidden /> },
  unsaved: { text: 'Unsaved changes', tone: 'text-muted', icon: <span aria-hidden className="size-2 rounded-full bg-current" /> },
  saving: { text: 'Saving…', tone: 'text-muted', icon: <Spinner className={ICON} /> },
  retrying: { text: 'Not saved: trying again', tone: 'text-error', icon: <RefreshCw className={ICON} aria-hidden /> },
  offline: { text: 'Offline', tone: 'text-warning', icon: <CloudOff className={ICON} aria-hidden /> },
  invalid: { text: 'Not saved', tone: 'text-error', icon: <CircleAlert className={ICON} aria-hidden /> },
  refused: { text: 'Not saved', tone: 'text-error', icon: <CircleAlert className={ICON} aria-hidden /> },
  conflict: { text: 'Changed in another tab', tone: 'text-error', icon: <CircleAlert className={ICON} aria-hidden /> },
}

interface Props {
  status: SaveStatus
  /** How many fields keep the resume from being saved. */
  problems: number
  /** Shows the first of them. */
  onFix: () => void
  /** Asks again what to do about the other tab's version. */
  onConflict: () => void
}

/** Whether what is typed is stored, in words. */
export function SaveStateText({ status, problems, onFix, onConflict }: Props) {
  const { text, tone, icon } = FACES[status]
  const link = 'min-h-9 rounded-sm font-semibold text-primary underline underline-offset-2'
  return (
    <div className="flex min-w-0 items-center gap-2 text-sm">
      <p role="status" aria-label="Save state" className={cn('flex min-w-0 items-center gap-1.5 font-medium', tone)}>{icon}<span className="truncate">{text}</span></p>
      {(status === 'invalid' || status === 'refused') && problems > 0 && <button type="button" onClick={onFix} className={link}>{problems === 1 ? 'Fix 1 field' : `Fix ${problems} fields`}</button>}
      {status === 'conflict' && <button type="button" onClick={onConflict} className={link}>Decide</button>}
    </div>
  )
}
