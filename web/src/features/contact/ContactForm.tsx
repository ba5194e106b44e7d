import { CircleCheck } from 'lucide-react'
import { useEffect, useRef, useState, type FormEvent } from 'react'
import { useSearchParams } from 'react-router'
import { api, unwrap } from '@/api/client'
import { ApiError } from '@/api/errors'
import { When } from '@/lib/When'
import { useHydrated } from '@/lib/use-hydrated'
import { useSession } from '@/session/SessionProvider'
import { Button } from '@/ui/Button'
import { Field } from '@/ui/Field'
import { Honeypot } from '@/ui/Honeypot'
import { Select } from '@/ui/Select'
import { TextArea } from '@/ui/TextArea'
import { copy } from './content'
import { forgetDraft, storedDraft, storeDraft, type Message } from './draft'
import { isSubject, subjects, type Subject } from './subjects'

const EMPTY: Message = { name: '', email: '', subject: '', message: '' }
const CHOOSE = { value: '', label: 'Choose a subject' }

type Errors = Partial<Record<keyof Message | 'form', string>>

const REQUIRED: Record<keyof Message, string> = { name: 'Name is required', email: 'Email is required', subject: 'Subject is required', message: 'Message is required' }

/** What is missing, by field. The server looks closer. */
function missing(message: Message): Errors {
  const empty = (Object.keys(REQUIRED) as (keyof Message)[]).filter((field) => !message[field].trim())
  return Object.fromEntries(empty.map((field) => [field, REQUIRED[field]]))
}

/** The server's sentence where it has one, at its field when it names one. */
function errorsOf(thrown: unknown): Errors {
  if (!(thrown instanceof ApiError) || !thrown.refused) return { form: 'An unexpected error occurred. Please try again later.' }
  const named = thrown.fields.filter(({ path }) => path in EMPTY)
  return named.length ? Object.fromEntries(named.map(({ path, message }) => [path, message] as const)) : { form: thrown.message }
}

/** The form, until its message is sent; then thanks. */
export function ContactForm() {
  const [sent, setSent] = useState(false)
  return sent ? <Thanks onAgain={() => setSent(false)} /> : <MessageForm onSent={() => setSent(true)} />
}

function Thanks({ onAgain }: { onAgain: () => void }) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  return (
    <div className="flex flex-col items-start gap-4">
      <CircleCheck className="size-10 text-success" aria-hidden />
      <h2 ref={heading} tabIndex={-1} className="text-head outline-none">Thank you for your message</h2>
      <p className="text-muted"><When is="samples" otherwise={copy.thanks}>{copy.samples.thanks}</When></p>
      <Button variant="outline" onClick={onAgain}>Write another message</Button>
    </div>
  )
}

/** The message typed so far, which survives a reload. */
function useMessage() {
  const { user } = useSession()
  const [search] = useSearchParams()
  const asked = search.get('subject')
  const hydrated = useHydrated()
  const [message, setMessage] = useState<Message | null>(null)
  const start = (): Message => {
    const draft = storedDraft()
    return { name: draft.name || user?.name || '', email: draft.email || user?.email || '', subject: isSubject(asked) ? asked : draft.subject || '', message: draft.message || '' }
  }
  const current = message ?? (hydrated ? start() : EMPTY)
  const change = (changed: Partial<Message>) => {
    const next = { ...current, ...changed }
    setMessage(next)
    storeDraft(next)
  }
  return { message: current, change, hydrated }
}

function MessageForm({ onSent }: { onSent: () => void }) {
  const { message, change, hydrated } = useMessage()
  const [errors, setErrors] = useState<Errors>({})
  const [sending, setSending] = useState(false)
  const form = useRef<HTMLFormElement>(null)
  const website = useRef<HTMLInputElement>(null)

  const show = (found: Errors) => {
    setErrors(found)
    const first = (Object.keys(REQUIRED) as (keyof Message)[]).find((field) => found[field])
    if (first) (form.current?.elements.namedItem(first) as HTMLElement | null)?.focus()
  }
  const send = async () => {
    setSending(true)
    try {
      await unwrap(api.POST('/api/contact', { body: { ...message, subject: message.subject as Subject, website: website.current?.value ?? '' } }))
      forgetDraft()
      onSent()
    } catch (thrown) {
      show(errorsOf(thrown))
      setSending(false)
    }
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const found = missing(message)
    show(found)
    if (Object.keys(found).length === 0) void send()
  }
  const field = <Name extends keyof Message>(name: Name) => ({
    name,
    value: message[name],
    error: errors[name],
    onChange: (event: { target: { value: string } }) => change({ [name]: event.target.value }),
  })

  return (
    <form ref={form} method="post" onSubmit={submit} noValidate aria-label="Contact form">
      <fieldset disabled={!hydrated} className="relative grid min-w-0 gap-5">
        {errors.form && <p role="alert" className="rounded-md bg-error-soft px-4 py-3 font-medium text-error">{errors.form}</p>}
        <div className="grid gap-5 sm:grid-cols-2">
          <Field label="Name" autoComplete="name" required maxLength={200} {...field('name')} />
          <Field label="Email" type="email" autoComplete="email" autoCapitalize="none" required {...field('email')} />
        </div>
        <Select label="Subject" required options={[CHOOSE, ...subjects]} {...field('subject')} />
        <TextArea label="Message" rows={7} required maxLength={5000} {...field('message')} />
        <Honeypot ref={website} />
        <Button type="submit" size="lg" className="justify-self-start" loading={sending} loadingLabel="Sending...">Send message</Button>
      </fieldset>
    </form>
  )
}
