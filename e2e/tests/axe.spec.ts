import { isAccessible } from '../support/accessible'
import { signedIn, test } from '../support/fixtures'
import { guestScreens, memberScreens } from '../support/screens'
import { SMALL_SCREENS } from '../support/viewports'

// Some of the screens show a refusal; whatever else a page logs, or blocks, fails its test.
test.use({ refusals: 'expected' })
signedIn.use({ refusals: 'expected' })

for (const { name, open } of guestScreens) {
  test(`axe finds nothing: ${name}`, async ({ page }) => {
    await open(page, undefined!)
    await isAccessible(page)
  })
}

for (const { name, open } of memberScreens) {
  signedIn(`axe finds nothing, signed in: ${name}`, async ({ page, account }) => {
    await open(page, account)
    await isAccessible(page)
  })
}

test('axe finds nothing: menus', async ({ page }) => {
  await page.goto('/')
  await page.getByRole('button', { name: 'Theme' }).click()
  await isAccessible(page)
  await page.keyboard.press('Escape')
  await page.setViewportSize(SMALL_SCREENS.phone)
  await page.getByRole('button', { name: 'Open menu' }).click()
  await isAccessible(page)
})
