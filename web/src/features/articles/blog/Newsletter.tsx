import { useRef, useState, type FormEvent } from 'react'
import { useSubscribe } from '@/api/use-subscribe'
import { useHydrated } from '@/lib/use-hydrated'
import { Button } from '@/ui/Button'
import { Field } from '@/ui/Field'
import { Honeypot } from '@/ui/Honeypot'

/** New posts by email. */
export function Newsletter() {
  const website = useRef<HTMLInputElement>(null)
  const hydrated = useHydrated()
  const [email, setEmail] = useState('')
  const { error, sending, subscribe } = useSubscribe('newsletter', 'You’re subscribed.')
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (await subscribe(email, website.current?.value ?? '')) setEmail('')
  }
  return (
    <section aria-labelledby="newsletter" className="mt-16 grid gap-6 rounded-xl bg-primary-soft p-7 sm:p-10 lg:grid-cols-2 lg:items-center">
      <div>
        <h2 id="newsletter" className="text-title">New articles by email</h2>
        <p className="mt-2 text-muted">Leave your address for news about new articles. We keep it on this server and use it for nothing else.</p>
      </div>
      <form method="post" onSubmit={(event) => void submit(event)} noValidate>
        <fieldset disabled={!hydrated} className="relative flex flex-col gap-3 sm:flex-row sm:items-start">
          <Field className="flex-1" inputClassName="h-13" label="Email" labelHidden type="email" autoComplete="email" placeholder="you@example.com" value={email} error={error} onChange={(event) => setEmail(event.target.value)} />
          <Honeypot ref={website} />
          <Button type="submit" size="lg" loading={sending}>Subscribe</Button>
        </fieldset>
      </form>
    </section>
  )
}
