import { Suspense } from 'react'
import { lazyChunk } from '@/lib/lazy-chunk'
import { useHydrated } from '@/lib/use-hydrated'
import { ChunkBoundary } from '@/ui/ChunkBoundary'
import type { WaysProps } from './Ways'

const { Content: Ways } = lazyChunk(() => import('./Ways'))

/** The ways to sign in beside the form, as far as there are any: last in the card, where they move nothing. The form does without them where their code is lost. */
export function OtherWays(props: WaysProps) {
  return useHydrated() && <ChunkBoundary fallback={() => null}><Suspense><Ways {...props} /></Suspense></ChunkBoundary>
}
