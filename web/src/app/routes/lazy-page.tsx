import type { ComponentType } from 'react'
import { lazyChunk } from '@/lib/lazy-chunk'
import { pageLoading } from './page-loading'

export interface Page<Props extends object = object> {
  Page: ComponentType<Props>
  preload: () => Promise<void>
}

/** A screen whose code is loaded when it is first shown. */
export function lazyPage<Props extends object = object>(load: () => Promise<{ default: ComponentType<Props> }>): Page<Props> {
  const { Content, preload } = lazyChunk(load, pageLoading.add)
  return { Page: Content, preload }
}
