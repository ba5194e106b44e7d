import { Suspense, type ReactNode } from 'react'
import { ChunkBoundary } from './ChunkBoundary'
import { Dialog } from './Dialog'
import { LostPart } from './LostPart'

/** A dialog whose file is loaded when it opens; when that fails, a dialog of the same title says so. */
export function LateDialog({ title, onClose, children }: { title: string; onClose: () => void; children: ReactNode }) {
  return (
    <ChunkBoundary fallback={(lost) => <Dialog open title={title} onClose={onClose}><LostPart {...lost} /></Dialog>}>
      <Suspense fallback={null}>{children}</Suspense>
    </ChunkBoundary>
  )
}
