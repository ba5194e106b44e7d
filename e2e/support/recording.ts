import { mkdirSync, writeFileSync } from 'node:fs'
import type { CDPSession, Locator, Page } from '@playwright/test'

interface Frame {
  png: string
  /** When it was drawn, in seconds. */
  at: number
}

/** How long the last picture of a scene stands, and any that stands longer because the machine was busy, in seconds. */
const LONGEST = 1.2

/** The path of a hand's move has so many steps of so many milliseconds. */
const MOVE = { steps: 14, pause: 16 }

/** What a page shows, frame by frame as the browser draws it, with a pointer that a recording would not show otherwise. */
export class Recording {
  private readonly scenes: Frame[][] = []
  private isRolling = false
  private place = { x: 640, y: 500 }

  private constructor(readonly page: Page, private readonly client: CDPSession) {}

  static async of(page: Page, size: { width: number; height: number }) {
    const client = await page.context().newCDPSession(page)
    const recording = new Recording(page, client)
    client.on('Page.screencastFrame', ({ data, metadata, sessionId }) => {
      if (recording.isRolling) recording.scenes.at(-1)!.push({ png: data, at: metadata.timestamp ?? 0 })
      void client.send('Page.screencastFrameAck', { sessionId }).catch(() => {})
    })
    await client.send('Page.startScreencast', { format: 'png', maxWidth: size.width, maxHeight: size.height, everyNthFrame: 1 })
    await recording.showPointer()
    return recording
  }

  /** Records what happens meanwhile; what happens between two scenes is left out. */
  async scene(action: () => Promise<void>, hold = 0) {
    await this.showPointer()
    this.scenes.push([])
    this.isRolling = true
    await action()
    await this.page.waitForTimeout(hold)
    this.isRolling = false
  }

  /** Moves the pointer to a thing as a hand would, and presses it. */
  async press(target: Locator) {
    await this.pointAt(target)
    await this.page.waitForTimeout(150)
    await target.click()
    await this.showPointer()
  }

  async pointAt(target: Locator) {
    const box = await target.boundingBox()
    if (!box) throw new Error(`nothing to point at: ${String(target)}`)
    const from = this.place
    this.place = { x: box.x + box.width / 2, y: box.y + Math.min(box.height / 2, 24) }
    for (let step = 1; step <= MOVE.steps; step++) {
      const share = (1 - Math.cos((step / MOVE.steps) * Math.PI)) / 2
      await this.page.mouse.move(from.x + (this.place.x - from.x) * share, from.y + (this.place.y - from.y) * share)
      await this.page.waitForTimeout(MOVE.pause)
    }
  }

  /**
   * Writes all frames and the list of how long each stands, in the form that ffmpeg's concat reader takes. What took longer than
   * `seconds`, on a machine that draws slowly, plays faster.
   */
  async save(folder: string, seconds: number) {
    await this.client.send('Page.stopScreencast')
    mkdirSync(folder, { recursive: true })
    const frames = this.scenes.flatMap((scene) => scene.map(({ png, at }, index) => ({ png, duration: Math.min(LONGEST, Math.max(0.02, (scene[index + 1]?.at ?? at + LONGEST) - at)) })))
    const pace = Math.min(1, seconds / frames.reduce((sum, { duration }) => sum + duration, 0))
    const lines = frames.flatMap(({ png, duration }, index) => {
      const name = `${String(index).padStart(4, '0')}.png`
      writeFileSync(`${folder}/${name}`, Buffer.from(png, 'base64'))
      return [`file '${name}'`, `duration ${(duration * pace).toFixed(4)}`]
    })
    writeFileSync(`${folder}/frames.txt`, `ffconcat version 1.0\n${lines.join('\n')}\n`)
  }

  /** The pointer lies above everything, also above dialogs that opened after it. */
  private async showPointer() {
    await this.page.evaluate(({ x, y }) => {
      const known = document.getElementById('recorded-pointer')
      const pointer = known ?? document.createElement('div')
      if (!known) {
        pointer.id = 'recorded-pointer'
        pointer.popover = 'manual'
        pointer.innerHTML = '<svg width="26" height="30" viewBox="0 0 26 30"><path d="M3 2v22l6-5 4 9 4-2-4-9h8z" fill="#111" stroke="#fff" stroke-width="2" stroke-linejoin="round"/></svg>'
        Object.assign(pointer.style, { position: 'fixed', inset: 'auto', left: '0', top: '0', margin: '0', padding: '0', border: '0', background: 'none', overflow: 'visible', pointerEvents: 'none', transform: `translate(${x}px, ${y}px)` })
        document.body.append(pointer)
        addEventListener('mousemove', (move) => (pointer.style.transform = `translate(${move.clientX}px, ${move.clientY}px)`), true)
      }
      if (pointer.matches(':popover-open')) pointer.hidePopover()
      pointer.showPopover()
    }, this.place)
  }
}
