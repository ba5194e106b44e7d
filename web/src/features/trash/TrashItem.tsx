import { messageOf } from '@/api/errors'
import { fullDate, relativeTime } from '@/lib/relative-time'
import { Button } from '@/ui/Button'
import { quoted, titleOf, type Trashed } from './model'
import { useRestore } from './use-changes'

/** One thing in the trash, and the ways out of it. */
export function TrashItem({ item, onDelete }: { item: Trashed; onDelete: () => void }) {
  const { deletedAt, goneAt, kind, detail } = item
  const back = useRestore(item)
  return (
    <li className="px-4 py-4 sm:px-6">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-3">
        <div className="min-w-0 flex-1 basis-56">
          <p className="font-semibold break-words">{titleOf(item)}</p>
          {detail && detail !== item.title && <p className="text-sm break-words text-muted">{detail}</p>}
          <p className="text-sm text-muted">
            Deleted <time dateTime={deletedAt} title={new Date(deletedAt).toLocaleString('en')}>{relativeTime(deletedAt).toLowerCase()}</time>, gone for good on <time dateTime={goneAt}>{fullDate(goneAt)}</time>
          </p>
          {kind === 'portfolio' && <p className="text-sm text-muted">If it had a website, restoring doesn’t put that back online.</p>}
        </div>
        <div className="flex gap-2">
          <Button size="sm" variant="outline" loading={back.isPending} onClick={() => back.mutate()}>Restore<span className="sr-only"> {quoted(item)}</span></Button>
          <Button size="sm" variant="ghost" busy={back.isPending} onClick={onDelete} className="text-error!">Delete for good<span className="sr-only"> {quoted(item)}</span></Button>
        </div>
      </div>
      {back.isError && <p role="alert" className="mt-2 text-sm font-medium text-error">{messageOf(back.error)}</p>}
    </li>
  )
}
