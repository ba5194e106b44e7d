import { useEffect, useRef } from 'react'

/**
 * Where an entry of a list goes, the button that was pressed goes with it, and where one comes back, so does "Undo": the keyboard goes
 * on from the heading of the list, or where that is gone too, from the page's main part. Answers a function that names an entry to wait for.
 */
export function useListFocus(ids: readonly string[] | undefined, headingId: string) {
  const before = useRef(ids)
  const awaited = useRef<string | null>(null)
  useEffect(() => {
    const isShorter = ids !== undefined && before.current !== undefined && ids.length < before.current.length
    const isBack = awaited.current !== null && ids?.includes(awaited.current) === true
    if (isBack) awaited.current = null
    before.current = ids
    if ((isShorter || isBack) && document.activeElement === document.body) focusHeading(headingId)
  })
  return (id: string) => void (awaited.current = id)
}

const focusHeading = (id: string) => (document.getElementById(id) ?? document.getElementById('main'))?.focus({ preventScroll: true })
