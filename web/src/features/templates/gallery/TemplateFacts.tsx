import { Check, Download } from 'lucide-react'
import type { ReactNode } from 'react'
import { site } from '@/lib/site'
import { Badge } from '@/ui/Badge'
import { OTHER_FORMATS, PDF_FORMAT } from '../formats'
import { AtsNote, PremiumMark } from '../marks'
import type { Template } from '../model'
import { countOf } from './catalogue'
import { RateTemplate } from './RateTemplate'
import { RatingLine } from './RatingLine'

const FORMATS = [PDF_FORMAT, ...OTHER_FORMATS].map(({ label }) => label).join(' · ')
const SAFE = 'Our parser reads this design in the right order.'
const PLANS = { standard: 'Included in every plan.', premium: site.limits ? 'Free to preview. Downloading needs a Pro or Teams plan.' : 'Included in every plan.' }

/** What there is to know about a design, beside its picture. */
export function TemplateFacts({ template, inUse, here }: { template: Template; inUse: boolean; here: string }) {
  const { id, category, description, features, tier, atsSafe, isPopular, isNew, rating, downloads } = template
  return (
    <div className="grid content-start gap-6">
      <div>
        <div className="flex flex-wrap gap-1.5">
          <Badge>{category}</Badge>
          {isPopular && <Badge tone="primary">Popular</Badge>}
          {isNew && <Badge tone="success">New</Badge>}
          {inUse && <Badge tone="primary">In use</Badge>}
        </div>
        <p className="mt-3">{description}</p>
        <ul className="mt-3 grid gap-1.5 text-sm text-muted">
          {features.map((feature) => <li key={feature} className="flex items-start gap-2"><Check className="mt-0.5 size-4 shrink-0 text-primary" aria-hidden />{feature}</li>)}
        </ul>
      </div>
      <Fact title="Hiring software">
        <AtsNote template={template} />
        {atsSafe && <p className="mt-1 text-sm text-muted">{SAFE}</p>}
      </Fact>
      <Fact title="Plan">
        {tier === 'premium' && <div className="mt-1.5"><PremiumMark /></div>}
        <p className="mt-1.5 text-sm text-muted">{PLANS[tier]}</p>
      </Fact>
      <Fact title="Formats"><p className="mt-1.5 text-sm text-muted">{FORMATS}</p></Fact>
      <Fact title="Ratings and downloads">
        <div className="mt-1.5 grid gap-1 text-sm text-muted">
          <RatingLine rating={rating} />
          <p className="flex items-center gap-1.5 tabular-nums"><Download className="size-4 shrink-0" aria-hidden />{countOf(downloads, 'download')}</p>
        </div>
        <div className="mt-3"><RateTemplate templateId={id} here={here} /></div>
      </Fact>
    </div>
  )
}

const Fact = ({ title, children }: { title: string; children: ReactNode }) => (
  <div>
    <h3 className="font-sans text-sm font-semibold">{title}</h3>
    {children}
  </div>
)
