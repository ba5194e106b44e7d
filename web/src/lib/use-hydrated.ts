import { useSyncExternalStore } from 'react'

const never = () => () => {}

/** False in pre-rendered HTML and while it is taken over, true right after: controls that need JavaScript stay disabled until then. */
export const useHydrated = () => useSyncExternalStore(never, () => true, () => false)
