import { useEffect, useRef, useState } from 'react'
import { cn } from '@/lib/cn'
import { useHydrated } from '@/lib/use-hydrated'
import { Button } from '@/ui/Button'
import { landing } from './content'

const THEMES = ['light', 'dark'] as const
const SIZE = { width: 1280, height: 800 }

/** Visitors who want no motion or little data see a picture. */
function isMotionWelcome() {
  const { connection } = navigator as Navigator & { connection?: { saveData?: boolean } }
  const asked = ['(prefers-reduced-motion: reduce)', '(prefers-reduced-data: reduce)'].some((query) => window.matchMedia(query).matches)
  return !asked && connection?.saveData !== true
}

/** A video of the product at work, without sound: it plays while it is in sight, until somebody pauses it. */
export function Demo() {
  const { show, title, text, alt, step } = landing.demo
  const [wanted, setWanted] = useState(true)
  const hydrated = useHydrated()
  const moves = hydrated && isMotionWelcome()
  if (!show) return null
  return (
    <section aria-labelledby="demo" className="border-t bg-surface">
      <div className="wrap py-20 lg:py-28">
        <h2 id="demo" className="text-title">{title}</h2>
        <p className="mt-4 max-w-2xl text-lead text-muted">{text}</p>
        <div className="mt-10 grid gap-8 lg:grid-cols-[1fr_20rem] lg:items-center">
          <div className="overflow-hidden rounded-xl border bg-sunken shadow-float">
            {THEMES.map((theme) => (
              <div key={theme} className={cn('relative', theme === 'light' ? 'dark:hidden' : 'hidden dark:block')}>
                <picture>
                  <source media="(prefers-reduced-motion: reduce)" srcSet={`/landing/demo-${theme}-still.webp`} />
                  <img {...SIZE} alt={alt} src={`/landing/demo-${theme}-poster.webp`} loading="lazy" decoding="async" className="h-auto w-full" />
                </picture>
                {moves && <Film theme={theme} wanted={wanted} />}
              </div>
            ))}
          </div>
          <div>
            <ol className="grid gap-5">
              {step.map((one) => (
                <li key={one.title} className="border-l-4 border-primary pl-4">
                  <span className="block font-semibold">{one.title}</span>
                  <span className="block text-sm text-muted">{one.text}</span>
                </li>
              ))}
            </ol>
            <Button className={cn('mt-6 motion-reduce:hidden', hydrated && !moves && 'invisible')} variant="outline" disabled={!moves} onClick={() => setWanted(!wanted)}>{wanted ? 'Pause the demo' : 'Play the demo'}</Button>
          </div>
        </div>
      </div>
    </section>
  )
}

/** Nothing of it is loaded before it is in sight; that of the other theme never is. */
function Film({ theme, wanted }: { theme: (typeof THEMES)[number]; wanted: boolean }) {
  const video = useRef<HTMLVideoElement>(null)
  const [inSight, setInSight] = useState(false)
  useEffect(() => {
    const sight = new IntersectionObserver((entries) => setInSight(entries.at(-1)!.isIntersecting), { threshold: 0.3 })
    sight.observe(video.current!)
    return () => sight.disconnect()
  }, [])
  useEffect(() => {
    // A browser that plays nothing by itself shows the poster.
    if (inSight && wanted) video.current!.play().catch(() => {})
    else video.current!.pause()
  }, [inSight, wanted])
  return (
    <video ref={video} {...SIZE} muted playsInline loop preload="none" poster={`/landing/demo-${theme}-poster.webp`} aria-hidden tabIndex={-1} src={`/landing/demo-${theme}.webm`} className="absolute inset-0 size-full" />
  )
}
