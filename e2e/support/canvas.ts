import type { Locator } from '@playwright/test'

interface Box {
  left: number
  top: number
  width: number
  height: number
}

/** The share of a drawn page's dots that are not light, in all of it or in a part given in shares of its size. */
export function ink(canvas: Locator, part: Box = { left: 0, top: 0, width: 1, height: 1 }): Promise<number> {
  return canvas.evaluate((element, { left, top, width, height }) => {
    const { width: w, height: h } = element as HTMLCanvasElement
    const area = [left * w, top * h, width * w, height * h].map(Math.round) as [number, number, number, number]
    const { data } = (element as HTMLCanvasElement).getContext('2d')!.getImageData(...area)
    let dark = 0
    for (let at = 0; at < data.length; at += 4) {
      if (data[at]! + data[at + 1]! + data[at + 2]! < 540 && data[at + 3]! > 0) dark += 1
    }
    return dark / (data.length / 4)
  }, part)
}
