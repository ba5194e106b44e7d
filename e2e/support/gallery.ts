import type { Locator, Page } from '@playwright/test'

/** The page of all designs. */
export class Gallery {
  readonly cards: Locator
  readonly count: Locator

  constructor(readonly page: Page) {
    this.cards = page.getByRole('list', { name: 'Templates' }).locator(':scope > li')
    this.count = page.getByRole('status').filter({ hasText: 'available' })
  }

  async open(query = '') {
    await this.page.goto(`/templates${query}`)
    await this.cards.first().waitFor({ state: 'attached' })
  }

  chip(category: string) {
    return this.page.getByRole('group', { name: 'Category' }).getByRole('button', { name: category, exact: true })
  }

  card(name: string) {
    return this.cards.filter({ has: this.page.getByRole('heading', { name, exact: true }) })
  }

  names() {
    return this.cards.getByRole('heading').allTextContents()
  }

  /** Presses "View Template" on a card. */
  async view(name: string) {
    await this.page.getByRole('button', { name: `View Template ${name}`, exact: true }).click()
    const view = this.viewOf(name)
    await view.dialog.waitFor()
    return view
  }

  viewOf(name: string) {
    return new TemplateView(this.page.getByRole('dialog', { name, exact: true }))
  }
}

/** The dialog about one design. */
export class TemplateView {
  constructor(readonly dialog: Locator) {}

  button(name: string | RegExp) {
    return this.dialog.getByRole('button', { name })
  }

  link(name: string) {
    return this.dialog.getByRole('link', { name })
  }

  star(stars: number) {
    return this.dialog.getByRole('radio', { name: stars === 1 ? '1 star' : `${stars} stars` })
  }

  /** The picture of a page, drawn: the user's own resume or the sample person's. */
  async sheet(whose: 'Your resume' | 'A sample resume') {
    const picture = this.dialog.getByRole('img', { name: whose })
    await picture.waitFor()
    await picture.evaluate((image: HTMLImageElement) => image.decode())
    return picture
  }
}
