import { readFile } from 'node:fs/promises'
import { ink } from '../support/canvas'
import { Dashboard } from '../support/dashboard'
import { expect, signedIn } from '../support/fixtures'
import { painted, watchShifts } from '../support/layout'
import { makeUnreadable } from '../support/network'
import { sampleFile, truth } from '../support/samples'
import { VIEWPORTS } from '../support/viewports'

signedIn('DSH-16 DSH-23 DSH-24 deleting asks and names the resume; declining keeps it, confirming moves it to the trash', async ({ page, account }) => {
  const dashboard = new Dashboard(page)
  await account.api.saved({ file: sampleFile('resume.pdf', 'Old one.pdf') })
  await account.api.saved({ file: sampleFile('resume.docx', 'New one.docx') })
  await dashboard.open()
  const question = page.getByRole('alertdialog', { name: 'Are you sure you want to delete this resume?' })
  const remove = dashboard.entry('Old one').getByRole('button', { name: 'Delete Old one' })
  await remove.click()
  await expect(question).toContainText('Old one')
  await expect(question.getByRole('button', { name: 'Keep it' })).toBeFocused()
  await question.getByRole('button', { name: 'Keep it' }).click()
  await expect(dashboard.entry('Old one')).toBeVisible()
  await remove.click()
  await question.getByRole('button', { name: 'Delete' }).click()
  await expect(dashboard.entry('Old one')).toHaveCount(0)
  await page.reload()
  await expect(dashboard.entry('New one')).toBeVisible()
  await expect(dashboard.history.getByRole('listitem')).toHaveCount(1)
  expect((await account.api.history()).map(({ name }) => name)).toEqual(['New one'])
})

signedIn('DSH-14 DSH-15 DSH-28 the newest stands first, and its original file is downloaded byte by byte', async ({ page, account }) => {
  const dashboard = new Dashboard(page)
  const file = sampleFile('resume.pdf', 'Über mich (neu).pdf')
  await account.api.saved({ file: sampleFile('resume.docx', 'Older.docx') })
  await account.api.saved({ file })
  await dashboard.open()
  await expect(dashboard.history.getByRole('listitem')).toContainText(['Über mich (neu)', 'Older'])
  const arriving = page.waitForEvent('download')
  await dashboard.entry('Über mich').getByRole('button', { name: /^Download/ }).click()
  const download = await arriving
  expect(download.suggestedFilename()).toBe('Über mich (neu).pdf')
  expect((await readFile(await download.path())).equals(file.buffer)).toBe(true)
})

signedIn('DSH-21 a long history says how long it is, and that it goes on: it scrolls in its panel, on a phone with the page', async ({ page, account }) => {
  signedIn.setTimeout(120_000)
  const dashboard = new Dashboard(page)
  const count = 10
  await account.api.keeps(count, account.email)
  await dashboard.open()
  const entries = dashboard.history.getByRole('listitem')
  const list = dashboard.history.getByRole('list')
  await expect(entries).toHaveCount(count)
  await expect(dashboard.history.getByText(`${count} resumes, newest first`)).toBeVisible()
  const [newest, oldest] = [entries.first(), entries.last()]

  await signedIn.step('in the panel: the last row in sight is cut through', async () => {
    const cut = await list.evaluate((element) => {
      const { bottom } = element.getBoundingClientRect()
      return [...element.children].map((row) => row.getBoundingClientRect()).find((row) => row.top < bottom && row.bottom > bottom + 1)
    })
    const { y, height } = (await list.boundingBox())!
    expect((y + height - cut!.top) / cut!.height).toBeGreaterThan(0.3)
    expect((y + height - cut!.top) / cut!.height).toBeLessThan(0.7)
    expect(y + height).toBeLessThan(page.viewportSize()!.height)
  })

  await signedIn.step('in the panel: the wheel and the keyboard reach the last row', async () => {
    await newest.hover()
    await page.mouse.wheel(0, 2000)
    await expect(oldest).toBeInViewport({ ratio: 0.9 })
    await expect(newest).not.toBeInViewport()
    expect(await page.evaluate(() => window.scrollY)).toBe(0)
    await newest.getByRole('button', { name: /^ATS score/ }).focus()
    for (let control = 1; control < count * 5; control++) await page.keyboard.press('Tab')
    await expect(oldest.getByRole('button', { name: /^Delete/ })).toBeFocused()
    await expect(oldest).toBeInViewport({ ratio: 0.9 })
  })

  await signedIn.step('on a phone nothing scrolls but the page', async () => {
    await page.setViewportSize(VIEWPORTS.phone)
    const { height, content } = await list.evaluate((element) => ({ height: element.clientHeight, content: element.scrollHeight }))
    expect(content).toBe(height)
    await oldest.scrollIntoViewIfNeeded()
    await expect(oldest).toBeInViewport({ ratio: 1 })
    expect(await page.evaluate(() => window.scrollY)).toBeGreaterThan(0)
  })
})

signedIn('DSH-17 DSH-18 DSH-19 DSH-20 the details of a resume; ESC and a click outside close them', async ({ page, account }) => {
  const dashboard = new Dashboard(page)
  const record = await account.api.saved({ file: sampleFile('resume.docx', 'Letters.docx') })
  await dashboard.open()
  const detail = await dashboard.openDetail('Letters')
  for (const text of ['Letters.docx', 'Word document (DOCX)', `${record.atsScore}, `, 'ESC', new Date().getFullYear().toString()]) await expect(detail).toContainText(text)
  await expect(detail.getByRole('button', { name: 'Download' })).toBeEnabled()
  await page.keyboard.press('Escape')
  await expect(detail).toBeHidden()
  await dashboard.openDetail('Letters')
  await page.mouse.click(20, 450)
  await expect(detail).toBeHidden()
  await expect(page).toHaveURL('/dashboard')
})

signedIn('DSH-22 View shows a PDF in the page itself and a Word file as its text', async ({ page, account, baseURL }) => {
  const dashboard = new Dashboard(page)
  const asked: string[] = []
  page.on('request', (request) => void asked.push(request.url()))
  await account.api.saved({ file: sampleFile('resume.pdf', 'Pages.pdf') })
  await account.api.saved({ file: sampleFile('resume.doc', 'Letters.doc') })
  await dashboard.open()
  await (await dashboard.openDetail('Pages')).getByRole('button', { name: 'View' }).click()
  const sheet = page.getByRole('dialog', { name: 'Pages.pdf' }).getByRole('img', { name: /^Pages.pdf, page 1 of/ })
  await expect.poll(() => ink(sheet.locator('canvas'))).toBeGreaterThan(0.01)
  await page.goBack()
  await page.goBack()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await (await dashboard.openDetail('Letters')).getByRole('button', { name: 'View' }).click()
  await expect(page.getByRole('dialog', { name: 'Letters.doc' }).getByRole('article', { name: 'Text of the document' })).toContainText(truth.experience[0]!.company)
  expect(asked.filter((url) => !/^(blob|data):/.test(url) && new URL(url).origin !== baseURL)).toEqual([])
})

signedIn('ATS the score card on the screen is the one the server keeps: every point lost is explained', async ({ page, account }) => {
  const { id, atsScore } = await account.api.saved()
  const kept = await account.api.scoreCard(id)
  expect(kept.score).toBe(atsScore)
  await page.goto(`/dashboard?resume=${id}&view=score`)
  const card = page.getByRole('dialog', { name: 'ATS score card' })
  await expect(card.getByRole('img', { name: `ATS score ${atsScore} of 100` })).toBeVisible()
  for (const { name } of kept.groups.filter(({ max }) => max > 0)) await expect(card.getByRole('list', { name: 'Points by section' })).toContainText(name)
  const rules = kept.groups.flatMap((group) => group.rules)
  expect(rules.length).toBeGreaterThan(10)
  for (const { title, message, fix } of rules.filter(({ status }) => status === 'fail' || status === 'partial')) {
    const finding = card.getByRole('listitem').filter({ has: page.getByRole('heading', { name: title }) })
    await expect(finding).toContainText(message)
    if (fix) await expect(finding).toContainText(fix)
  }
  await card.getByText(/^Passed checks/).click()
  for (const { title } of rules.filter(({ status }) => status === 'pass')) await expect(card.getByText(title, { exact: true }).first()).toBeVisible()
})

/** Where the list may begin, in pixels from the top of the window: a phone has the menu above it. */
const LIST_FROM = { phone: 400, tablet: 380, desktop: 290 }

for (const [device, viewport] of Object.entries(VIEWPORTS)) {
  signedIn.describe(device, () => {
    signedIn.use({ viewport })

    for (const count of [0, 1, 10]) {
      signedIn(`nothing moves while ${count} resumes come in`, async ({ page, account }) => {
        await account.api.keeps(count, account.email)
        const shifts = await watchShifts(page)
        // The answers come one after the other, so that every state in between is painted.
        for (const [call, delay] of [['history', 300], ['pending', 600]] as const) {
          await page.route(`**/api/resume/${call}`, async (route) => {
            await new Promise((passed) => setTimeout(passed, delay))
            await route.continue()
          })
        }
        const dashboard = new Dashboard(page)
        await dashboard.open()
        if (count === 0) await expect(dashboard.history.getByText('No resumes uploaded yet')).toBeVisible()
        else await expect(dashboard.history.getByRole('listitem')).toHaveCount(count)
        await expect(page.getByRole('group', { name: 'GitHub' })).toBeAttached()
        await painted(page)
        expect(await shifts()).toBeLessThanOrEqual(0.01)
      })
    }

    signedIn('DSH-03 DSH-09 the list begins early, below one heading, and one button is the main one', async ({ page, account }) => {
      await account.api.saved()
      const dashboard = new Dashboard(page)
      await dashboard.open()
      const { y } = (await dashboard.history.getByRole('listitem').first().boundingBox())!
      expect(y).toBeLessThanOrEqual(LIST_FROM[device as keyof typeof LIST_FROM])
      const main = page.getByRole('main')
      await expect(main.getByRole('heading', { level: 2 })).toHaveText(['Your Resumes', 'GitHub', 'LinkedIn'])
      const filled = await main.getByRole('button').evaluateAll((buttons) => buttons.filter((button) => button.classList.contains('bg-primary')).map((button) => button.textContent))
      expect(filled).toEqual(['Upload Resume'])
    })

    signedIn('nothing sticks out sideways', async ({ page, account }) => {
      await account.api.saved({ file: sampleFile('resume.docx', `${'A very long name of a resume '.repeat(6)}.docx`) })
      const dashboard = new Dashboard(page)
      for (const width of [viewport.width, 320]) {
        await page.setViewportSize({ width, height: viewport.height })
        await dashboard.open()
        await dashboard.history.getByRole('listitem').waitFor()
        expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width)
      }
    })
  })
}

signedIn('an upload that cannot be read says so in the panel; another file is the next step, and nothing is called empty', async ({ page, account }) => {
  const reason = 'This PDF contains only images, or is blank.'
  await account.api.uploaded(sampleFile('scanned.pdf', 'scan.pdf'))
  await makeUnreadable(page, reason)
  const dashboard = new Dashboard(page)
  await dashboard.open()
  const banner = dashboard.history.getByRole('region', { name: 'Unreadable file' })
  await expect(banner).toContainText('scan.pdf')
  await expect(banner).toContainText(`Could not be read. ${reason}`)
  await expect(dashboard.history.getByText('No resumes uploaded yet')).toHaveCount(0)
  await banner.getByRole('button', { name: 'Choose another file' }).click()
  await expect(dashboard.uploadDialog).toBeVisible()
  await expect.poll(() => account.api.pending()).toBeNull()
})

signedIn('DSH-03 DSH-06 DSH-07 DSH-09 the menu leads to the cards; what needs a connection says so', async ({ page }) => {
  const dashboard = new Dashboard(page)
  await dashboard.open()
  const update = page.getByRole('button', { name: 'Update URLs' })
  await expect(update).toBeDisabled()
  await update.focus()
  await expect(page.getByRole('tooltip').filter({ visible: true })).toHaveText('Connect GitHub or LinkedIn to update your links.')
  for (const name of ['GitHub', 'LinkedIn']) {
    await page.getByRole('navigation', { name: 'Dashboard' }).getByRole('link', { name }).click()
    await expect(page.getByRole('group', { name })).toBeFocused()
    await page.keyboard.press('Tab')
    await expect(page.getByRole('button', { name: `Connect ${name}` })).toBeFocused()
  }
  const missing = page.getByRole('alertdialog', { name: 'Please connect your GitHub and LinkedIn profiles first to create a new resume.' })
  for (const [name, opened] of [['Upload Resume', dashboard.uploadDialog], ['Create New', missing], ['New Resume', missing]] as const) {
    await page.getByRole('button', { name }).first().click()
    await expect(opened).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(opened).toBeHidden()
  }
})
