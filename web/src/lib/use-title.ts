import { useEffect } from 'react'
import { site } from './site'

/** Names the document after what it shows, once that is known. */
export function useTitle(title: string | undefined) {
  useEffect(() => {
    if (title) document.title = `${title} · ${site.name}`
  }, [title])
}
