import { ConfirmDialog } from '@/ui/ConfirmDialog'
import { quoted, type Trashed } from './model'
import { useDeleteForGood } from './use-changes'

/** Asks before the one deletion that cannot be undone. */
export function DeleteForGood({ item, onClose }: { item: Trashed | null; onClose: () => void }) {
  const removal = useDeleteForGood(onClose)
  return (
    <ConfirmDialog
      open={item !== null}
      title={item ? `Delete ${quoted(item)} for good?` : ''}
      confirmLabel="Delete for good"
      busy={removal.isPending}
      onConfirm={() => item && removal.mutate(item)}
      onCancel={onClose}
    >
      You can’t undo this.
    </ConfirmDialog>
  )
}
