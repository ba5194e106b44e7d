import type { ComponentType } from 'react'
import { lazyChunk } from '@/lib/lazy-chunk'
import { pageLoading } from './page-loading'

interface Module {
  default: ComponentType
}

export interface Page {
  Page: ComponentType
  preload: () => Promise<void>
}

/** A screen whose code is loaded when it is first shown. */
export function lazyPage(load: () => Promise<Module>): Page {
  const { Content, preload } = lazyChunk(load, pageLoading.add)
  return { Page: Content, preload }
}
