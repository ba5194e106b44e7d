import { Suspense, type ReactNode } from 'react'
import { ChunkBoundary } from '@/ui/ChunkBoundary'
import { Dialog } from '@/ui/Dialog'
import { LostPart } from '@/ui/LostPart'

/** A dialog whose file is loaded when it opens; when that fails, a dialog of the same title says so. */
export function LateDialog({ title, onClose, children }: { title: string; onClose: () => void; children: ReactNode }) {
  return (
    <ChunkBoundary fallback={(lost) => <Dialog open title={title} onClose={onClose}><LostPart {...lost} /></Dialog>}>
      <Suspense fallback={null}>{children}</Suspense>
    </ChunkBoundary>
  )
}
