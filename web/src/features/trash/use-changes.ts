import { useMutation, useQueryClient, type QueryClient } from '@tanstack/react-query'
import toast from 'react-hot-toast/headless'
import { ApiError, messageOf } from '@/api/errors'
import { deleteForGood, restore, trashQuery } from './calls'
import { quoted, restoredText, type Trashed } from './model'

const isSame = (a: Trashed, b: Trashed) => a.kind === b.kind && a.id === b.id

const drop = (client: QueryClient, item: Trashed) => client.setQueryData(trashQuery.queryKey, (items) => items?.filter((other) => !isSame(other, item)))

const isGone = (error: Error) => error instanceof ApiError && error.status === 404

/** Brings something back. A refusal stands beside it, unless it is in the trash no longer. */
export function useRestore(item: Trashed) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: () => restore(item),
    onSuccess: () => {
      drop(client, item)
      toast.success(restoredText(item))
    },
    onError: (error) => {
      if (!isGone(error)) return
      drop(client, item)
      toast.error(messageOf(error))
    },
  })
}

/** Deletes something for good; `onSettled` is called when that is done or refused. */
export function useDeleteForGood(onSettled: () => void) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: deleteForGood,
    onSuccess: (_, item) => {
      drop(client, item)
      toast.success(`${quoted(item)} is gone for good.`)
    },
    onError: (error, item) => {
      if (isGone(error)) drop(client, item)
      toast.error(messageOf(error))
    },
    onSettled,
  })
}
