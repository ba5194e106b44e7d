import type { Locator, Page } from '@playwright/test'
import type { ChosenFile } from './samples'

/** The dashboard as its user finds it: by regions, names and labels. */
export class Dashboard {
  readonly history: Locator
  readonly uploadDialog: Locator
  readonly fileInput: Locator

  constructor(readonly page: Page) {
    this.history = page.getByRole('region', { name: 'ATS Score History' })
    this.uploadDialog = page.getByRole('dialog', { name: 'Upload Resume' })
    this.fileInput = this.uploadDialog.getByLabel('Drop your resume here, or choose a file')
  }

  async open() {
    await this.page.goto('/dashboard')
    await this.page.getByRole('heading', { level: 1, name: /^Welcome, / }).waitFor()
  }

  /** One resume of the history by its name. */
  entry(name: string) {
    return this.history.getByRole('listitem').filter({ hasText: name })
  }

  /** The score that an entry shows. */
  async score(name: string): Promise<number> {
    const ring = await this.entry(name).getByRole('img', { name: /^ATS score/ }).getAttribute('aria-label')
    return Number(/^ATS score (\d+) of 100$/.exec(ring ?? '')?.[1])
  }

  async openUpload() {
    await this.page.getByRole('region', { name: 'Dashboard menu' }).getByRole('button', { name: 'Upload Resume' }).click()
  }

  async upload(file: ChosenFile) {
    await this.openUpload()
    await this.fileInput.setInputFiles(file)
  }

  /** Drops a file on the place for it, as from a folder of the desktop. */
  async drop({ name, mimeType, buffer }: ChosenFile) {
    await this.openUpload()
    const transfer = await this.page.evaluateHandle(
      ([fileName, type, base64]) => {
        const carried = new DataTransfer()
        const bytes = Uint8Array.from(atob(base64), (char) => char.charCodeAt(0))
        carried.items.add(new File([bytes], fileName, { type }))
        return carried
      },
      [name, mimeType, buffer.toString('base64')] as const,
    )
    await this.fileInput.dispatchEvent('drop', { dataTransfer: transfer })
  }

  /** The dialog about one resume. */
  async openDetail(name: string) {
    await this.entry(name).getByRole('button', { name: new RegExp(`^ATS score .*${name}`) }).click()
    const detail = this.page.getByRole('dialog', { name, exact: true })
    await detail.waitFor()
    return detail
  }

  toast(text: string | RegExp) {
    return this.page.getByRole('status').filter({ hasText: text })
  }
}

/** How long a toast stands, in milliseconds: from when it has faded in until it has faded out, measured frame by frame. */
export const timeOf = (toast: Locator): Promise<number> =>
  toast.evaluate(
    (element) =>
      new Promise<number>((resolve) => {
        let appeared = 0
        const look = () => {
          const opacity = Number(getComputedStyle(element).opacity)
          if (opacity === 1) appeared ||= performance.now()
          if (appeared && (opacity === 0 || !element.isConnected)) resolve(performance.now() - appeared)
          else requestAnimationFrame(look)
        }
        look()
      }),
  )

/**
 * Watches for a message from now on; the function it answers gives the time from its appearance to its fading, in milliseconds. What
 * begins to look only when the message is there misses its beginning on a busy machine.
 */
export async function watchMessage(page: Page, text: string): Promise<() => Promise<number>> {
  const watch = await page.evaluateHandle((words) => {
    const shown = () => [...document.querySelectorAll('[role=status]')].find((message) => message.textContent?.includes(words) && !message.classList.contains('opacity-0'))
    const time = new Promise<number>((resolve) => {
      let appeared = 0
      const observer = new MutationObserver(() => {
        if (shown()) appeared ||= performance.now()
        else if (appeared) {
          observer.disconnect()
          resolve(performance.now() - appeared)
        }
      })
      observer.observe(document.body, { childList: true, subtree: true, attributeFilter: ['class'] })
    })
    return { time }
  }, text)
  return () => watch.evaluate(({ time }) => time)
}
