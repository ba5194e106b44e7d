import { ChartLine, MessageCircleQuestion, Sparkles } from 'lucide-react'
import { Card } from '@/ui/Card'
import { copy } from './content'
import { Practice } from './practice/Practice'
import { Waitlist } from './Waitlist'

const ICONS = { practice: MessageCircleQuestion, analytics: ChartLine, coaching: Sparkles }

/** What is to come, a waitlist for it, and practice that works today. */
export default function InterviewPage() {
  return (
    <>
      <div className="ruled-aside">
        <div className="wrap py-14 lg:py-20">
          <h1 className="max-w-3xl text-title">{copy.title}</h1>
          <p className="mt-4 text-lead font-semibold"><span className="marker">{copy.tagline}</span></p>
          <p className="mt-4 max-w-2xl text-lead text-muted">{copy.lead}</p>
          <ul className="mt-10 grid gap-5 md:grid-cols-3">
            {copy.feature.map(({ icon, title, description }) => <Feature key={title} Icon={ICONS[icon]} title={title} description={description} />)}
          </ul>
          <Waitlist />
          <p className="mt-6 text-sm text-muted">{copy.closing}</p>
        </div>
      </div>
      <Practice />
    </>
  )
}

function Feature({ Icon, title, description }: { Icon: typeof Sparkles; title: string; description: string }) {
  return (
    <Card as="li" className="p-7">
      <span className="grid size-12 place-items-center rounded-lg bg-primary-soft text-primary"><Icon className="size-6" aria-hidden /></span>
      <h2 className="mt-5 text-head">{title}</h2>
      <p className="mt-1.5 text-muted">{description}</p>
    </Card>
  )
}
