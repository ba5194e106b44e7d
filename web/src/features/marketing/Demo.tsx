import { useEffect, useState } from 'react'
import { cn } from '@/lib/cn'
import { useHydrated } from '@/lib/use-hydrated'
import { Button } from '@/ui/Button'
import { landing, type DemoScreen } from './content'

/** How long a screen is shown while the demo plays, in milliseconds: twice what its sentence takes to read. */
const SHOWN_MS = 5_000

/** Pictures of the product one after the other: by hand, or by themselves once somebody plays them. */
export function Demo() {
  const { show, title, text, screen } = landing.demo
  const [index, setIndex] = useState(0)
  const [playing, setPlaying] = useState(false)
  const hydrated = useHydrated()
  const last = screen.length - 1

  useEffect(() => {
    if (!playing) return
    const timer = window.setTimeout(() => (index === last ? setPlaying(false) : setIndex(index + 1)), SHOWN_MS)
    return () => window.clearTimeout(timer)
  }, [playing, index, last])

  if (!show || screen.length === 0) return null
  const play = () => {
    if (index === last) setIndex(0)
    setPlaying(true)
  }
  const showScreen = (next: number) => {
    setPlaying(false)
    setIndex(next)
  }
  return (
    <section aria-labelledby="demo" className="border-t bg-surface">
      <div className="wrap py-20 lg:py-28">
        <h2 id="demo" className="text-title">{title}</h2>
        <p className="mt-4 max-w-2xl text-lead text-muted">{text}</p>
        <div className="mt-10 grid gap-8 lg:grid-cols-[1fr_20rem] lg:items-center">
          <div className="overflow-hidden rounded-xl border bg-sunken shadow-float"><Picture {...screen[index]!} /></div>
          <div>
            <ol className="grid gap-1">
              {screen.map((one, at) => (
                <li key={one.picture}>
                  <button type="button" disabled={!hydrated} aria-current={at === index ? 'step' : undefined} onClick={() => showScreen(at)} className={cn('min-h-11 w-full rounded-md border-l-4 px-4 py-2 text-left transition-colors', at === index ? 'border-primary bg-primary-soft' : 'border-transparent hover:bg-sunken')}>
                    <span className="block font-semibold">{one.title}</span>
                    <span className="block text-sm text-muted">{one.text}</span>
                  </button>
                </li>
              ))}
            </ol>
            <Button className="mt-5" variant="outline" disabled={!hydrated} onClick={playing ? () => setPlaying(false) : play}>{playing ? 'Pause the demo' : 'Play the demo'}</Button>
          </div>
        </div>
      </div>
    </section>
  )
}

/** One picture for each theme; the browser loads the one that is shown. */
function Picture({ picture, alt }: DemoScreen) {
  const shared = { width: 1024, height: 640, loading: 'lazy', decoding: 'async' } as const
  return (
    <>
      <img {...shared} alt={alt} src={`/landing/${picture}-light.webp`} className="h-auto w-full dark:hidden" />
      <img {...shared} alt={alt} src={`/landing/${picture}-dark.webp`} className="hidden h-auto w-full dark:block" />
    </>
  )
}
