import type { Page } from '@playwright/test'
import { Dashboard } from '../support/dashboard'
import { Editor } from '../support/editor'
import { expect, signedIn } from '../support/fixtures'
import { connectBoth, exportZip, githubAnswers, linkedInAnswers, profilePdf, Profiles, signInByCookie } from '../support/profiles'
import { fileOf, sampleFile } from '../support/samples'
import { VIEWPORTS } from '../support/viewports'
import { parseFile } from '../support/vitae'

// The stand-ins answer everybody alike: one test after the other.
signedIn.describe.configure({ mode: 'default' })
signedIn.use({ refusals: 'expected' })
signedIn.beforeEach(async () => {
  await githubAnswers({ mode: 'normal' })
  await linkedInAnswers({ mode: 'normal' })
})

async function opened(page: Page) {
  await new Dashboard(page).open()
  const profiles = new Profiles(page)
  await profiles.github.waitFor()
  return profiles
}

signedIn('GIT-01 GIT-02 GIT-04 GIT-05 GIT-06 GIT-08 GIT-11 GIT-13 DSH-06 DSH-08 GitHub: sign in there, see the repositories, choose, refresh, disconnect', async ({ page }) => {
  const profiles = await opened(page)
  await profiles.openGithub()
  await profiles.signInWithGithub()
  await page.waitForURL('/dashboard#github')
  await expect(profiles.toast('GitHub connected.')).toBeVisible()
  await expect(profiles.github.getByText('Connected', { exact: true })).toBeVisible()
  await expect(profiles.repositories).toHaveCount(3)
  await expect(profiles.repositories.first()).toContainText('tide-tables')
  await expect(profiles.repositories.first()).toContainText('Tide predictions for harbours')
  await expect(profiles.repositories.first()).toContainText('Rust')
  await expect(profiles.repositories.first()).toContainText('42')
  await expect(profiles.repositories.filter({ hasText: 'old-site' })).toContainText('Archived')
  await expect(profiles.repositories.first().getByRole('link')).toHaveAttribute('href', 'https://github.com/octo-ada/tide-tables')

  await page.getByRole('button', { name: /^(Choose for resumes|See all)/ }).click()
  const all = profiles.dialog('Choose repositories')
  await expect(all.getByRole('listitem').filter({ hasText: 'linux' })).toContainText('Fork')
  await expect(all.getByRole('listitem').filter({ hasText: 'old-site' })).toContainText('Archived')
  await expect(all.getByRole('listitem').first()).toContainText('Pinned')
  await all.getByRole('checkbox', { name: 'Use pocket-ledger in new resumes' }).check()
  await page.reload()
  await expect(all.getByRole('checkbox', { name: 'Use pocket-ledger in new resumes' })).toBeChecked()
  await all.getByRole('button', { name: 'Save' }).click()
  await expect(profiles.toast('Your choice is saved.')).toBeVisible()

  await profiles.github.getByRole('button', { name: 'Refresh GitHub' }).click()
  await expect(profiles.toast('GitHub profile refreshed.')).toBeVisible()

  await profiles.disconnect(profiles.github, 'GitHub')
  await expect(profiles.github.getByRole('button', { name: 'Connect GitHub' })).toBeVisible()
  await expect(profiles.repositories).toHaveCount(0)
  await page.reload()
  await expect(profiles.github.getByRole('button', { name: 'Connect GitHub' })).toBeVisible()
})

signedIn('GIT-07 a refused consent and an attempt that is over say so where one can try again', async ({ page }) => {
  const profiles = await opened(page)
  await githubAnswers({ mode: 'denied' })
  await profiles.openGithub()
  await profiles.signInWithGithub()
  await expect(profiles.dialog('Connect GitHub profile').getByRole('alert')).toHaveText('You didn’t give permission at GitHub, so nothing was connected.')
  await page.goto('/api/auth/github/callback?code=wrong&state=wrong')
  await expect(profiles.dialog('Connect GitHub profile').getByRole('alert')).toContainText('Sign in with GitHub again.')
  await githubAnswers({ mode: 'normal' })
  await profiles.signInWithGithub()
  await expect(profiles.toast('GitHub connected.')).toBeVisible()
})

signedIn('GIT-10 GIT-20 a public profile by its address; an unknown one, and the rate limit, are said', async ({ page }) => {
  const profiles = await opened(page)
  await profiles.openGithub()
  const dialog = profiles.dialog('Connect GitHub profile')
  const address = dialog.getByLabel('Public profile address')
  const connect = dialog.getByRole('button', { name: 'Connect this profile' })
  await address.fill('https://evil.example/octo-ada')
  await connect.click()
  await expect(address).toHaveAttribute('aria-invalid', 'true')
  await address.fill('nobody-at-all')
  await connect.click()
  await expect(address).toHaveAccessibleDescription(/couldn’t find this profile|couldn't find this profile/)
  await address.fill('@octo-ada')
  await page.reload()
  await expect(address).toHaveValue('@octo-ada')
  await connect.click()
  await expect(profiles.dialog('GitHub profile')).toContainText('octo-ada')
})

signedIn('GIT-09 a permission that was withdrawn at GitHub keeps the data and asks to reconnect', async ({ page }) => {
  const profiles = await opened(page)
  await profiles.openGithub()
  await profiles.signInWithGithub()
  await expect(profiles.repositories).toHaveCount(3)
  await githubAnswers({ mode: 'revoked' })
  await profiles.github.getByRole('button', { name: 'Refresh GitHub' }).click()
  const reconnect = profiles.github.getByRole('button', { name: 'Reconnect GitHub' })
  await expect(reconnect).toBeVisible()
  await expect(profiles.repositories).toHaveCount(3)
  await githubAnswers({ mode: 'normal' })
  await reconnect.click()
  await expect(profiles.toast('GitHub connected.')).toBeVisible()
  await expect(profiles.github.getByRole('button', { name: 'Refresh GitHub' })).toBeVisible()
})

signedIn('LIN-01 LIN-02 LIN-04 LIN-05 LIN-06 DSH-07 LinkedIn: sign in there, which leads on to the import; disconnect', async ({ page, account }) => {
  await signInByCookie(page, account)
  const profiles = await opened(page)
  await linkedInAnswers({ mode: 'cancelled' })
  await profiles.openLinkedIn()
  await page.getByRole('tab', { name: 'Sign in and address' }).click()
  await page.getByRole('button', { name: 'Sign in with LinkedIn' }).click()
  await expect(profiles.dialog('Connect LinkedIn profile').getByRole('alert')).toHaveText('You didn’t give permission at LinkedIn, so nothing was connected.')
  await linkedInAnswers({ mode: 'normal' })
  await page.getByRole('button', { name: 'Sign in with LinkedIn' }).click()
  await page.waitForURL('/dashboard?connect=linkedin')
  await expect(profiles.toast('Signed in with LinkedIn.')).toBeVisible()
  await expect(profiles.dialog('LinkedIn profile').getByText('Signed in as Ada Quill, ada.quill@example.org.')).toBeVisible()
  await expect(profiles.held('Experience')).toContainText('none')
  await profiles.dialog('LinkedIn profile').getByRole('button', { name: 'Done' }).click()
  await expect(profiles.linkedIn).toContainText('Signed in as Ada Quill.')
  await profiles.disconnect(profiles.linkedIn, 'LinkedIn')
  await expect(profiles.toast('LinkedIn profile disconnected successfully!')).toBeVisible()
  await expect(profiles.linkedIn.getByRole('button', { name: 'Connect LinkedIn' })).toBeVisible()
})

signedIn('LIN-08 LIN-09 LIN-10 the saved PDF and the data export bring what they hold; the address is kept', async ({ page }) => {
  const profiles = await opened(page)
  await profiles.openLinkedIn()
  await profiles.importFile('Profile PDF', await profilePdf())
  await expect(profiles.held('Experience')).toContainText('2')
  await expect(profiles.held('Projects')).toContainText('none')
  await profiles.importFile('Data export', await exportZip())
  await expect(profiles.held('Experience')).toContainText('3')
  await expect(profiles.held('Projects')).toContainText('2')
  await expect(profiles.held('Publications')).toContainText('1')
  await expect(page.getByRole('list', { name: 'Imported files' }).getByRole('listitem')).toHaveCount(2)

  await page.getByRole('tab', { name: 'Sign in and address' }).click()
  const address = page.getByLabel('LinkedIn profile address')
  await address.fill('https://evil.example/in/ada')
  await page.getByRole('button', { name: 'Save address' }).click()
  await expect(address).toHaveAttribute('aria-invalid', 'true')
  await address.fill('linkedin.com/in/ada-quill')
  await page.getByRole('button', { name: 'Save address' }).click()
  await expect(address).toHaveValue('https://www.linkedin.com/in/ada-quill')
})

signedIn('LIN-10 LinkedIn hands over the data itself; a member outside the EEA is led to the data export; an ended permission is renewed', async ({ page, account }) => {
  await signInByCookie(page, account)
  const profiles = await opened(page)
  const fetch = page.getByRole('tabpanel').getByRole('button', { name: 'Fetch from LinkedIn' })
  await linkedInAnswers({ mode: 'outside' })
  await profiles.openLinkedIn()
  await page.getByRole('tab', { name: 'Fetch from LinkedIn' }).click()
  await fetch.click()
  await expect(profiles.dialog('Connect LinkedIn profile').getByRole('alert')).toHaveText('LinkedIn sends this data only for members in the European Economic Area and Switzerland. Use the data export (ZIP) instead.')
  await linkedInAnswers({ mode: 'normal' })
  await fetch.click()
  await page.waitForURL('/dashboard?connect=linkedin')
  await expect(profiles.toast('LinkedIn data imported.')).toBeVisible()
  await expect(profiles.held('Experience')).toContainText('3')
  await expect(page.getByRole('list', { name: 'Imported files' })).toContainText('Fetched from LinkedIn')

  await linkedInAnswers({ mode: 'unauthorized' })
  await page.getByRole('button', { name: 'Fetch again' }).click()
  const reconnect = page.getByRole('button', { name: 'Reconnect LinkedIn' })
  await expect(reconnect).toBeVisible()
  await expect(profiles.held('Experience')).toContainText('3')
  await linkedInAnswers({ mode: 'normal' })
  await reconnect.click()
  await expect(profiles.toast('LinkedIn data imported.')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Fetch again' })).toBeVisible()
})

signedIn('LIN-10 files that are none of LinkedIn’s are refused at the place, and nothing is connected', async ({ page }) => {
  const profiles = await opened(page)
  await profiles.openLinkedIn()
  const place = page.getByRole('tabpanel').getByRole('alert')
  for (const [tab, file] of [
    ['Profile PDF', sampleFile('picture.png')],
    ['Profile PDF', sampleFile('resume.pdf')],
    ['Data export', fileOf('export.zip', Buffer.from('PK\x03\x04 and then nothing'))],
    ['Data export', fileOf('resume.zip', sampleFile('resume.docx').buffer)],
  ] as const) {
    await profiles.importFile(tab, file)
    await expect(place, file.name).toHaveText(/\w+.*\./)
  }
  await page.getByRole('button', { name: 'Close' }).click()
  await expect(profiles.linkedIn.getByRole('button', { name: 'Connect LinkedIn' })).toBeVisible()
})

signedIn('CRE-01 CRE-02 CRE-03 CRE-04 without both profiles the way to what is missing', async ({ page, account }) => {
  const profiles = await opened(page)
  await page.getByRole('button', { name: 'Create New' }).click()
  const gate = (text: string) => page.getByRole('alertdialog', { name: text })
  await expect(gate('Please connect your GitHub and LinkedIn profiles first to create a new resume.')).toBeVisible()
  await account.api.call('POST', '/api/auth/github/connect', { githubUrl: 'octo-ada' })
  await page.reload()
  await expect(gate('Please connect your LinkedIn profile first to create a new resume.')).toBeVisible()
  await gate('Please connect your LinkedIn profile first to create a new resume.').getByRole('button', { name: 'Connect LinkedIn' }).click()
  await profiles.importFile('Profile PDF', await profilePdf())
  await expect(profiles.held('Experience')).toContainText('2')
  await page.getByRole('button', { name: 'Done' }).click()
  await profiles.disconnect(profiles.github, 'GitHub')
  await page.getByRole('button', { name: 'New Resume' }).click()
  await expect(gate('Please connect your GitHub profile first to create a new resume.')).toBeVisible()
})

signedIn('the keyboard goes on from where it was: after a dialog, a connection, an import and a new resume', async ({ page, account }) => {
  await account.api.saved()
  const profiles = await opened(page)
  const createNew = page.getByRole('button', { name: 'Create New' })
  const connectGithub = profiles.github.getByRole('button', { name: 'Connect GitHub' })
  for (const [opener, role, name] of [[createNew, 'alertdialog', /^Please connect/], [connectGithub, 'dialog', 'Connect GitHub profile']] as const) {
    await opener.press('Enter')
    await expect(page.getByRole(role, { name }).getByRole('heading', { level: 2 })).toBeFocused()
    await page.keyboard.press('Escape')
    await expect(opener).toBeFocused()
  }
  await connectGithub.press('Enter')
  await page.getByLabel('Public profile address').fill('octo-ada')
  await page.getByRole('button', { name: 'Connect this profile' }).press('Enter')
  await expect(profiles.dialog('GitHub profile').getByRole('heading', { level: 2 })).toBeFocused()
  await page.getByRole('button', { name: 'Done' }).press('Enter')
  await expect(profiles.github).toBeFocused()
  const refresh = profiles.github.getByRole('button', { name: 'Refresh GitHub' })
  await refresh.press('Enter')
  await expect(profiles.toast('GitHub profile refreshed.')).toBeVisible()
  await expect(refresh).toBeFocused()

  await profiles.linkedIn.getByRole('button', { name: 'Connect LinkedIn' }).press('Enter')
  const file = page.getByRole('tabpanel').locator('input[type=file]')
  await file.focus()
  await file.setInputFiles(sampleFile('resume.pdf'))
  await expect(page.getByRole('tabpanel').getByRole('alert')).toBeVisible()
  await expect(file).toBeFocused()
  await file.setInputFiles(await profilePdf())
  await expect(page.getByRole('heading', { name: 'What we have from LinkedIn' })).toBeFocused()
  await page.getByRole('button', { name: 'Done' }).press('Enter')
  await expect(profiles.linkedIn.locator(':focus')).toHaveCount(1)

  await createNew.press('Enter')
  await profiles.newResume.getByRole('button', { name: 'Cancel' }).press('Enter')
  await expect(createNew).toBeFocused()
  await createNew.press('Enter')
  await profiles.goOnToContent()
  await profiles.newResume.getByRole('button', { name: 'Create Resume' }).press('Enter')
  await expect(page).toHaveURL(/\/dashboard\/resumes\//)
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
})

signedIn('the buttons of what is missing stand in one row, the way out at the left', async ({ page }) => {
  await opened(page)
  await page.getByRole('button', { name: 'Create New' }).click()
  const gate = page.getByRole('alertdialog')
  const box = async (name: string) => (await gate.getByRole('button', { name }).boundingBox())!
  // Once it has come to rest.
  await expect(async () => {
    const [upload, github, linkedIn, whole] = [await box('Upload Resume'), await box('Connect GitHub'), await box('Connect LinkedIn'), (await gate.boundingBox())!]
    expect(new Set([upload, github, linkedIn].map(({ y, height }) => `${y} ${height}`)).size).toBe(1)
    expect(upload.x - whole.x, 'at the left edge').toBeLessThan(30)
    expect(github.x + github.width + 12, 'side by side').toBeCloseTo(linkedIn.x, 0)
    expect(Math.max(upload.width, github.width, linkedIn.width), 'as wide as their labels').toBeLessThan(200)
  }).toPass()
})

signedIn('LIN-10 the ways to bring LinkedIn along are in sight on every screen', async ({ page }) => {
  const profiles = await opened(page)
  await profiles.openLinkedIn()
  const tabs = page.getByRole('tablist')
  await tabs.waitFor()
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme })
    for (const width of [320, 390, 640, 820, 1440]) {
      await page.setViewportSize({ width, height: 844 })
      const right = await tabs.evaluate((element) => element.getBoundingClientRect().right)
      const ends = await tabs.getByRole('tab').evaluateAll((all) => all.map((tab) => tab.getBoundingClientRect().right))
      expect(ends).toHaveLength(4)
      expect(Math.max(...ends), `${colorScheme}, ${width} px wide`).toBeLessThanOrEqual(right)
    }
  }
})

signedIn('CRE-05 CRE-06 CRE-07 a new resume of all three: chosen in the merge, opened in the editor, scored, in the history, and in its PDF', async ({ page, account }) => {
  await account.api.saved({ file: sampleFile('resume.pdf', 'Harbour.pdf') })
  await connectBoth(account)
  const profiles = await opened(page)
  await page.getByRole('button', { name: 'Create New' }).click()
  await profiles.newResume.getByLabel('Name of the resume').fill('Of all three')
  await profiles.goOnToContent()
  await expect(page).toHaveURL('/dashboard?create=content')

  await expect(profiles.section('Experience').getByRole('checkbox', { name: /Senior Engineer/ })).toBeChecked()
  const praktikantin = profiles.section('Experience').getByRole('checkbox', { name: /Praktikantin/ })
  await praktikantin.uncheck()
  const ledger = profiles.section('Projects').getByRole('checkbox', { name: /pocket-ledger/ })
  await ledger.check()
  await page.reload()
  await expect(praktikantin).not.toBeChecked()
  await expect(ledger).toBeChecked()
  const own = profiles.newResume.getByRole('radio', { name: 'Your resume' })
  for (let at = 0; at < (await own.count()); at++) await expect(own.nth(at)).toBeChecked()

  await profiles.newResume.getByRole('button', { name: 'Create Resume' }).click()
  await page.waitForURL(/\/dashboard\/resumes\/[\w-]+$/)
  const editor = new Editor(page)
  await editor.summary.waitFor()
  const id = page.url().split('/').pop()!
  await signedIn.step('Back leads to the dashboard, not to the steps that made it', async () => {
    await page.goBack()
    await expect(page).toHaveURL('/dashboard')
    await expect(profiles.newResume).toBeHidden()
    await page.goForward()
    await editor.summary.waitFor()
  })
  const made = await account.api.parsed(id)
  expect(made.experience.map(({ company }) => company)).toEqual(expect.arrayContaining(['Kiln Ltd']))
  expect(made.experience.map(({ position }) => position)).not.toContain('Praktikantin')
  expect(made.projects.map(({ name }) => name)).toEqual(expect.arrayContaining(['pocket-ledger']))

  await signedIn.step('its PDF holds what was chosen', async () => {
    const answer = await fetch(`${account.api.origin}/api/resume/${id}/render?template=template1&format=pdf`, { headers: { Authorization: `Bearer ${account.token}` } })
    const path = signedIn.info().outputPath('made.pdf')
    const { writeFile } = await import('node:fs/promises')
    await writeFile(path, Buffer.from(await answer.arrayBuffer()))
    const read = await parseFile(path)
    expect(read.experience.map(({ company }) => company)).toContain('Kiln Ltd')
    expect(read.projects.map(({ name }) => name).join()).toContain('pocket-ledger')
  })

  await signedIn.step('the history shows it with a score', async () => {
    const dashboard = new Dashboard(page)
    await dashboard.open()
    await expect.poll(() => dashboard.score('Of all three')).toBeGreaterThan(0)
  })
})

signedIn('DSH-42 DSH-43 DSH-44 GIT-12 a profile changes a resume only as far as its owner has seen and left in, in one step of the history', async ({ page, account }) => {
  const { id } = await account.api.saved()
  const before = await account.api.parsed(id)
  await connectBoth(account)
  const profiles = await opened(page)
  expect(await account.api.parsed(id)).toEqual(before)

  await signedIn.step('it is shown, and can be left', async () => {
    await page.getByRole('button', { name: 'Update URLs' }).click()
    await profiles.dialog('Update links').getByRole('button', { name: 'Cancel' }).click()
    await page.reload()
    expect(await account.api.parsed(id)).toEqual(before)
  })

  await signedIn.step('a link is left out and in by keyboard, and saved', async () => {
    await page.getByRole('button', { name: 'Update URLs' }).press('Enter')
    const dialog = profiles.dialog('Update links')
    await expect(dialog).toContainText('https://github.com/octo-ada')
    const github = dialog.getByRole('checkbox', { name: 'GitHub' })
    await github.focus()
    await page.keyboard.press('Space')
    await expect(github).not.toBeChecked()
    await page.keyboard.press('Space')
    await expect(github).toBeChecked()
    await dialog.getByRole('button', { name: 'Update Links' }).press('Enter')
    await expect(profiles.toast('Resume URLs updated successfully!')).toBeVisible()
    await expect(dialog).toBeHidden()
    await page.reload()
    const after = JSON.stringify(await account.api.parsed(id))
    expect(after).toContain('https://github.com/octo-ada')
    expect(after.match(/linkedin/g)).toEqual(JSON.stringify(before).match(/linkedin/g))
  })

  await signedIn.step('one press in the history takes it back', async () => {
    await new Editor(page).open(id)
    await page.getByRole('button', { name: /^(Version history|History)/ }).click()
    const history = page.getByRole('dialog', { name: /history/i })
    await history.getByRole('button', { name: /version 1/i }).first().click()
    const restore = history.getByRole('button', { name: 'Restore version 1' })
    await restore.click()
    await expect(page.getByText('Version 1 is back.')).toBeVisible()
    await page.reload()
    expect(await account.api.parsed(id)).toEqual(before)
  })
})

signedIn('GIT-12 after a sign-in the links that the resume lacks are offered, not written', async ({ page, account }) => {
  const { id } = await account.api.saved()
  const before = await account.api.parsed(id)
  const profiles = await opened(page)
  await page.reload()
  await profiles.openGithub()
  await profiles.signInWithGithub()
  await page.waitForURL('/dashboard#github')
  const offer = page.getByRole('group', { name: 'Links from your profiles' })
  await expect(offer).toContainText('Nothing was changed.')
  expect(await account.api.parsed(id)).toEqual(before)
  await offer.getByRole('button', { name: 'Review' }).click()
  await profiles.dialog('Update links').getByRole('button', { name: 'Update Links' }).click()
  await expect(profiles.toast('Resume URLs updated successfully!')).toBeVisible()
  await expect(offer).toBeHidden()
  await page.reload()
  expect(JSON.stringify(await account.api.parsed(id))).toContain('https://github.com/octo-ada')
})

signedIn('nothing sticks out of the dialogs on any screen', async ({ page, account }) => {
  signedIn.setTimeout(120_000)
  await account.api.saved()
  await connectBoth(account)
  const profiles = await opened(page)
  for (const [query, name] of [['connect=github', 'GitHub profile'], ['connect=repositories', 'Choose repositories'], ['connect=linkedin', 'LinkedIn profile'], ['create=template', 'Create a new resume'], ['create=content', 'Create a new resume']] as const) {
    await page.goto(`/dashboard?${query}`)
    await profiles.dialog(name).waitFor()
    await page.waitForLoadState('networkidle')
    for (const size of Object.values(VIEWPORTS)) {
      await page.setViewportSize(size)
      const tooWide = () => page.evaluate(() => [...document.querySelectorAll('html, dialog[open], dialog[open] > div > div')].filter((element) => element.scrollWidth > element.clientWidth + 1).map((element) => element.tagName))
      await expect.poll(tooWide, `${query}, ${size.width} px wide`).toEqual([])
    }
  }
})
