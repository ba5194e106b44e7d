import { Chooser } from '../support/chooser'
import { Dashboard } from '../support/dashboard'
import { expect, signedIn } from '../support/fixtures'
import { SMALL_SCREENS } from '../support/viewports'

signedIn('TPL-01 TPL-07 the five Standard designs stand in one row, each with the user’s own resume', async ({ page, account }) => {
  const chooser = new Chooser(page)
  const typeset: string[] = []
  page.on('request', (request) => request.url().includes('format=png') && typeset.push(new URL(request.url()).searchParams.get('template')!))
  await chooser.open((await account.api.saved()).id)
  const boxes = await chooser.designs.evaluateAll((designs) => designs.slice(0, 5).map((design) => design.getBoundingClientRect().toJSON() as DOMRect))
  expect(new Set(boxes.map(({ top }) => top)).size).toBe(1)
  expect(boxes.at(-1)!.right).toBeLessThanOrEqual(page.viewportSize()!.width)
  const own = chooser.dialog.getByTestId('own-preview')
  // The rows below are drawn as they come near.
  await expect.poll(() => own.count()).toBeGreaterThanOrEqual(5)
  for (const picture of (await own.all()).slice(0, 5)) await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(1000)
  expect(new Set(typeset).size).toBe(typeset.length)
})

for (const [device, viewport] of Object.entries({ ...SMALL_SCREENS, desktop: { width: 1440, height: 900 } })) {
  signedIn.describe(device, () => {
    signedIn.use({ viewport })

    signedIn('TPL-23 "Download PDF" is the one main button, the other formats are behind it; the focus stays, the file is named after the resume and the design', async ({ page, account }) => {
      const chooser = new Chooser(page)
      await chooser.open((await account.api.saved()).id)
      await expect(chooser.button('Download PDF')).toHaveAccessibleDescription('Choose a template first.')
      await chooser.design('Executive Resume').check()
      const filled = await chooser.dialog.getByRole('button').evaluateAll((buttons) => buttons.filter((button) => button.classList.contains('bg-primary')).map((button) => button.textContent || button.getAttribute('aria-label')))
      expect(filled).toEqual(['Download PDF', 'Other formats'])
      await expect(chooser.button('Download PDF')).toBeInViewport({ ratio: 1 })
      expect((await chooser.download('PDF')).name).toBe('resume - Executive.pdf')
      await expect(chooser.button('Download PDF')).toBeFocused()
      expect((await chooser.download('DOCX')).name).toBe('resume - Executive.docx')
      await expect(chooser.button('Other formats')).toBeFocused()
      await page.keyboard.press('ArrowDown')
      await expect(page.getByRole('menuitem').first()).toBeFocused()
      for (const item of await page.getByRole('menuitem').all()) await expect(item).toBeInViewport({ ratio: 1 })
      await page.keyboard.press('Escape')
      await expect(chooser.button('Other formats')).toBeFocused()
      await expect(chooser.dialog).toBeVisible()
    })
  })
}

signedIn('TPL-21 the design in use is chosen when the chooser opens', async ({ page, account }) => {
  const { id } = await account.api.saved()
  await account.api.call('POST', '/api/resume/template', { id: 'template11', name: 'Academic CV' })
  const chooser = new Chooser(page)
  await page.goto('/dashboard')
  await new Dashboard(page).entry('resume').waitFor()
  await chooser.open(id)
  await expect(chooser.design('Academic CV')).toBeChecked()
})

signedIn('DSH-18 the focus stays on Download in the details of a resume', async ({ page, account }) => {
  await account.api.saved()
  const dashboard = new Dashboard(page)
  await dashboard.open()
  const download = (await dashboard.openDetail('resume')).getByRole('button', { name: 'Download' })
  const arriving = page.waitForEvent('download')
  await download.click()
  await arriving
  await expect(download).not.toHaveAttribute('aria-busy')
  await expect(download).toBeFocused()
})
