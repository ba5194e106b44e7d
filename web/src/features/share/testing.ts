import type { Share } from './model'

/** The public link of a resume before its first use, with the few fields that the case is about. */
export const linkOf = (over: Partial<Share> = {}): Share => ({ enabled: false, url: null, design: 'template1', hide: ['phone', 'address'], hasPassword: false, expiresAt: null, views: 0, ...over })

export const PUBLIC_URL = 'https://vitae.example/r/abc'

/** One that leads to its resume. */
export const publicOf = (over: Partial<Share> = {}) => linkOf({ enabled: true, url: PUBLIC_URL, ...over })
