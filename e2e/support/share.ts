import type { Account } from './api'

interface Share {
  url: string
}

/** Switches the public link of a resume on, and answers its address. */
export async function shared({ api }: Account, id: string, more: { password?: string } = {}): Promise<string> {
  const { status, body } = await api.call<{ data: Share }>('PUT', `/api/resume/${id}/share`, { enabled: true, design: 'template1', hide: ['phone', 'address'], ...more })
  if (status !== 200) throw new Error(`sharing answered ${status}: ${JSON.stringify(body)}`)
  return body.data.url
}
