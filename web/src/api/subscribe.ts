import { api, unwrap } from './client'

export type List = 'newsletter' | 'early_access'

/** Enters an address into a list; `website` is the honeypot's content. */
export const enter = (email: string, list: List, website: string) => unwrap(api.POST('/api/subscribers', { body: { email, list, website } }))
