/** The pages of accounts, and the field that takes the account's name. */
export const ACCOUNTS: readonly (readonly [field: string, address: RegExp])[] = [
  ['linkedinId', /^https?:\/\/(?:[a-z]+\.)?linkedin\.com\/in\/([^/?#]+)/i],
  ['instagramId', /^https?:\/\/(?:www\.)?instagram\.com\/([^/?#]+)/i],
  ['pinterestId', /^https?:\/\/(?:[a-z]+\.)?pinterest\.[a-z.]+\/([^/?#]+)/i],
  ['behanceId', /^https?:\/\/(?:www\.)?behance\.net\/([^/?#]+)/i],
  ['dribbbleId', /^https?:\/\/(?:www\.)?dribbble\.com\/([^/?#]+)/i],
  ['githubId', /^https?:\/\/(?:www\.)?github\.com\/([^/?#]+)/i],
]

/** The account's name out of what was typed: of a pasted link, or without its `@`. */
export function accountName(field: string, typed: string): string {
  const pattern = ACCOUNTS.find(([name]) => name === field)?.[1]
  const address = /^https?:/i.test(typed) ? typed : `https://${typed}`
  return pattern?.exec(address)?.[1] ?? typed.replace(/^@+/, '')
}
