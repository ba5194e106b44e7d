import { useEffect, useEffectEvent } from 'react'
import { formPath } from './form-model'

/** Begins at a field, as the server spells it; again when the address names another. */
export function useFieldAtStart(field: string | null, goTo: (path: string) => void) {
  const go = useEffectEvent(goTo)
  useEffect(() => {
    if (field !== null) go(formPath(field))
  }, [field])
}
