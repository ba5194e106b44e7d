import { Clock, Inbox, Mail, Phone, Zap, type LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'
import { useSearchParams } from 'react-router'
import { site } from '@/lib/site'
import { When } from '@/lib/When'
import { useHydrated } from '@/lib/use-hydrated'
import { Accordion } from '@/ui/Accordion'
import { Card } from '@/ui/Card'
import { copy } from './content'
import { ContactForm } from './ContactForm'

/** A form, how else to reach us, and common questions. */
export default function ContactPage() {
  return (
    <div className="ruled-aside">
      <div className="wrap py-14 lg:py-20">
        <h1 className="text-title">{copy.title}</h1>
        <p className="mt-4 max-w-2xl text-lead text-muted">{copy.lead}</p>
        <LiveChatNote />
        <div className="mt-10 grid items-start gap-8 lg:grid-cols-[1.5fr_1fr]">
          <Card className="p-6 sm:p-8"><ContactForm /></Card>
          <Details />
        </div>
        <section className="mt-16" aria-labelledby="contact-questions">
          <h2 id="contact-questions" className="text-head">Common questions</h2>
          <Card className="mt-5 overflow-hidden"><Accordion items={copy.question.map(({ question, answer }) => ({ title: question, content: <p>{answer}</p> }))} /></Card>
        </section>
      </div>
    </div>
  )
}

/** Whoever comes from "Live Chat" learns when somebody is there. */
function LiveChatNote() {
  const [search] = useSearchParams()
  // Pages rendered ahead do not know their query.
  const hydrated = useHydrated()
  if (!hydrated || search.get('subject') !== 'support') return null
  return <p role="status" className="mt-6 max-w-2xl rounded-md bg-primary-soft px-4 py-3"><When is="samples" otherwise={copy.live_chat}>{copy.samples.chat}</When></p>
}

function Details() {
  const { support, reply, urgent, phone } = copy.samples
  // Not known while pages are rendered ahead.
  const email = useHydrated() ? site.email : ''
  return (
    <section aria-labelledby="contact-details">
      <h2 id="contact-details" className="text-head">Contact details</h2>
      <ul className="mt-4 grid gap-5">
        {email && <Detail icon={Mail} title="Email"><a href={`mailto:${email}`} className="font-semibold text-primary underline underline-offset-4">{email}</a></Detail>}
        <Detail icon={Inbox} title="Messages">Use the form. We answer by email.</Detail>
        <When is="samples">
          <Detail icon={Clock} title="Support hours">{support}. {reply}</Detail>
          <Detail icon={Zap} title="Urgent issues">{urgent}</Detail>
          <Detail icon={Phone} title="Phone">{phone}</Detail>
        </When>
      </ul>
    </section>
  )
}

function Detail({ icon: Icon, title, children }: { icon: LucideIcon; title: string; children: ReactNode }) {
  return (
    <li className="flex gap-4">
      <span className="grid size-11 shrink-0 place-items-center rounded-lg bg-primary-soft text-primary"><Icon className="size-5" aria-hidden /></span>
      <div><h3 className="font-sans text-base font-semibold">{title}</h3><p className="text-muted">{children}</p></div>
    </li>
  )
}
