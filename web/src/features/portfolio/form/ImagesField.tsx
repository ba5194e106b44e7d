import { useId, useLayoutEffect, useRef, useState } from 'react'
import { FileDrop } from '@/ui/FileDrop'
import { moved, pictureOf, type Picture } from './draft'
import { ACCEPTED, sortFiles } from './image-files'
import { ImageItem } from './ImageItem'

interface Props {
  id: string
  /** What the images are called together. */
  label: string
  /** Most images. */
  cap: number
  pictures: Picture[]
  error?: string
  onChange: (pictures: Picture[]) => void
  /** More were chosen than there may be: the first ones are kept. */
  onTooMany: () => void
}

/** The images of a portfolio: chosen or dropped, described, put in order by dragging or with buttons. */
export function ImagesField({ id, label, cap, pictures, error, onChange, onTooMany }: Props) {
  const [refusals, setRefusals] = useState<string[]>([])
  const [news, setNews] = useState('')
  const dragged = useRef<number | null>(null)
  const list = useRef<HTMLOListElement>(null)
  const focusAfter = useFocusAfter(list, pictures)
  const groups = useId()

  const add = (files: File[]) => {
    const { usable, refusals } = sortFiles(files)
    setRefusals(refusals)
    const all = [...pictures, ...usable.map(pictureOf)]
    if (all.length > cap) onTooMany()
    if (usable.length) onChange(all.slice(0, cap))
  }
  const move = (from: number, to: number, by?: 'earlier' | 'later') => {
    if (from === to || to < 0 || to >= pictures.length) return
    if (by) focusAfter(pictures[from]!.key, by)
    onChange(moved(pictures, from, to))
    setNews(`Image ${from + 1} is now image ${to + 1} of ${pictures.length}.`)
  }
  const remove = (at: number) => {
    const next = pictures[at + 1] ?? pictures[at - 1]
    if (next) focusAfter(next.key, 'remove')
    else document.getElementById(id)?.focus()
    onChange(pictures.toSpliced(at, 1))
    setNews(`Image ${at + 1} was removed.`)
  }
  const drop = (at: number) => {
    if (dragged.current !== null) move(dragged.current, at)
    dragged.current = null
  }
  return (
    <fieldset>
      <legend className="mb-1.5 flex w-full items-baseline justify-between gap-4 text-sm font-semibold">
        {label} <span className="font-medium text-muted tabular-nums">{pictures.length} of {cap}</span>
      </legend>
      <FileDrop compact={pictures.length > 0} id={id} label={pictures.length ? 'Add more images' : 'Drop your images here, or choose files'} hint={`Up to ${cap} images, 15 MB each`} accept={ACCEPTED} error={refusals.join(' ') || error} onFiles={add} />
      <p role="status" className="sr-only">{news}</p>
      {pictures.length > 0 && (
        // eslint-disable-next-line jsx-a11y/no-redundant-roles -- Safari forgets that a list without markers is one
        <ol role="list" ref={list} aria-label={label} className="mt-4 grid gap-3 md:grid-cols-2">
          {pictures.map((picture, at) => (
            <ImageItem
              key={picture.key}
              picture={picture}
              at={at}
              count={pictures.length}
              groups={groups}
              onChange={(changed) => onChange(pictures.with(at, { ...picture, ...changed }))}
              onMove={(to, by) => move(at, to, by)}
              onRemove={() => remove(at)}
              onDrag={() => void (dragged.current = at)}
              onDrop={() => drop(at)}
            />
          ))}
        </ol>
      )}
      <datalist id={groups}>{[...new Set(pictures.map(({ group }) => group.trim()).filter(Boolean))].map((group) => <option key={group} value={group} />)}</datalist>
    </fieldset>
  )
}

/** Moving an element in the page takes its focus away: it is given back, to the other direction where this one has come to its end. */
function useFocusAfter(list: React.RefObject<HTMLOListElement | null>, pictures: Picture[]) {
  const next = useRef<{ key: string; action: string } | null>(null)
  useLayoutEffect(() => {
    if (!next.current) return
    const { key, action } = next.current
    next.current = null
    const item = list.current?.querySelector(`[data-key="${CSS.escape(key)}"]`)
    const button = item?.querySelector<HTMLButtonElement>(`[data-action="${action}"]:not(:disabled)`) ?? item?.querySelector<HTMLButtonElement>('[data-action]:not(:disabled)')
    button?.focus()
  }, [list, pictures])
  return (key: string, action: string) => void (next.current = { key, action })
}
