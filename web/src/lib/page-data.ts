import { createContext, useContext, useEffect, useState } from 'react'
import { useLocation } from 'react-router'

/** What a page rendered ahead shows, with its address. */
export interface PageData {
  path: string
  data: unknown
}

export const PageDataContext = createContext<PageData | undefined>(undefined)

/** The data that came with this page. */
export function pageDataOfDocument(): PageData | undefined {
  const text = document.getElementById('page-data')?.textContent
  return text ? (JSON.parse(text) as PageData) : undefined
}

export type Content<T> = { state: 'loading' } | { state: 'failed'; error: Error } | { state: 'loaded'; data: T }

/**
 * The content of the page at this address: what came with a page rendered ahead, else what `load` answers. It is asked for in both
 * cases: figures such as views may have changed since. A failure is told only where there is nothing to show.
 */
export function usePageContent<T>(load: (signal: AbortSignal) => Promise<T>, onFailure: () => void): Content<T> {
  const { pathname } = useLocation()
  const given = useContext(PageDataContext)
  const initial = given?.path === pathname ? (given.data as T) : undefined
  const [loaded, setLoaded] = useState<{ path: string; content: Content<T> }>()

  useEffect(() => {
    const leaving = new AbortController()
    load(leaving.signal).then(
      (data) => setLoaded({ path: pathname, content: { state: 'loaded', data } }),
      (thrown: unknown) => {
        if (leaving.signal.aborted || initial !== undefined) return
        setLoaded({ path: pathname, content: { state: 'failed', error: thrown instanceof Error ? thrown : new Error(String(thrown)) } })
        onFailure()
      },
    )
    return () => leaving.abort()
    // Only another address is another content.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [pathname])

  if (loaded?.path === pathname) return loaded.content
  return initial === undefined ? { state: 'loading' } : { state: 'loaded', data: initial }
}
