import { RefreshCw, WifiOff } from 'lucide-react'
import { useEffect, useRef, type ReactNode } from 'react'
import { useOffline } from '@/lib/connection'
import { browser } from '@/lib/reload'
import { Button } from '@/ui/Button'
import { keepOnTop } from '@/ui/top-layer'
import { useNewVersion } from './new-version'

/** Says that the browser is offline, or that this page is older than what the server has. It lies over the page: nothing moves when it comes or goes; a dialog can be scrolled past it. */
export default function ConnectionBar() {
  const offline = useOffline()
  const outdated = useNewVersion()
  const shown = offline || outdated
  const bar = useRef<HTMLDivElement>(null)
  useEffect(() => {
    document.documentElement.toggleAttribute('data-bar', shown)
    return shown ? keepOnTop(bar.current, { lasting: true }) : undefined
  }, [shown])
  return (
    <div ref={bar} role="status" popover={shown ? 'manual' : undefined} className="pointer-events-none fixed inset-x-0 top-auto bottom-(--foot,1rem) z-50 m-0 mx-auto w-fit max-w-[calc(100%-2rem)] overflow-visible border-0 bg-transparent p-0 text-ink">
      {offline && (
        <Pill icon={<WifiOff className="size-4.5 shrink-0" aria-hidden />}>
          <strong className="font-semibold">You are offline.</strong> You can save again once you’re back online.
        </Pill>
      )}
      {outdated && !offline && (
        <Pill icon={<RefreshCw className="size-4.5 shrink-0" aria-hidden />} action={<Button size="sm" variant="accent" className="pointer-events-auto" onClick={() => browser.reload()}>Reload</Button>}>
          <strong className="font-semibold">There is a new version.</strong> Reload the page to use it.
        </Pill>
      )}
    </div>
  )
}

function Pill({ icon, action, children }: { icon: ReactNode; action?: ReactNode; children: ReactNode }) {
  return (
    <div className="flex items-center gap-3 rounded-lg bg-secondary px-4 py-2.5 text-sm text-on-secondary shadow-float">
      {icon}
      <p>{children}</p>
      {action}
    </div>
  )
}
