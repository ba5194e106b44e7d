import { useState } from 'react'
import toast from 'react-hot-toast/headless'
import { useNavigate } from 'react-router'
import { paths } from '@/lib/paths'
import { When } from '@/lib/When'
import { useSession } from '@/session/SessionProvider'
import { Accordion } from '@/ui/Accordion'
import { Card } from '@/ui/Card'
import { BillingChoice } from './pricing/BillingChoice'
import { pricing, type Plan, type PlanQuestion } from './pricing/content'
import { PlanCard } from './pricing/PlanCard'
import type { Billing } from './pricing/prices'

/** What the three plans cost and hold. */
export default function PricingPage() {
  const [billing, setBilling] = useState<Billing>('monthly')
  const choose = useChoosePlan()
  return (
    <div className="ruled-aside">
      <div className="wrap py-14 lg:py-20">
        <h1 className="text-title">{pricing.title}</h1>
        <p className="mt-4 max-w-2xl text-lead text-muted"><When is="limits" otherwise={pricing.lead_without_limits}>{pricing.lead}</When></p>
        <div className="mt-8"><BillingChoice value={billing} onChange={setBilling} /></div>
        <ul className="mt-8 grid gap-5 lg:grid-cols-3">
          {pricing.plan.map((plan) => <PlanCard key={plan.id} plan={plan} billing={billing} onChoose={() => choose(plan)} />)}
        </ul>
        <p className="mt-6 max-w-3xl text-sm text-muted">Prices in US dollars. <When is="limits" otherwise={pricing.note_without_limits}>{pricing.note}</When></p>
        <section className="mt-20 grid gap-8 lg:grid-cols-[1fr_2fr]" aria-labelledby="pricing-questions">
          <h2 id="pricing-questions" className="text-title">Questions about plans</h2>
          <Card className="overflow-hidden">
            <Accordion items={pricing.faq.filter(({ limits }) => !limits).map(asItem)} />
            <When is="limits"><div className="border-t"><Accordion items={pricing.faq.filter(({ limits }) => limits).map(asItem)} /></div></When>
          </Card>
        </section>
      </div>
    </div>
  )
}

const asItem = ({ question, answer }: PlanQuestion) => ({ title: question, content: <p>{answer}</p> })

/** Guests sign in first, whatever the plan. */
function useChoosePlan() {
  const { user } = useSession()
  const navigate = useNavigate()
  return ({ id }: Plan) => {
    if (!user) {
      toast('Please log in to get started')
      void navigate(paths.login())
    } else {
      void navigate(id === 'teams' ? paths.contact() : paths.dashboard())
    }
  }
}
