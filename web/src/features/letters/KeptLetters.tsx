import { useQuery, useQueryClient } from '@tanstack/react-query'
import { Trash2 } from 'lucide-react'
import { useEffect, useState } from 'react'
import toast from 'react-hot-toast/headless'
import { messageOf } from '@/api/errors'
import { KEPT_DAYS } from '@/features/trash/model'
import { useUndo } from '@/features/trash/use-undo'
import { relativeTime } from '@/lib/relative-time'
import { Button } from '@/ui/Button'
import { Card } from '@/ui/Card'
import { ConfirmDialog } from '@/ui/ConfirmDialog'
import { IconButton } from '@/ui/IconButton'
import { deleteLetter, fetchLetters } from './calls'
import { engineName, type Listed } from './model'

const KEY = ['cover-letters']
const HEADING = 'kept-letters'

interface Props {
  /** Changes when another letter was written. */
  version: number
  /** The letter that is open. */
  current: string | null
  onOpen: (id: string) => void
  onDeleted: (id: string) => void
}

/** The user's letters; nothing at all for those who have none. */
export function KeptLetters({ version, current, onOpen, onDeleted }: Props) {
  const client = useQueryClient()
  const { data, error, refetch } = useQuery({ queryKey: KEY, queryFn: ({ signal }) => fetchLetters(signal) })
  const [asked, setAsked] = useState<Listed | null>(null)
  useEffect(() => {
    if (version > 0) void refetch()
  }, [version, refetch])
  const offerUndo = useUndo({ kind: 'letter', ids: data?.map(({ id }) => id), headingId: HEADING, reload: refetch })
  const remove = async ({ id, title }: Listed) => {
    setAsked(null)
    try {
      await deleteLetter(id)
      client.setQueryData<Listed[]>(KEY, (letters) => letters?.filter((letter) => letter.id !== id))
      onDeleted(id)
      offerUndo({ id, title })
    } catch (failure) {
      toast.error(messageOf(failure))
    }
  }
  if (error && !data) return <p role="alert" className="mt-10 text-sm font-medium text-error">{messageOf(error)} <Button size="sm" variant="outline" onClick={() => void refetch()}>Try Again</Button></p>
  if (!data?.length) return null
  return (
    <Card as="section" aria-labelledby={HEADING} className="mt-10">
      <h2 id={HEADING} tabIndex={-1} className="px-5 py-4 text-head outline-none sm:px-7">Your letters</h2>
      <ul className="divide-y border-t">
        {data.map((letter) => (
          <li key={letter.id} className="flex items-center justify-between gap-4 px-5 py-3 sm:px-7">
            <div className="min-w-0">
              <p className="font-semibold break-words">{letter.title}</p>
              <p className="text-sm text-muted"><time dateTime={letter.createdAt} title={new Date(letter.createdAt).toLocaleString('en')}>{relativeTime(letter.createdAt)}</time>, by {engineName(letter.engine)}</p>
            </div>
            <div className="flex shrink-0 items-center gap-1">
              <Button size="sm" variant="outline" aria-current={letter.id === current ? 'true' : undefined} onClick={() => onOpen(letter.id)}>Open<span className="sr-only"> {letter.title}</span></Button>
              <IconButton label={`Delete ${letter.title}`} tone="danger" onClick={() => setAsked(letter)}><Trash2 aria-hidden /></IconButton>
            </div>
          </li>
        ))}
      </ul>
      <ConfirmDialog open={asked !== null} title={`Delete “${asked?.title ?? ''}”?`} confirmLabel="Delete" onConfirm={() => asked && void remove(asked)} onCancel={() => setAsked(null)}>
        It stays in the trash for {KEPT_DAYS} days. Files that you downloaded stay.
      </ConfirmDialog>
    </Card>
  )
}
