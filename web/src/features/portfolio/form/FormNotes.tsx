import { Lightbulb } from 'lucide-react'
import type { ReactNode } from 'react'
import { useLocation } from 'react-router'
import { paths } from '@/lib/paths'
import { Button } from '@/ui/Button'
import { Link } from '@/ui/Link'

interface Props {
  isGuest: boolean
  /** How many fields profile and resume filled. */
  filled: number
  hasResume: boolean
  restored: boolean
  onClearFilled: () => void
  onStartOver: () => void
}

/** Where the contents of a form come from, and what happens to them. */
export function FormNotes({ isGuest, filled, hasResume, restored, onClearFilled, onStartOver }: Props) {
  const { pathname, search } = useLocation()
  const source = hasResume ? 'your profile and your latest resume' : 'your profile'
  return (
    <>
      {isGuest && (
        <Note>
          <p className="min-w-0 flex-1">You can fill in the form now. <Link to={paths.login({ next: pathname + search })} className="font-semibold text-primary underline underline-offset-4">Sign in</Link> before you submit it. We’ll keep what you typed.</p>
        </Note>
      )}
      {filled > 0 && (
        <Note action={<Button size="sm" variant="ghost" onClick={onClearFilled}>Clear</Button>}>
          We filled in {filled === 1 ? '1 field' : `${filled} fields`} from {source}. Please check them.
        </Note>
      )}
      {restored && (
        <Note action={<Button size="sm" variant="ghost" onClick={onStartOver}>Start over</Button>}>We kept what you filled in last time.</Note>
      )}
    </>
  )
}

function Note({ action, children }: { action?: ReactNode; children: ReactNode }) {
  return (
    <div role="status" className="flex flex-wrap items-center gap-x-3 gap-y-1 rounded-lg bg-primary-soft px-4 py-3 text-sm">
      <Lightbulb className="size-5 shrink-0 text-primary" aria-hidden />
      <div className="min-w-48 flex-1">{children}</div>
      {action && <div className="ml-auto">{action}</div>}
    </div>
  )
}
