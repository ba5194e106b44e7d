import type { Locator, Page } from '@playwright/test'

/** The Standard designs in the order of the chooser, by id and name. */
export const STANDARD = {
  template1: 'Modern Professional',
  template2: 'Creative Portfolio',
  template11: 'Academic CV',
  template12: 'Executive Resume',
  template13: 'Minimalist Modern',
}

/** The dialog "Choose a Template". */
export class Chooser {
  readonly dialog: Locator
  readonly designs: Locator

  constructor(readonly page: Page) {
    this.dialog = page.getByRole('dialog', { name: 'Choose a Template' })
    this.designs = this.dialog.getByRole('radiogroup', { name: 'Templates' }).getByRole('radio')
  }

  async open(resumeId: string) {
    await this.page.goto(`/dashboard?resume=${resumeId}&view=templates`)
    await this.designs.first().waitFor()
  }

  design(name: string) {
    return this.dialog.getByRole('radio', { name, exact: true })
  }

  button(name: string) {
    return this.dialog.getByRole('button', { name, exact: true })
  }

  preview(name: string) {
    return this.dialog.getByRole('region', { name: `Preview of ${name}` })
  }

  tab(name: 'PDF' | 'LaTeX') {
    return this.dialog.getByRole('tab', { name })
  }

  /** Downloads the resume in the chosen design, as PDF by the main button and otherwise by the menu beside it; answers the file's path and name. */
  async download(format: 'PDF' | 'DOCX'): Promise<{ path: string; name: string }> {
    const arriving = this.page.waitForEvent('download')
    if (format === 'PDF') await this.button('Download PDF').click()
    else {
      await this.button('Other formats').click()
      await this.page.getByRole('menuitem', { name: format }).click()
    }
    const file = await arriving
    return { path: await file.path(), name: file.suggestedFilename() }
  }
}
