import { useState, type FormEvent, type ReactNode } from 'react'
import { AccountCard } from './AccountCard'
import { AccountForm } from './AccountForm'
import { LinkIncomplete } from './LinkIncomplete'
import { accountMessage, isLinkExpired } from './messages'
import { Outcome } from './Outcome'
import { useLinkToken } from './use-link-token'

interface Props {
  title: string
  lead: string
  /** What the button does. */
  action: string
  /** Uses the token; answers what to say. */
  onPress: (token: string) => Promise<string>
  /** The way on once it is done. */
  next: ReactNode
  /** The way on from a link that no longer works. */
  askAgain: ReactNode
}

/** What a link from an email does, once its button is pressed: programs that look through emails open links, too. */
export function LinkPage({ title, lead, action, onPress, next, askAgain }: Props) {
  const token = useLinkToken()
  const [pressed, setPressed] = useState(false)
  const [error, setError] = useState<unknown>()
  const [done, setDone] = useState<string>()

  const press = async (event: FormEvent) => {
    event.preventDefault()
    setPressed(true)
    setError(undefined)
    try {
      setDone(await onPress(token ?? ''))
    } catch (thrown) {
      setError(thrown)
    } finally {
      setPressed(false)
    }
  }

  const message = error === undefined ? undefined : accountMessage(error)
  const waits = done === undefined && token !== '' && !isLinkExpired(error)
  const content = () => {
    if (done !== undefined) return <Outcome message={done}>{next}</Outcome>
    if (message !== undefined && isLinkExpired(error)) return <Outcome tone="error" message={message}>{askAgain}</Outcome>
    if (token === '') return <LinkIncomplete />
    return <AccountForm onSubmit={(event) => void press(event)} submitLabel={action} submitting={pressed} error={message} />
  }
  return <AccountCard title={title} lead={waits && lead}>{content()}</AccountCard>
}
