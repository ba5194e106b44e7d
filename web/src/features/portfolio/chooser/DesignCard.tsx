import { Check } from 'lucide-react'
import { cn } from '@/lib/cn'
import { Button } from '@/ui/Button'
import { Card } from '@/ui/Card'
import { previewOf, type TemplateInfo } from '../catalogue'
import { TemplatePicture } from '../TemplatePicture'

interface Props {
  template: TemplateInfo
  selected: boolean
  onSelect: () => void
  /** Opens a closer look. */
  preview?: { label: string; onOpen: () => void }
  /** Its place on the page, from 0. */
  index: number
}

/** A design to choose. All of the card can be clicked. */
export function DesignCard({ template: { id, name, audience, description, features }, selected, onSelect, preview, index }: Props) {
  return (
    <Card as="li" className={cn('group relative flex flex-col overflow-hidden transition-[border-color,box-shadow] duration-150 hover:shadow-float', selected ? 'border-primary! ring-2 ring-primary' : 'hover:border-line-strong')}>
      <TemplatePicture src={previewOf(id)} alt={`A sample portfolio in ${name}`} eager={index < 3} className="border-b" />
      <div className="flex flex-1 flex-col p-5">
        <h2 className="text-[1.1875rem] leading-snug tracking-[-0.01em]">{name}</h2>
        <p className="mt-1 text-sm font-medium text-muted">For {audience.charAt(0).toLowerCase() + audience.slice(1)}</p>
        <p className="mt-2.5">{description}</p>
        <FeatureList features={features} className="mt-4 mb-5" />
        <div className="mt-auto flex gap-3">
          <Button variant={selected ? 'primary' : 'outline'} aria-pressed={selected} onClick={onSelect} className="flex-1 static! after:absolute after:inset-0">
            {selected ? <><Check className="size-4.5" aria-hidden />Selected</> : 'Select'}<span className="sr-only"> {name}</span>
          </Button>
          {preview && <Button variant="ghost" onClick={preview.onOpen} className="z-10">{preview.label}<span className="sr-only"> of {name}</span></Button>}
        </div>
      </div>
    </Card>
  )
}

/** What a design can do. */
export function FeatureList({ features, className }: { features: readonly string[]; className?: string }) {
  return (
    // eslint-disable-next-line jsx-a11y/no-redundant-roles -- Safari forgets that a list without markers is one
    <ul role="list" aria-label="Features" className={cn('flex flex-wrap gap-1.5', className)}>
      {features.map((feature) => <li key={feature} className="rounded-full bg-sunken px-2.5 py-0.5 text-sm text-muted">{feature}</li>)}
    </ul>
  )
}
