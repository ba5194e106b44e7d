import { useEffect, useState } from 'react'
import { useLocation } from 'react-router'
import { lazyChunk } from '@/lib/lazy-chunk'
import { paths } from '@/lib/paths'
import { useHydrated } from '@/lib/use-hydrated'
import { OptionalPart } from './OptionalPart'

const { Content: Toaster } = lazyChunk(async () => ({ default: (await import('@/ui/Toaster')).Toaster }))

const INTERACTIONS = ['pointerdown', 'keydown'] as const

/** Loads the toasts with the first screen that acts by itself, and on the landing page with the first touch: it has nothing to say before. */
export function ToastArea() {
  const { pathname } = useLocation()
  const [touched, setTouched] = useState(false)
  const needed = useHydrated() && (touched || pathname !== paths.home())
  useEffect(() => {
    if (touched) return
    const onTouch = () => setTouched(true)
    INTERACTIONS.forEach((event) => document.addEventListener(event, onTouch, { once: true, passive: true }))
    return () => INTERACTIONS.forEach((event) => document.removeEventListener(event, onTouch))
  }, [touched])
  return needed && <OptionalPart><Toaster /></OptionalPart>
}
