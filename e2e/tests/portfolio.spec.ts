import { readFile } from 'node:fs/promises'
import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { expect, signedIn, test } from '../support/fixtures'
import { hydrated } from '../support/hydrated'
import { CodeDialog, PortfolioForm, TEMPLATES, keptDrafts, personOf, pictureFile, stored } from '../support/portfolio'

/** Each form once: where its design is chosen, and what stands there when nothing was filled in. */
const FLOWS = [
  { template: 'template1', path: '/portfolio/templates', name: 'Minimalist', ready: 'Continue' },
  { template: 'template2', path: '/portfolio/templates', name: 'Bold Aura', ready: 'Continue' },
  { template: 'template3', path: '/portfolio/templates', name: 'Premium', ready: 'Continue' },
  { template: 'template5', path: '/portfolio/templates', name: 'Futuristic', ready: 'Continue' },
  { template: 'photographer2', path: '/portfolio/photographer-templates', name: 'Landscape Portfolio', ready: 'Continue' },
  { template: 'designer1', path: '/portfolio/designer-templates', name: 'Modern Designer', ready: 'Continue with Selected Template' },
  { template: 'developer2', path: '/portfolio/developer-templates', name: 'Tech Portfolio', ready: 'Continue with Selected Template' },
  { template: 'model3', path: '/portfolio/model-templates', name: 'Theatre Artist', ready: 'Continue with Selected Template' },
] as const

// Some tests provoke refusals.
test.use({ refusals: 'expected' })
signedIn.use({ refusals: 'expected' })

/** A sample person with a few works: each picture takes the server a moment. */
function withFewWorks(template: string) {
  const person = personOf(template)
  return { ...person, works: person.works.slice(0, 4) }
}

async function choose(page: Page, { path, name, ready }: (typeof FLOWS)[number]) {
  await page.goto(path)
  await hydrated(page)
  await page.getByRole('button', { name: `Select ${name}`, exact: true }).click()
  await expect(page.getByRole('button', { name: `Selected ${name}` })).toBeVisible()
  await page.getByRole('button', { name: ready }).click()
}

for (const flow of FLOWS) {
  const { template } = flow
  signedIn(`PFO-01 PDE-01 PDE-18 PDE-23 PDE-36 PDE-41 PDE-42 ${template}: from the choice to the live site and its deletion`, async ({ page, context }) => {
    const person = withFewWorks(template)
    await choose(page, flow)
    const form = new PortfolioForm(page, template)
    await form.submit()
    if (form.flow.id === 'photographer') {
      const alert = page.getByRole('alertdialog', { name: 'Please upload your photo and at least one gallery image.' })
      await alert.getByRole('button', { name: 'OK' }).click()
      await expect(form.problems).toBeVisible()
    } else await expect(form.problems).toBeFocused()

    await form.fill(person)
    await form.field('email').fill('nobody')
    if (person.photo) await form.addPhoto(person.photo)
    await form.addImages(person.works.map(({ picture }) => picture))
    await form.submit()
    await expect(form.problems.getByRole('listitem')).toHaveCount(1)
    await form.field('email').fill(person.fields.email!)
    await form.submit()

    const { code, deploy, dialog, live } = new CodeDialog(page)
    await expect(code).toHaveValue(new RegExp(`<title>${person.fields.name}`), { timeout: 30_000 })
    await deploy.click()
    await expect(live).toBeVisible()
    const address = (await live.getAttribute('href'))!

    const site = await context.newPage()
    await site.goto(address)
    await expect(site.getByRole('heading', { level: 1 })).toContainText(person.fields.name!.split(' ')[0]!)
    await expect(site.getByRole('listitem').filter({ has: site.locator('[data-work]') })).toHaveCount(person.works.length)
    await site.close()

    await dialog.getByRole('button', { name: 'Close' }).first().click()
    await page.goto('/portfolio')
    await page.getByRole('button', { name: `Delete the deployment of ${person.fields.name}` }).click()
    await page.getByRole('alertdialog', { name: 'Are you sure you want to delete this deployment?' }).getByRole('button', { name: 'Delete' }).click()
    await expect(page.getByText('No deployed portfolios yet.')).toBeVisible()
    expect((await page.request.get(address)).status()).toBe(404)
    await page.reload()
    await expect(page.getByText('No deployed portfolios yet.')).toBeVisible()
    await expect(page.getByRole('heading', { name: 'Your Portfolios' })).toBeVisible()
  })
}

signedIn('what was filled in, images too, is there after a reload', async ({ page }) => {
  const person = personOf('developer1')
  await page.goto('/portfolio/developer-templates?template=developer1&view=form')
  const form = new PortfolioForm(page, 'developer1')
  await form.fill(person)
  await form.addImages(['dashboard', 'editor'])
  await form.images.first().getByRole('textbox', { name: 'What image 1 shows' }).fill('A dashboard')
  await form.images.first().getByRole('button', { name: /later/ }).click()
  await expect(form.images.nth(1).getByRole('textbox', { name: 'What image 2 shows' })).toHaveValue('A dashboard')
  await expect.poll(() => keptDrafts(page)).toContain('A dashboard')
  await page.reload()
  await expect(form.dialog.getByText('We kept what you filled in last time.')).toBeVisible()
  await expect(form.field('githubId')).toHaveValue(person.fields.githubId!)
  await expect(form.images).toHaveCount(2)
  await expect(form.images.nth(1).getByRole('textbox', { name: 'What image 2 shows' })).toHaveValue('A dashboard')
  await form.submit()
  await expect(new CodeDialog(page).code).toHaveValue(/A dashboard/)
})

signedIn('PFO-59 PFO-60 the first images are kept where there are too many', async ({ page }) => {
  await page.goto('/portfolio/designer-templates?template=designer1&view=form')
  const form = new PortfolioForm(page, 'designer1')
  const names = ['slate', 'low-sun', 'red-room', 'summer-field', 'harbor-rain', 'magazine', 'packaging', 'brand-board', 'shop']
  await form.dialog.getByLabel(/your images here/).setInputFiles(names.map(pictureFile))
  const alert = page.getByRole('alertdialog')
  await expect(alert).toContainText('You can upload a maximum of 8 design works for this template.')
  await alert.getByRole('button', { name: 'OK' }).click()
  await expect(form.images).toHaveCount(8)
})

signedIn('PFO-23 a drawing with scripts that calls itself a picture is refused by name', async ({ page }) => {
  await page.goto('/portfolio/designer-templates?template=designer1&view=form')
  const form = new PortfolioForm(page, 'designer1')
  await form.fill(personOf('designer1'))
  await form.dialog.getByLabel(/your images here/).setInputFiles({ name: 'logo.png', mimeType: 'image/png', buffer: Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>') })
  await form.submit()
  await expect(form.dialog.getByText(/logo\.png/).first()).toBeVisible()
  await expect(new CodeDialog(page).dialog).toBeHidden()
})

signedIn('PDE-21 PDE-22 a third site is refused, a changed one is deployed again', async ({ page, account }) => {
  const [first, second, third] = [await stored(account, 'developer1'), await stored(account, 'designer1'), await stored(account, 'model1')]
  for (const id of [first, second]) expect((await account.api.call('POST', `/api/portfolio/${id}/deploy`, {})).status).toBe(200)
  expect((await account.api.call('POST', `/api/portfolio/${third}/deploy`, {})).status).toBe(409)
  await page.goto(`/portfolio?site=${third}`)
  await expect(page.getByText('You already have 2 deployed portfolios. Delete one of them first.').filter({ visible: true })).toBeVisible()

  await page.goto(`/portfolio?edit=${first}`)
  const form = new PortfolioForm(page, 'developer1', 'Save Changes')
  await form.field('location').fill('Reykjavik')
  await form.submit()
  const { deploy, dialog, live } = new CodeDialog(page)
  await expect(dialog.getByText('Deploy it again after a change.')).toBeVisible()
  await deploy.click()
  await expect(dialog.getByText('Your portfolio is live!')).toBeVisible()
  await page.goto((await live.getAttribute('href'))!)
  await expect(page.getByText('Reykjavik').first()).toBeVisible()
})

signedIn('PDE-07 the page is saved as one file that needs no other, or as an archive', async ({ page, account }) => {
  const id = await stored(account, 'photographer3')
  await page.goto(`/portfolio?site=${id}`)
  const { dialog } = new CodeDialog(page)
  const save = async (button: string) => {
    const [file] = await Promise.all([page.waitForEvent('download'), dialog.getByRole('button', { name: button }).click()])
    return { name: file.suggestedFilename(), bytes: await readFile(await file.path()) }
  }
  const html = await save('Download HTML')
  expect(html.name).toBe('portfolio.html')
  expect(html.bytes.toString()).toContain('src="data:image/')
  expect(html.bytes.toString()).not.toMatch(/(src|srcset)="(images|https?:)/)
  const zip = await save('Download ZIP')
  expect(zip.name).toBe('portfolio.zip')
  for (const name of ['index.html', 'images/']) expect(zip.bytes.toString('latin1')).toContain(name)
})

test('PFO-75 a guest fills in a form and is asked to sign in', async ({ page }) => {
  await page.goto('/portfolio/model-templates?template=model1&view=form')
  const form = new PortfolioForm(page, 'model1')
  await form.fill(personOf('model1'))
  await form.addImages(['yuki'])
  await form.submit()
  await expect(form.dialog.getByText('You must be logged in to submit a portfolio.')).toBeVisible()
  await page.goto('/portfolio')
  await expect(page.getByText('Sign in to see and manage the portfolios you deployed.')).toBeVisible()
})

signedIn.describe('every design', () => {
  for (const template of TEMPLATES) {
    signedIn(`POR-47 PDE-02 ${template}: usable by everybody, by keyboard, without a request elsewhere`, async ({ page, account, baseURL }) => {
      const person = withFewWorks(template)
      const elsewhere: string[] = []
      page.on('request', (request) => void (request.url().startsWith(baseURL!) || request.url().startsWith('data:') || elsewhere.push(request.url())))
      await page.goto(`/api/portfolio/${await stored(account, template, person)}/preview/`)
      for (const [width, scheme] of [[1440, 'light'], [390, 'light'], [390, 'dark']] as const) {
        await page.setViewportSize({ width, height: 900 })
        await page.emulateMedia({ colorScheme: scheme })
        const { violations } = await new AxeBuilder({ page }).analyze()
        expect.soft(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 120)).join(' | ')}`), `${scheme}, ${width} px`).toEqual([])
        expect.soft(await page.evaluate(() => document.documentElement.scrollWidth), `no scrolling sideways at ${width} px`).toBeLessThanOrEqual(width)
      }
      await page.setViewportSize({ width: 1440, height: 900 })
      const works = page.locator('[data-work]')
      await works.first().focus()
      await page.keyboard.press('Enter')
      const viewer = page.getByRole('dialog')
      // Some designs open with a work as their cover, which then comes last.
      const alts = await works.getByRole('img').evaluateAll((images) => images.map((image) => image.getAttribute('alt')!))
      expect([...alts].sort()).toEqual(person.works.map(({ alt }) => alt).sort())
      await expect(viewer.getByRole('img', { name: alts[0] })).toBeVisible()
      await page.keyboard.press('ArrowRight')
      await expect(viewer.getByRole('img', { name: alts[1] })).toBeVisible()
      await page.keyboard.press('Escape')
      await expect(works.nth(1)).toBeFocused()

      const groups = [...new Set(person.works.map(({ group }) => group).filter(Boolean))]
      if (groups.length > 1) {
        await page.getByRole('button', { name: groups[0]!, exact: true }).click()
        await expect(works.filter({ visible: true })).toHaveCount(person.works.filter(({ group }) => group === groups[0]).length)
      }
      expect(elsewhere).toEqual([])
    })
  }
})
