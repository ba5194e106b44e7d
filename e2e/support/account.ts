import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, type Page } from '@playwright/test'
import type { Account } from './api'

/** What a server without a mail server writes instead of sending it. */
const outboxOf = (data: string) => join(data, 'outbox')

/** Links of mails to an address, the oldest first; `page` is what they open. */
async function links(email: string, page: string, data: string): Promise<string[]> {
  const outbox = outboxOf(data)
  const names = (await readdir(outbox).catch(() => [])).filter((name) => /^\d+-\w+\.eml$/.test(name)).sort()
  const mails = await Promise.all(names.map((name) => readFile(join(outbox, name), 'utf8')))
  const link = new RegExp(`^https?://\\S+/${page}\\?token=\\S+`, 'm')
  return mails.filter((mail) => mail.includes(`To: ${email}\r\n`)).flatMap((mail) => link.exec(mail)?.[0] ?? [])
}

/** Waits for a mail with such a link, and answers the link. */
export async function mailedLink(email: string, page: 'reset-password' | 'confirm-email' | 'restore-email', data = process.env.E2E_DATA!): Promise<string> {
  await expect.poll(() => links(email, page, data), `a mail to ${email}`).not.toEqual([])
  return (await links(email, page, data)).at(-1)!
}

/** Fills in the form of the sign-in screen, which is open. */
export async function signIn(page: Page, { email, password }: Pick<Account, 'email' | 'password'>) {
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Sign In', exact: true }).click()
}

/** Signs out by the menu of the account, which is named after its owner. */
export async function signOut(page: Page, name: string) {
  await page.getByRole('button', { name, exact: true }).click()
  await page.getByRole('menuitem', { name: 'Sign out' }).click()
  await expect(page).toHaveURL('/')
}

/** A part of the settings by its heading. */
export const section = (page: Page, name: string) => page.getByRole('region', { name, exact: true })

/** A browser's state of somebody who was never here. */
export const NOBODY = { cookies: [], origins: [] }
