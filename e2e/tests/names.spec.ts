import { Dashboard } from '../support/dashboard'
import { Editor } from '../support/editor'
import { expect, signedIn, test } from '../support/fixtures'
import { hydrated } from '../support/hydrated'
import { nameOf, sampleFile, truth } from '../support/samples'

signedIn('resumes are named after person and latest title, with a number where two share it; a name that was given stays', async ({ page, account }) => {
  const name = nameOf(truth)
  const first = await account.api.uploaded(sampleFile('resume.pdf', 'scan 0042.pdf'))
  await account.api.confirmed(first.id)
  const second = await account.api.uploaded(sampleFile('resume.docx', 'final (2).docx'))
  await account.api.confirmed(second.id)
  const dashboard = new Dashboard(page)
  await dashboard.open()
  await expect(dashboard.history.getByRole('listitem')).toContainText([`${name} 2`, name])
  await page.reload()
  await expect(dashboard.history.getByRole('listitem')).toContainText([`${name} 2`, name])
  await expect(dashboard.history.getByText('scan 0042')).toHaveCount(0)

  await signedIn.step('DSH-17 the details still name the file', async () => {
    const detail = await dashboard.openDetail(`${name} 2`)
    await expect(detail).toContainText('final (2).docx')
    await page.keyboard.press('Escape')
  })

  const editor = new Editor(page)
  const heading = (title: string) => page.getByRole('heading', { level: 1, name: title, exact: true })
  await signedIn.step('the name follows the content, in the editor too', async () => {
    await editor.open(second.id)
    await expect(heading(`${name} 2`)).toBeVisible()
    const person = page.getByRole('textbox', { name: 'Name', exact: true }).first()
    await person.fill('Ada Byron')
    await expect(heading(`Ada Byron – ${truth.experience[0]!.position}`)).toBeVisible()
    await page.reload()
    await expect(heading(`Ada Byron – ${truth.experience[0]!.position}`)).toBeVisible()
  })

  await signedIn.step('a name that its owner gave stays', async () => {
    await page.getByRole('button', { name: 'Rename' }).click()
    await page.keyboard.type('For Kiel')
    await page.keyboard.press('Enter')
    await expect(heading('For Kiel')).toBeVisible()
    const saved = page.waitForResponse((answer) => answer.request().method() === 'PUT' && answer.url().endsWith(`/api/resume/${second.id}`))
    await page.getByRole('textbox', { name: 'Name', exact: true }).first().fill('Ada King')
    await saved
    await page.reload()
    await expect(heading('For Kiel')).toBeVisible()
    await dashboard.open()
    await expect(dashboard.history.getByRole('listitem')).toContainText(['For Kiel', name])
  })
})

/** Destinations that are none of ours: signing in leads to the dashboard instead. */
const HOSTILE = ['/..//evil.example', '//evil.example', '/%2e%2e//evil.example', '/\\evil.example', '/@evil.example', 'javascript:alert(1)', '/nowhere']

signedIn('a hostile destination leads to the dashboard', async ({ page }) => {
  for (const next of HOSTILE) {
    await page.goto(`/login?next=${encodeURIComponent(next)}`)
    await expect(page, next).toHaveURL('/dashboard')
    await expect(page.getByRole('heading', { level: 1, name: /^Welcome/ })).toBeVisible()
  }
  await page.goto('/login?next=%2Fjobs%3Fcreate%3D1')
  await expect(page).toHaveURL('/jobs?create=1')
})

test('the destination is kept between signing in and registering', async ({ page }) => {
  await page.goto('/login?next=%2Fportfolio')
  await hydrated(page)
  await page.getByRole('link', { name: 'Create an account' }).click()
  await expect(page).toHaveURL('/register?next=%2Fportfolio')
  await page.goto('/login?next=%2F..%2F%2Fevil.example')
  await hydrated(page)
  await page.getByRole('link', { name: 'Create an account' }).click()
  await expect(page).toHaveURL('/register')
})
