import { CircleAlert, CircleCheck, Info } from 'lucide-react'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { resolveValue, useToaster, type DefaultToastOptions, type Toast } from 'react-hot-toast/headless'
import { cn } from '@/lib/cn'
import { Spinner } from './Spinner'
import { keepOnTop } from './top-layer'

/** How long a toast stays, in milliseconds. At most 20 are kept: the library's own limit. */
const TOAST_TIMES = {
  duration: 4000,
  success: { duration: 3000 },
  error: { duration: 4000 },
  loading: { duration: Infinity },
} satisfies DefaultToastOptions

const ICONS = {
  success: <CircleCheck className="size-5 shrink-0 text-success" aria-hidden />,
  error: <CircleAlert className="size-5 shrink-0 text-error" aria-hidden />,
  loading: <Spinner className="size-5 text-primary" />,
  blank: <Info className="size-5 shrink-0 text-primary" aria-hidden />,
  custom: null,
}

/** Top right, below the header and the menus that open from it; while a dialog stands there below its header, so that it can be closed, and on a small screen at its foot, so that its title can be read. Times and queue come from react-hot-toast/headless; the markup is ours, so nothing is injected into <style>. */
export function Toaster() {
  const { toasts, handlers } = useToaster(TOAST_TIMES)
  const area = useRef<HTMLDivElement>(null)
  const pause = usePause(handlers)
  const newest = toasts[0]?.id
  useEffect(() => (newest === undefined ? undefined : keepOnTop(area.current)), [newest])
  return (
    // eslint-disable-next-line jsx-a11y/no-static-element-interactions, jsx-a11y/click-events-have-key-events -- they only stop the clock, and start it again
    <div ref={area} popover="manual" className="pointer-events-none fixed inset-auto top-22 right-4 m-0 max-w-[calc(100%-2rem)] flex-col items-end gap-2 overflow-visible border-0 bg-transparent p-0 open:flex in-[:root:has(header_[role=menu])]:top-64 in-[:root:has(#mobile-menu)]:top-auto in-[:root:has(#mobile-menu)]:bottom-4 lg:in-[:root:has(dialog[open])]:top-(--head) max-lg:in-[:root:has(dialog[open])]:top-auto max-lg:in-[:root:has(dialog[open])]:bottom-(--foot) max-lg:in-[:root:has(dialog[open])[data-bar]]:mb-20" onMouseEnter={() => pause.point(true)} onMouseLeave={() => pause.point(false)} onFocus={() => pause.focus(true)} onBlur={() => pause.focus(false)} onClick={pause.end}>
      {toasts.map((toast) => <ToastCard key={toast.id} toast={toast} />)}
    </div>
  )
}

/** The clock stands still while a toast is pointed at or has the focus. A press ends that: what was pressed goes, and may not say that it is left. */
function usePause({ startPause, endPause }: ReturnType<typeof useToaster>['handlers']) {
  const [pointed, point] = useState(false)
  const [focused, focus] = useState(false)
  const held = pointed || focused
  const start = useEffectEvent(startPause)
  const stop = useEffectEvent(endPause)
  useEffect(() => {
    if (!held) return
    start()
    return () => stop()
  }, [held])
  const end = () => {
    point(false)
    focus(false)
  }
  return { point, focus, end }
}

function ToastCard({ toast }: { toast: Toast }) {
  return (
    <div
      {...toast.ariaProps}
      inert={!toast.visible}
      className={cn(
        'pointer-events-auto flex max-w-[350px] items-center gap-3 rounded-lg border bg-surface px-4 py-3 text-sm font-medium shadow-float transition-opacity duration-200',
        toast.visible ? 'opacity-100 animate-enter' : 'opacity-0',
      )}
    >
      {ICONS[toast.type]}
      <span className="min-w-0 flex-1 break-words">{resolveValue(toast.message, toast)}</span>
    </div>
  )
}
