import { lazy, type ComponentType } from 'react'

interface Module {
  default: ComponentType
}

export interface Page {
  Page: ComponentType
  preload: () => Promise<void>
}

/**
 * Like React.lazy, but rendered at once when preloaded: no fallback flashes when a pre-rendered page is taken over,
 * and `renderToString` can use it.
 */
export function lazyPage(load: () => Promise<Module>): Page {
  let Ready: ComponentType | undefined
  const Lazy = lazy(load)
  return {
    Page: () => (Ready ? <Ready /> : <Lazy />),
    preload: async () => void (Ready = (await load()).default),
  }
}
