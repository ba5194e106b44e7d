import { Suspense, type ComponentProps } from 'react'
import { lazyChunk } from '@/lib/lazy-chunk'
import { ChunkBoundary } from '@/ui/ChunkBoundary'
import { Dialog } from '@/ui/Dialog'
import { LostPart } from '@/ui/LostPart'
import type Loaded from './LinkUpdateDialog'

const { Content } = lazyChunk(() => import('./LinkUpdateDialog'))

/** The dialog about links, whose file is loaded when it opens. */
export function LinkUpdateDialog(props: ComponentProps<typeof Loaded>) {
  return (
    <ChunkBoundary fallback={(lost) => <Dialog open title="Update links" onClose={props.onClose}><LostPart {...lost} /></Dialog>}>
      <Suspense fallback={null}><Content {...props} /></Suspense>
    </ChunkBoundary>
  )
}
