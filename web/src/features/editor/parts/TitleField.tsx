import { useMutation, useQueryClient } from '@tanstack/react-query'
import { Pencil } from 'lucide-react'
import { useRef, useState, type KeyboardEvent } from 'react'
import toast from 'react-hot-toast/headless'
import { messageOf } from '@/api/errors'
import { historyQuery } from '@/features/resumes/api/history'
import { IconButton } from '@/ui/IconButton'
import { renameResume } from '../api/calls'

/** The server's limit. */
const MAX_TITLE = 120

/** The resume's name in the list of resumes, renamed in place. */
export function TitleField({ id, title: saved }: { id: string; title: string }) {
  const client = useQueryClient()
  // What the user gave it stays; until then the name follows what is saved.
  const [given, setGiven] = useState<string | null>(null)
  const title = given ?? saved
  const [typed, setTyped] = useState<string | null>(null)
  const pencil = useRef<HTMLButtonElement>(null)
  const rename = useMutation({
    mutationFn: (next: string) => renameResume(id, next),
    onError: (error, next) => {
      toast.error(messageOf(error))
      // What was typed is not lost: it can be sent again.
      setTyped(next)
    },
    onSuccess: (_, next) => {
      setGiven(next)
      void client.invalidateQueries({ queryKey: historyQuery.queryKey })
    },
  })
  const finish = (text: string | null) => {
    setTyped(null)
    const next = text?.trim()
    if (next && next !== title) rename.mutate(next)
  }
  const onKeyDown = ({ key }: KeyboardEvent) => {
    if (key !== 'Enter' && key !== 'Escape') return
    finish(key === 'Enter' ? typed : null)
    requestAnimationFrame(() => pencil.current?.focus())
  }
  const shown = rename.isPending ? rename.variables : title
  return (
    <div className="flex min-w-0 items-center gap-1">
      {typed === null ? (
        <>
          <h1 title={shown} className="min-w-0 truncate text-[1.375rem] leading-tight sm:text-[1.625rem]">{shown}</h1>
          <IconButton ref={pencil} label="Rename" onClick={() => setTyped(title)}><Pencil className="size-4.5!" aria-hidden /></IconButton>
        </>
      ) : (
        <>
          <h1 className="sr-only">{title}</h1>
          <input
            // eslint-disable-next-line jsx-a11y/no-autofocus -- it replaces the button that was just pressed
            autoFocus
            aria-label="Resume name"
            value={typed}
            maxLength={MAX_TITLE}
            onFocus={({ target }) => target.select()}
            onChange={({ target }) => setTyped(target.value)}
            onBlur={() => finish(typed)}
            onKeyDown={onKeyDown}
            className="h-11 w-[min(28rem,100%)] rounded-md border border-line-strong bg-surface px-3 font-display text-[1.25rem] font-bold"
          />
        </>
      )}
    </div>
  )
}
