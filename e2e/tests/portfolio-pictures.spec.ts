import { readFileSync, rmSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { signedIn } from '../support/fixtures'
import { saveAsWebp } from '../support/picture'
import { TEMPLATES, stored, templateNames } from '../support/portfolio'

// The pictures of the portfolio designs with their sample people, and all of them on one sheet:
// `PICTURES=1 npx playwright test portfolio-pictures`. Part of no test run.

const FOLDER = fileURLToPath(new URL('../../web/public/portfolio-previews/', import.meta.url))
const SHEET = fileURLToPath(new URL('../../docs/portfolio-sheet.png', import.meta.url))

signedIn.use({ bypassCSP: true, refusals: 'expected' })
signedIn.describe.configure({ mode: 'serial' })

signedIn('pictures of all designs', async ({ page, account }) => {
  signedIn.setTimeout(300_000)
  page.setDefaultTimeout(20_000)
  rmSync(FOLDER, { recursive: true, force: true })
  for (const template of TEMPLATES) {
    await page.setViewportSize({ width: 1280, height: 960 })
    await page.goto(`/api/portfolio/${await stored(account, template)}/preview/`)
    await page.waitForLoadState('networkidle')
    await saveAsWebp(page, `${FOLDER}${template}.webp`, 1200)
    await page.locator('#works').scrollIntoViewIfNeeded()
    await page.evaluate(() => document.getElementById('works')!.scrollIntoView())
    await page.waitForLoadState('networkidle')
    await saveAsWebp(page, `${FOLDER}${template}-gallery.webp`, 800)
    await page.setViewportSize({ width: 390, height: 844 })
    await page.evaluate(() => scrollTo(0, 0))
    await page.waitForLoadState('networkidle')
    await saveAsWebp(page, `${FOLDER}${template}-phone.webp`, 390)
  }
})

signedIn('the sheet of all designs', async ({ page }) => {
  const figures = TEMPLATES.map((template) => {
    const source = `data:image/webp;base64,${readFileSync(`${FOLDER}${template}.webp`).toString('base64')}`
    return `<figure><img src="${source}"><figcaption>${templateNames[template]}</figcaption></figure>`
  })
  await page.setViewportSize({ width: 1600, height: 1200 })
  await page.setContent(`<style>body { margin: 24px; display: grid; grid-template-columns: repeat(5, 1fr); gap: 20px; font: 600 15px system-ui } figure { margin: 0 } img { width: 100%; display: block; border: 1px solid #ccc }</style>${figures.join('')}`)
  await page.screenshot({ path: SHEET, fullPage: true })
})
