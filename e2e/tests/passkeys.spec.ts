import { isAccessible } from '../support/accessible'
import { section, signIn, signOut } from '../support/account'
import { addAuthenticator } from '../support/authenticator'
import { expect } from '../support/fixtures'
import { hydrated } from '../support/hydrated'
import { painted, watchShifts } from '../support/layout'
import { localSignedIn as signedIn, localTest as test } from '../support/local-site'
import { holdCall } from '../support/network'
import { VIEWPORTS } from '../support/viewports'

// A wrong password and a passkey that was removed are refused.
signedIn.use({ refusals: 'expected' })

signedIn('a passkey: added with the password, used to sign in, removed, and refused from then on', async ({ page, account }) => {
  // axe looks at two screens, each in two themes and sizes.
  signedIn.setTimeout(120_000)
  await addAuthenticator(page)
  await page.goto('/settings')
  const part = section(page, 'Passkeys')
  await expect(part.getByText('You have no passkeys.')).toBeVisible()
  await part.getByRole('button', { name: 'Add a passkey' }).click()
  const dialog = page.getByRole('dialog', { name: 'Add a passkey' })
  const password = dialog.getByLabel('Your password', { exact: true })
  await dialog.getByLabel('Name').fill('Harbour laptop')
  await password.fill('not my password')
  await dialog.getByRole('button', { name: 'Continue' }).click()
  await expect(password).toHaveAccessibleDescription(/not your/)
  await password.fill(account.password)
  await dialog.getByRole('button', { name: 'Continue' }).click()
  await expect(page.getByText('Your passkey is added.')).toBeVisible()
  await expect(dialog).toBeHidden()
  await page.reload()
  await expect(part.getByRole('listitem')).toContainText('Harbour laptop')
  await expect(part.getByRole('listitem')).toContainText('Never used')
  await signedIn.step('axe finds nothing in the settings', () => isAccessible(page))

  await signedIn.step('the same device makes no second one', async () => {
    await part.getByRole('button', { name: 'Add a passkey' }).click()
    await dialog.getByLabel('Name').fill('Once more')
    await password.fill(account.password)
    await dialog.getByRole('button', { name: 'Continue' }).click()
    await expect(dialog.getByRole('alert')).toHaveText('This device already has a passkey for your account.')
    await dialog.getByRole('button', { name: 'Cancel' }).click()
  })

  await signOut(page, account.name)
  await page.goto('/login?next=%2Fsettings')
  const enter = page.getByRole('button', { name: 'Sign in with a passkey' })
  await enter.waitFor()
  await signedIn.step('axe finds nothing on the screen for signing in', () => isAccessible(page))
  await enter.click()
  await expect(page).toHaveURL('/settings')
  await expect(part.getByRole('listitem')).toContainText('Last used: ')

  await part.getByRole('button', { name: 'Remove the passkey Harbour laptop' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Remove' }).click()
  await expect(part.getByText('You have no passkeys.')).toBeVisible()
  await expect(part.getByRole('heading', { name: 'Passkeys' })).toBeFocused()
  await page.reload()
  await expect(part.getByText('You have no passkeys.')).toBeVisible()

  await signOut(page, account.name)
  await page.goto('/login')
  await enter.click()
  await expect(page.getByRole('alert')).toHaveText(/\w+.*\./)
  await expect(page.getByRole('alert')).toBeFocused()
  await expect(page).toHaveURL('/login')
  await signIn(page, account)
  await expect(page).toHaveURL('/dashboard')
})

for (const [device, viewport] of Object.entries({ ...VIEWPORTS, narrow: { width: 320, height: 568 } })) {
  for (const path of ['/login', '/register']) {
    test(`${path}: the other ways to sign in move nothing when they come: ${device}`, async ({ page }) => {
      await page.setViewportSize(viewport)
      const shifts = await watchShifts(page)
      const release = await holdCall(page, '**/api/auth/methods')
      await page.goto(path)
      await hydrated(page)
      const above = [page.getByRole('heading', { level: 1 }), page.getByLabel('Email'), page.getByRole('button', { name: /^Sign (In|Up)$/ })]
      const places = () => Promise.all(above.map((element) => element.boundingBox()))
      const before = await places()
      release()
      await page.getByRole('button', { name: /^Continue with/ }).waitFor()
      await painted(page)
      expect(await places()).toEqual(before)
      expect(await shifts()).toBeLessThan(0.01)
    })
  }
}
