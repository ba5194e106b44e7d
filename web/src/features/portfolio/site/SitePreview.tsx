import { Laptop, Smartphone } from 'lucide-react'
import { useLayoutEffect, useRef, useState } from 'react'
import { cn } from '@/lib/cn'
import { previewAddress } from '../calls'

/** Widths in which a page can be looked at, in pixels. */
const WINDOWS = { desktop: { width: 1280, Icon: Laptop, label: 'Desktop' }, phone: { width: 390, Icon: Smartphone, label: 'Phone' } } as const

type Kind = keyof typeof WINDOWS

/** Below this width of the window a page is looked at as on a phone first. */
const SMALL = 640

/** The page as visitors will see it, on a large screen or a small one, scaled to the room there is. */
export function SitePreview({ id, name }: { id: string; name?: string }) {
  const [kind, setKind] = useState<Kind>(() => (window.innerWidth < SMALL ? 'phone' : 'desktop'))
  const { width } = WINDOWS[kind]
  const { room, ref } = useRoom()
  const scale = room.width ? Math.min(1, room.width / width) : 1
  return (
    <section aria-label="Preview" className="min-w-0">
      <div className="mb-3 flex items-center justify-between gap-3">
        <h3 className="font-sans font-semibold">Preview</h3>
        <div role="group" aria-label="Width of the preview" className="flex gap-1 rounded-lg bg-sunken p-1">
          {(Object.keys(WINDOWS) as Kind[]).map((each) => {
            const { Icon, label } = WINDOWS[each]
            return (
              <button key={each} type="button" aria-pressed={each === kind} onClick={() => setKind(each)} className={cn('relative inline-flex h-9 items-center gap-2 rounded-md px-3 text-sm font-semibold transition-colors after:absolute after:-inset-1', each === kind ? 'bg-surface text-ink shadow-card' : 'text-muted hover:text-ink')}>
                <Icon className="size-4" aria-hidden />{label}
              </button>
            )
          })}
        </div>
      </div>
      <div ref={ref} className="h-[55vh] overflow-hidden rounded-lg border bg-sunken lg:h-[calc(100dvh-12.5rem)]">
        <iframe
          title={`Preview of ${name ?? 'your portfolio'}`}
          src={previewAddress(id)}
          sandbox="allow-scripts allow-popups"
          style={{ width, height: room.height / scale, transform: `scale(${scale})` }}
          className={cn('block max-w-none border-0 bg-paper', scale < 1 ? 'origin-top-left' : 'mx-auto')}
        />
      </div>
    </section>
  )
}

/** The inner size of an element, in pixels. */
function useRoom() {
  const ref = useRef<HTMLDivElement>(null)
  const [room, setRoom] = useState({ width: 0, height: 0 })
  useLayoutEffect(() => {
    const element = ref.current
    if (!element) return
    const measure = () => setRoom({ width: element.clientWidth, height: element.clientHeight })
    const observer = new ResizeObserver(measure)
    observer.observe(element)
    measure()
    return () => observer.disconnect()
  }, [])
  return { room, ref }
}
