import { lazy, useState, type ComponentType } from 'react'
import { loadChunk, LostChunk } from './load-chunk'

interface Module<Props> {
  default: ComponentType<Props>
}

export interface LazyChunk<Props> {
  /** Suspends until the code is there; throws {@link LostChunk} when it cannot be loaded. */
  Content: ComponentType<Props>
  /** Loads the code ahead of its first rendering. */
  preload: () => Promise<void>
}

/**
 * Like React.lazy, with three differences: a lost file is retried, a failure can be forgotten, and what was preloaded is rendered at
 * once, so that no fallback flashes when a pre-rendered page is taken over and `renderToString` can use it.
 * `onWait` is called with the loading that a rendering waits for.
 */
export function lazyChunk<Props extends object>(load: () => Promise<Module<Props>>, onWait?: (loading: Promise<unknown>) => void): LazyChunk<Props> {
  let Ready: ComponentType<Props> | undefined
  let loading: Promise<ComponentType<Props>> | undefined

  const start = () => {
    loading ??= loadChunk(load).then(
      (module) => (Ready = module.default),
      (thrown: unknown) => {
        if (thrown instanceof LostChunk) thrown.forget = forget
        throw thrown
      },
    )
    return loading
  }
  const awaited = () =>
    lazy(async () => {
      const waiting = start()
      onWait?.(waiting)
      return { default: await waiting }
    })
  let Awaited = awaited()
  // React.lazy keeps a failure for good: only another one loads anew.
  const forget = () => {
    loading = undefined
    Awaited = awaited()
  }
  return {
    Content: (props) => {
      // Decided once: a preload in the meantime must not mount the content a second time.
      const [Loaded] = useState(() => Ready ?? Awaited)
      return <Loaded {...props} />
    },
    preload: async () => {
      try {
        await start()
      } catch (thrown) {
        forget()
        throw thrown
      }
    },
  }
}
