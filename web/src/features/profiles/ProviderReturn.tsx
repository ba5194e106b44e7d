import { useEffect, useEffectEvent } from 'react'
import { useSearchParams } from 'react-router'
import toast from 'react-hot-toast/headless'
import { problemOf } from './model'
import { useProfileChange } from './use-profile-change'

type Provider = 'github' | 'linkedin'
const NAMES: Record<Provider, string> = { github: 'GitHub', linkedin: 'LinkedIn' }

/** What is said of each good end. */
const DONE: Record<string, string> = { 'github=success': 'GitHub connected.', 'linkedin=success': 'Signed in with LinkedIn.', 'linkedin=imported': 'LinkedIn data imported.' }

interface Props {
  /** The connection stands: shows it at an address without the flag. */
  onConnected: (provider: Provider) => void
  /** It does not: offers the way again, with what went wrong. */
  onProblem: (provider: Provider, problem: string) => void
}

/** Takes up an address to which GitHub or LinkedIn has sent the browser back; shows nothing itself. */
export default function ProviderReturn({ onConnected, onProblem }: Props) {
  const [query] = useSearchParams()
  const changed = useProfileChange()
  const [github, linkedin, reason] = [query.get('github'), query.get('linkedin'), query.get('reason')]

  const takeUp = useEffectEvent((provider: Provider, outcome: string) => {
    const name = NAMES[provider]
    const done = DONE[`${provider}=${outcome}`]
    if (!done) return onProblem(provider, problemOf(reason, name))
    toast.success(done, { id: `connected-${provider}` })
    onConnected(provider)
    void changed()
  })
  useEffect(() => {
    if (github !== null) takeUp('github', github)
    else if (linkedin !== null) takeUp('linkedin', linkedin)
  }, [github, linkedin])
  return null
}
