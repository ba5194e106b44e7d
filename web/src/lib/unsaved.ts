import { useEffect } from 'react'

const marks = new Set<symbol>()

/** Whether a form on the screen holds something that is stored nowhere else. */
export const anythingUnsaved = () => marks.size > 0

/** Says that a form holds something unsaved: no page reloads by itself meanwhile. */
export function useUnsaved(unsaved: boolean) {
  useEffect(() => {
    if (!unsaved) return
    const mark = Symbol('unsaved')
    marks.add(mark)
    return () => void marks.delete(mark)
  }, [unsaved])
}
