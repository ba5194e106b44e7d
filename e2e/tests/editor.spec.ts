import { AxeBuilder } from '@axe-core/playwright'
import { Editor, previewTimes } from '../support/editor'
import { Dashboard } from '../support/dashboard'
import { expect, signedIn } from '../support/fixtures'
import { breakCall } from '../support/network'
import { truth } from '../support/samples'
import { dress } from '../support/screens'
import { SMALL_SCREENS } from '../support/viewports'

// Failed saves and conflicts are provoked here; the browser logs each of them.
signedIn.use({ refusals: 'expected' })

const SAVE = /\/api\/resume\/[^/]+$/
const added = ' Speaks at trade fairs.'

signedIn('from the history to the editor: what is typed is drawn, saved, and there after a reload', async ({ page, account }) => {
  const { id, name } = await account.api.saved()
  const dashboard = new Dashboard(page)
  await dashboard.open()
  await dashboard.history.getByRole('link', { name: `Edit ${name}` }).click()
  const editor = new Editor(page)
  await editor.is('Saved')
  const before = await editor.sheet().getAttribute('src')
  await editor.summary.fill(truth.summary + added)
  await expect(editor.sheet()).not.toHaveAttribute('src', before!)
  await editor.is('Saved')
  expect((await account.api.parsed(id)).summary).toBe(truth.summary + added)
  await page.reload()
  await expect(editor.summary).toHaveValue(truth.summary + added)
  await expect.poll(async () => (await previewTimes(page)).length).toBeGreaterThan(0)
})

signedIn('a section of its own, a language and the design come back whole', async ({ page, account }) => {
  const { id } = await account.api.saved()
  const editor = new Editor(page)
  await editor.open(id)
  const languages = await editor.section('Languages')
  await languages.getByRole('button', { name: 'Add language' }).click()
  await expect(languages.getByLabel('Language', { exact: true }).last()).toBeFocused()
  await page.keyboard.type('Portuguese')
  await languages.getByLabel('Level').last().fill('B1')
  await page.getByRole('button', { name: 'Add section' }).click()
  await page.keyboard.type('Patents')
  const patents = await editor.section('Patents')
  await patents.getByLabel('Title', { exact: true }).fill('Tidal gate')
  await editor.tab('Design').click()
  await page.getByRole('radio', { name: 'Teal' }).check({ force: true })
  await page.getByRole('radio', { name: 'One page' }).check({ force: true })
  await editor.is('Saved')
  await page.reload()
  await (await editor.section('Patents')).getByRole('button', { name: 'Tidal gate', exact: true }).waitFor()
  await expect((await editor.section('Languages')).getByLabel('Level').last()).toHaveValue('B1')
  await editor.tab('Design').click()
  await expect(page.getByRole('radio', { name: 'Teal' })).toBeChecked()
  await expect(page.getByRole('radio', { name: 'One page' })).toBeChecked()
})

signedIn('a broken connection: the state says so, a reload loses nothing, and the save follows', async ({ page, account }) => {
  const { id } = await account.api.saved()
  const editor = new Editor(page)
  await editor.open(id)
  await page.route(SAVE, (route) => (route.request().method() === 'PUT' ? route.abort('connectionfailed') : route.fallback()))
  await editor.summary.fill(truth.summary + added)
  await editor.is('Not saved: trying again')
  // The browser asks before the page goes.
  page.once('dialog', (dialog) => void dialog.accept())
  await page.reload()
  await expect(editor.summary).toHaveValue(truth.summary + added)
  await page.unroute(SAVE)
  await editor.is('Saved')
  expect((await account.api.parsed(id)).summary).toBe(truth.summary + added)
})

signedIn('without a network it says so, and saves when there is one again', async ({ page, account, context }) => {
  const { id } = await account.api.saved()
  const editor = new Editor(page)
  await editor.open(id)
  await context.setOffline(true)
  await editor.summary.fill(truth.summary + added)
  await editor.is('Offline')
  await context.setOffline(false)
  await editor.is('Saved')
})

signedIn('invalid content is kept and not sent', async ({ page, account }) => {
  const { id } = await account.api.saved()
  const editor = new Editor(page)
  await editor.open(id)
  await editor.name.fill('')
  await editor.is('Not saved')
  await page.getByRole('button', { name: 'Fix 1 field' }).click()
  await expect(page.getByText('Name is required')).toBeVisible()
  await expect(editor.name).toBeFocused()
  page.once('dialog', (dialog) => void dialog.accept())
  await page.reload()
  await expect(editor.name).toHaveValue('')
  expect((await account.api.parsed(id)).name).toBe(truth.name)
  await page.getByRole('contentinfo').getByRole('link', { name: 'Pricing' }).click()
  const asked = page.getByRole('alertdialog', { name: 'Leave with unsaved changes?' })
  await asked.getByRole('button', { name: 'Keep editing' }).click()
  await editor.name.fill(truth.name)
  await editor.is('Saved')
})

signedIn('two tabs: neither overwrites the other without a word', async ({ page, account, context }) => {
  const { id } = await account.api.saved()
  const [mine, other] = [new Editor(page), new Editor(await context.newPage())]
  await mine.open(id)
  await other.open(id)
  await other.name.fill('Other Name')
  await other.is('Saved')
  await mine.summary.fill('Mine.')
  const dialog = page.getByRole('alertdialog', { name: 'This resume was changed in another tab' })
  await expect(dialog.getByRole('list', { name: 'Differences' })).toContainText('Other Name')
  await dialog.getByRole('button', { name: 'Load the other version' }).click()
  await expect(mine.name).toHaveValue('Other Name')
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(mine.summary).toHaveValue('Mine.')
  await mine.is('Saved')

  await other.summary.fill('From the other tab.')
  await other.page.getByRole('alertdialog').getByRole('button', { name: 'Keep mine as the newest' }).click()
  await other.is('Saved')
  expect((await account.api.parsed(id)).summary).toBe('From the other tab.')
  await other.page.getByRole('button', { name: 'Version history' }).click()
  await expect(other.page.getByRole('list', { name: 'Versions' }).getByRole('listitem').nth(2)).toBeVisible()
})

signedIn('by keyboard alone: reorder, hide, undo and redo', async ({ page, account }) => {
  const { id } = await account.api.saved()
  const editor = new Editor(page)
  await editor.open(id)
  const before = await editor.sections().allTextContents()
  const skills = page.getByRole('button', { name: 'Move Skills up' })
  await skills.focus()
  await page.keyboard.press('Enter')
  await expect(skills).toBeFocused()
  await expect(page.getByText('Skills moved to position 2 of')).toBeAttached()
  await page.keyboard.press('Space')
  await expect(editor.sections().first()).toHaveText(/^Skills/)
  await page.keyboard.press('Control+z')
  await page.keyboard.press('Control+z')
  await expect(editor.sections()).toHaveText(before)
  await page.keyboard.press('Control+Shift+z')
  await expect(editor.sections().nth(1)).toHaveText(/^Skills/)
  await page.getByRole('button', { name: 'Hide Projects' }).press('Enter')
  await expect(page.getByRole('button', { name: 'Show Projects' })).toBeFocused()
  await editor.is('Saved')
})

signedIn('by pointer: a section is dragged to another place', async ({ page, account }) => {
  const { id } = await account.api.saved()
  const editor = new Editor(page)
  await editor.open(id)
  const handle = page.getByRole('region', { name: 'Skills', exact: true }).getByTitle('Drag to move').first()
  await handle.scrollIntoViewIfNeeded()
  const from = (await handle.boundingBox())!
  await page.mouse.move(from.x + from.width / 2, from.y + from.height / 2)
  await page.mouse.down()
  // Held near the upper edge, the page scrolls until the first section is in sight.
  await page.mouse.move(from.x + 20, 70, { steps: 6 })
  await expect(page.getByRole('heading', { level: 2, name: /^Experience/ })).toBeInViewport()
  await page.mouse.up()
  await expect(editor.sections().first()).toHaveText(/^Skills/)
})

signedIn('versions are compared and restored, and the present one stays', async ({ page, account }) => {
  const { id } = await account.api.saved()
  const editor = new Editor(page)
  await editor.open(id)
  await editor.summary.fill('Second.')
  await page.keyboard.press('Control+s')
  await editor.is('Saved')
  await page.getByRole('button', { name: 'Version history' }).click()
  const dialog = page.getByRole('dialog', { name: 'Version history' })
  await dialog.getByRole('button', { name: /^Version 1\b/ }).click()
  await expect(dialog.getByRole('list', { name: 'Differences' })).toContainText('Second.')
  await dialog.getByRole('tab', { name: 'Preview' }).click()
  await expect(dialog.getByRole('img', { name: /^Page 1 of / })).toBeVisible()
  await dialog.getByRole('button', { name: 'Restore version 1' }).click()
  await expect(editor.summary).toHaveValue(truth.summary!)
  await page.getByRole('button', { name: 'Version history' }).click()
  await expect(dialog.getByRole('button', { name: /^Version 3 \(current\)/ })).toBeVisible()
  await expect(dialog.getByRole('button', { name: /^Version 2\b/ })).toBeVisible()
})

signedIn('it is renamed and duplicated', async ({ page, account }) => {
  const { id } = await account.api.saved()
  const editor = new Editor(page)
  await editor.open(id)
  await page.getByRole('button', { name: 'Rename' }).click()
  await page.keyboard.type('Port of Kiel')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: 'Port of Kiel' })).toBeVisible()
  await page.getByRole('button', { name: 'Duplicate' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Port of Kiel 2' })).toBeVisible()
  await expect(page).not.toHaveURL(new RegExp(id))
  await new Dashboard(page).open()
  await expect(new Dashboard(page).entry('Port of Kiel 2')).toBeVisible()
})

signedIn('a finding leads to its field', async ({ page, account }) => {
  const { id } = await account.api.saved()
  const editor = new Editor(page)
  await editor.open(id)
  await editor.tab('Score').click()
  await page.getByRole('button', { name: /^Edit details: / }).first().click()
  await expect(editor.tab('Content')).toHaveAttribute('aria-selected', 'true')
  await expect(page.locator('[data-path] :focus')).toBeInViewport()
})

signedIn('every format is downloaded as it was typed a moment ago', async ({ page, account }) => {
  const { id } = await account.api.saved()
  const editor = new Editor(page)
  await editor.open(id)
  await editor.summary.fill('Fresh from the editor.')
  await page.getByRole('button', { name: 'Download', exact: true }).click()
  const labels = await page.getByRole('menuitem').allTextContents()
  await page.keyboard.press('Escape')
  for (const label of labels) {
    await page.getByRole('button', { name: 'Download', exact: true }).click()
    const [file] = await Promise.all([page.waitForEvent('download'), page.getByRole('menuitem', { name: label, exact: true }).click()])
    expect(file.suggestedFilename(), label).toMatch(/\.\w+$/)
  }
  expect((await account.api.parsed(id)).summary).toBe('Fresh from the editor.')
})

signedIn('a preview that fails says so, and the old page stays', async ({ page, account }) => {
  const { id } = await account.api.saved()
  const editor = new Editor(page)
  await editor.open(id)
  await expect(editor.sheet()).toBeVisible()
  const repair = await breakCall(page, '**/api/resume/*/preview')
  await editor.summary.fill('Anew.')
  await expect(page.getByRole('alert')).toBeVisible()
  await expect(editor.sheet()).toBeVisible()
  await repair()
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByRole('alert')).toBeHidden()
})

signedIn.describe('on a phone', () => {
  signedIn.use({ viewport: SMALL_SCREENS.phone })

  signedIn('form and preview take turns, and nothing is wider than the screen', async ({ page, account }) => {
    const { id } = await account.api.saved()
    const editor = new Editor(page)
    await editor.open(id)
    await expect(editor.preview).toBeHidden()
    await editor.section('Experience')
    expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBeLessThanOrEqual(0)
    await page.getByRole('button', { name: 'Preview', exact: true }).click()
    await expect(editor.sheet()).toBeInViewport()
    await expect(editor.summary).toBeHidden()
    await page.getByRole('button', { name: 'Edit', exact: true }).click()
    await expect(editor.summary).toBeVisible()
  })
})

for (const [width, height] of [[390, 844], [1440, 900]] as const) {
  signedIn(`axe finds nothing in the editor, ${width} px wide`, async ({ page, account }) => {
    const { id } = await account.api.saved()
    const editor = new Editor(page)
    await editor.open(id)
    for (const theme of ['light', 'dark'] as const) {
      await dress(page, theme, width, height)
      for (const name of ['Design', 'Score', 'Content'] as const) {
        await editor.tab(name).click()
        if (name === 'Content') await editor.section('Experience')
        const { violations } = await new AxeBuilder({ page }).analyze()
        expect.soft(violations.map(({ id: rule, nodes }) => `${rule}: ${nodes.map(({ html }) => html.slice(0, 160)).join(' | ')}`), `${name}, ${theme}`).toEqual([])
      }
    }
  })
}
