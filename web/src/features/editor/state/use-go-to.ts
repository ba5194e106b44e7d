import { useEffect, useRef, useState, type RefObject } from 'react'
import { findField } from '@/features/resumes/review/find-field'
import type { Content } from '../model'
import { sectionId } from './content'

/** The keys of the section and the entries that must be open for a field to be shown. */
export function keysOnTheWay({ resume }: Content, path: string): string[] {
  const [list = '', index, , item] = path.split('.')
  if (list === 'additional') {
    const section = resume.additional[Number(index)]
    return section ? [sectionId(section.key), ...(item === undefined ? [] : [section.items[Number(item)]?.key ?? ''])] : []
  }
  const entries = resume[list as keyof typeof resume]
  const entry = Array.isArray(entries) ? entries[Number(index)] : undefined
  return [list, ...(typeof entry === 'object' ? [entry.key] : [])]
}

function focusField(field: HTMLElement) {
  const control = field.querySelector<HTMLElement>('input, textarea, select') ?? field.querySelector<HTMLElement>('button') ?? field
  control.focus({ preventScroll: true })
  control.scrollIntoView({ block: 'center' })
}

/** Which sections and entries are open, and the way to a field: it is opened, scrolled to, and has the focus. */
export function useGoTo(form: RefObject<HTMLElement | null>, content: Content, onGo: () => void) {
  const [open, setOpenKeys] = useState<ReadonlySet<string>>(new Set())
  const [wanted, setWanted] = useState<{ path: string } | null>(null)
  const done = useRef<object | null>(null)

  const change = (keys: readonly string[], shown: boolean) =>
    setOpenKeys((before) => {
      const next = new Set(before)
      for (const key of keys) {
        if (shown) next.add(key)
        else next.delete(key)
      }
      return next
    })
  useEffect(() => {
    if (!wanted || done.current === wanted || !form.current) return
    const field = findField(form.current, wanted.path)
    if (!field) return
    done.current = wanted
    focusField(field)
  })
  return {
    isOpen: (key: string) => open.has(key),
    setOpen: (key: string, shown: boolean) => change([key], shown),
    goTo: (path: string) => {
      change(keysOnTheWay(content, path), true)
      onGo()
      setWanted({ path })
    },
  }
}
