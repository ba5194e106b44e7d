import { useEffect, useEffectEvent, useState } from 'react'
import { asApiError, messageOf } from '@/api/errors'
import { previewPage } from '../api/calls'
import type { SavedContent } from '../model'

/** How long typing must rest before the pages are drawn anew, in milliseconds. */
export const PREVIEW_REST = 150
/** Time for the browser to show the new picture before the old one is released, in milliseconds. */
const RELEASE_AFTER = 1000

/** The entries of `performance` that say how long a page took, from the end of the pause to the picture. */
export const PREVIEW_MEASURE = 'editor-preview'

/** A page as it is shown: drawn from `text`, which may be older than what is typed by now. */
export interface Picture {
  url: string
  text: string
  width: number
  height: number
}

export interface PreviewState {
  /** How many pages there are; 0 before the first one is drawn. */
  count: number
  pictures: Readonly<Record<number, Picture>>
  failure: string | null
}

const EMPTY: PreviewState = { count: 0, pictures: {}, failure: null }

/** The picture, ready to be painted: what it replaces stands until then. */
async function decode(blob: Blob): Promise<Omit<Picture, 'text'>> {
  const url = URL.createObjectURL(blob)
  const image = new Image()
  image.src = url
  await image.decode?.().catch(() => undefined)
  return { url, width: image.naturalWidth, height: image.naturalHeight }
}

interface Options {
  id: string
  content: SavedContent
  /** The content as one text; null while it breaks a rule: then the pages stay as they are. */
  text: string | null
  /** The pages in view, counted from 1. */
  visible: readonly number[]
}

/** The pages in view as pictures of what is typed. The old ones stay until the new ones are there. */
export function usePreview({ id, content, text, visible }: Options) {
  const [state, setState] = useState(EMPTY)
  const [attempt, setAttempt] = useState(0)
  const stale = visible.filter((page) => (state.count === 0 ? page === 1 : page <= state.count) && state.pictures[page]?.text !== text)
  const inView = visible.join()
  const missing = useEffectEvent(() => stale)

  useEffect(() => {
    if (text === null) return
    const calls = new AbortController()
    const draw = async (page: number, start: number) => {
      try {
        const { picture, pages } = await previewPage(id, content, page, calls.signal)
        const drawn = await decode(picture)
        if (calls.signal.aborted) return URL.revokeObjectURL(drawn.url)
        performance.measure(PREVIEW_MEASURE, { start, end: performance.now(), detail: { page } })
        setState((before) => {
          const old = before.pictures[page]
          if (old) setTimeout(() => URL.revokeObjectURL(old.url), RELEASE_AFTER)
          return { count: pages, failure: null, pictures: { ...before.pictures, [page]: { ...drawn, text } } }
        })
      } catch (thrown) {
        if (!calls.signal.aborted && asApiError(thrown).code !== 'aborted') setState((before) => (page > Math.max(1, before.count) ? before : { ...before, failure: messageOf(thrown) }))
      }
    }
    const timer = setTimeout(() => {
      const start = performance.now()
      for (const page of missing()) void draw(page, start)
    }, PREVIEW_REST)
    return () => {
      clearTimeout(timer)
      calls.abort()
    }
    // `content` is what `text` says.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [id, text, inView, attempt])

  return { ...state, waiting: text === null, drawing: text !== null && stale.length > 0, retry: () => setAttempt((before) => before + 1) }
}
export type Preview = ReturnType<typeof usePreview>
