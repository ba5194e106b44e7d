import { Check } from 'lucide-react'
import { useEffect, useId, useRef } from 'react'
import { cn } from '@/lib/cn'
import { Badge } from '@/ui/Badge'
import { Skeleton } from '@/ui/Skeleton'
import { AtsNote, PremiumMark } from './marks'
import type { Template } from './model'
import { Sample, Thumbnail } from './Thumbnail'

interface Props {
  /** The resume that the cards show; null for the designs' own samples. */
  resumeId: string | null
  templates: Template[]
  /** Ids of the design picked now and of the one saved earlier. */
  chosen: string | null
  current: string | null
  /** One column, beside a preview. */
  narrow: boolean
  onChoose: (template: Template) => void
}

const columns = (narrow: boolean) => (narrow ? 'grid-cols-1' : 'grid-cols-1 min-[28rem]:grid-cols-2 md:grid-cols-3 lg:grid-cols-4 xl:grid-cols-5')

/** The catalogue as a radio group of cards: arrows move, one is chosen. */
export function TemplateGrid({ resumeId, templates, chosen, current, narrow, onChoose }: Props) {
  const group = useId()
  const grid = useRef<HTMLDivElement>(null)
  // The cards take other places when the preview opens or closes.
  useEffect(() => {
    grid.current?.querySelector(':checked')?.scrollIntoView({ block: 'nearest' })
  }, [narrow])
  return (
    <div ref={grid} role="radiogroup" aria-label="Templates" className={cn('grid gap-4', columns(narrow))}>
      {templates.map((template) => (
        <TemplateCard key={template.id} resumeId={resumeId} group={group} template={template} checked={template.id === chosen} current={template.id === current} onChoose={() => onChoose(template)} />
      ))}
    </div>
  )
}

function TemplateCard({ resumeId, group, template, checked, current, onChoose }: { resumeId: string | null; group: string; template: Template; checked: boolean; current: boolean; onChoose: () => void }) {
  const id = `${group}-${template.id}`
  return (
    <label
      className={cn(
        'relative flex cursor-pointer flex-col overflow-hidden rounded-lg border bg-surface transition-[border-color,box-shadow] duration-150 has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-primary/65',
        checked ? 'border-primary shadow-float ring-2 ring-primary' : 'shadow-card hover:border-line-strong',
      )}
    >
      <input type="radio" name={group} value={template.id} checked={checked} onChange={onChoose} aria-describedby={`${id}-text`} aria-label={template.name} className="absolute inset-0 z-10 size-full cursor-pointer scroll-m-2 opacity-0" />
      <div className="relative border-b bg-sunken">
        {resumeId === null ? <Sample template={template} className="aspect-[1/1.1]" /> : <Thumbnail resumeId={resumeId} template={template} className="aspect-[1/1.1]" />}
        <div className="absolute top-2 left-2 flex flex-wrap gap-1">
          {template.tier === 'premium' && <PremiumMark />}
          {current && <Badge tone="primary">In use</Badge>}
        </div>
        {checked && <span className="absolute top-2 right-2 grid size-7 place-items-center rounded-full bg-primary text-on-primary"><Check className="size-4.5" aria-hidden /></span>}
      </div>
      <div className="grid flex-1 content-start gap-1 p-4">
        <p className="font-semibold">{template.name}</p>
        <p className="text-sm text-muted">{template.description}</p>
        <AtsNote template={template} />
      </div>
      <span id={`${id}-text`} className="sr-only">
        {template.tier === 'premium' ? 'Premium. ' : ''}
        {template.description} {template.atsSafe ? 'ATS-safe.' : ''} {template.atsNote}
      </span>
    </label>
  )
}

export function TemplateGridSkeleton() {
  return (
    <div role="status" aria-busy aria-label="Loading templates" className={cn('grid gap-4', columns(false))}>
      {Array.from({ length: 5 }, (_, index) => (
        <div key={index} className="overflow-hidden rounded-lg border">
          <Skeleton className="aspect-[1/1.1] h-auto rounded-none" />
          <div className="grid gap-2 p-4"><Skeleton className="w-3/4" /><Skeleton className="h-3" /><Skeleton className="h-3 w-1/2" /></div>
        </div>
      ))}
    </div>
  )
}
