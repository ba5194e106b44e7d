import toast from 'react-hot-toast/headless'
import { messageOf } from '@/api/errors'
import { undoToast } from '@/ui/undo-toast'
import { restore } from './calls'
import { restoredText, titleOf, type Kind } from './model'
import { useListFocus } from './use-list-focus'

interface List {
  kind: Kind
  /** What the list holds; undefined while that is not known. */
  ids: readonly string[] | undefined
  /** The id of its heading, which can take the focus. */
  headingId: string
  /** Asks for the list again. */
  reload: () => Promise<unknown>
}

interface Deleted {
  id: string
  title: string
  /** What coming back does not bring back. */
  note?: string
}

/** For a list whose entries can be deleted: answers a function that says that one is in the trash now, and offers to bring it back. */
export function useUndo({ kind, ids, headingId, reload }: List) {
  const awaitInList = useListFocus(ids, headingId)
  const undo = async ({ id, title, note }: Deleted) => {
    try {
      await restore({ kind, id })
    } catch (error) {
      return void toast.error(messageOf(error))
    }
    awaitInList(id)
    toast.success([restoredText({ kind, title }), note].filter(Boolean).join(' '))
    await reload()
  }
  return (deleted: Deleted) => void undoToast({ start: `Moved “${titleOf(deleted)}`, end: '” to the trash.' }, () => void undo(deleted))
}
