import { lazyChunk } from '@/lib/lazy-chunk'
import { LateDialog } from '@/ui/LateDialog'
import { SHARE_TITLE, type ShareProps } from './model'

const { Content: ShareDialog } = lazyChunk(() => import('./ShareDialog'))

/** The public link of a resume; its code is loaded when it opens. */
export const Share = (props: ShareProps) => (
  <LateDialog title={SHARE_TITLE} onClose={props.onClose}>
    <ShareDialog {...props} />
  </LateDialog>
)
