import { Suspense, type ReactNode } from 'react'
import { ChunkBoundary } from '@/ui/ChunkBoundary'
import { newVersion } from './new-version'

/** A part of the shell whose code is loaded on demand. The page does without it where it cannot be loaded, and the bar says why. */
export function OptionalPart({ placeholder = null, children }: { placeholder?: ReactNode; children: ReactNode }) {
  return (
    <ChunkBoundary fallback={() => placeholder} onLost={({ offline }) => !offline && newVersion.announce()}>
      <Suspense fallback={placeholder}>{children}</Suspense>
    </ChunkBoundary>
  )
}
