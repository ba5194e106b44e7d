import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import type { Page } from '@playwright/test'

const QUALITY = 0.8

/** What is in sight, written as WebP so many pixels wide. Chromium itself makes the file: nothing else is needed. */
export async function saveAsWebp(page: Page, path: string, width: number) {
  const png = (await page.screenshot({ animations: 'disabled', caret: 'hide' })).toString('base64')
  const webp = await page.evaluate(
    async ([source, width, quality]) => {
      const image = await createImageBitmap(await (await fetch(`data:image/png;base64,${source}`)).blob())
      const canvas = new OffscreenCanvas(width, Math.round((image.height / image.width) * width))
      const context = canvas.getContext('2d')!
      context.imageSmoothingQuality = 'high'
      context.drawImage(image, 0, 0, canvas.width, canvas.height)
      const bytes = new Uint8Array(await (await canvas.convertToBlob({ type: 'image/webp', quality })).arrayBuffer())
      return btoa(bytes.reduce((text, byte) => text + String.fromCharCode(byte), ''))
    },
    [png, width, QUALITY] as const,
  )
  mkdirSync(dirname(path), { recursive: true })
  writeFileSync(path, Buffer.from(webp, 'base64'))
}
