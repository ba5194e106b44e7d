import { useRef, useState, type FormEvent } from 'react'
import { useHydrated } from '@/lib/use-hydrated'
import { Button } from '@/ui/Button'
import { Field } from '@/ui/Field'
import { Honeypot } from '@/ui/Honeypot'
import { Card } from '@/ui/Card'
import { useSubscribe } from '@/api/use-subscribe'

/** The addresses that hear when the interview opens. */
export function Waitlist() {
  const website = useRef<HTMLInputElement>(null)
  const hydrated = useHydrated()
  const [email, setEmail] = useState('')
  const { error, sending, subscribe } = useSubscribe('early_access', 'You’re on the list.')
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (await subscribe(email, website.current?.value ?? '')) setEmail('')
  }
  return (
    <Card tone="primary" as="section" aria-labelledby="waitlist" className="mt-14 p-7 sm:p-10">
      <h2 id="waitlist" className="text-title">Join the Waitlist</h2>
      <p className="mt-2 max-w-xl text-muted">Leave your email address, so that we can write to you when it opens.</p>
      <form method="post" onSubmit={(event) => void submit(event)} noValidate>
        <fieldset disabled={!hydrated} className="relative mt-6 flex max-w-xl flex-col gap-3 sm:flex-row sm:items-start">
          <Field className="flex-1" inputClassName="h-13" label="Email" labelHidden type="email" autoComplete="email" placeholder="you@example.com" value={email} error={error} onChange={(event) => setEmail(event.target.value)} />
          <Honeypot ref={website} />
          <Button type="submit" size="lg" loading={sending}>Get Early Access</Button>
        </fieldset>
      </form>
    </Card>
  )
}
