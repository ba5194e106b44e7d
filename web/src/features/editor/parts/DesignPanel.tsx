import { Check } from 'lucide-react'
import { useId, type ReactNode } from 'react'
import { cn } from '@/lib/cn'
import { Badge } from '@/ui/Badge'
import { Select } from '@/ui/Select'
import { Skeleton } from '@/ui/Skeleton'
import { ErrorState } from '@/ui/ErrorState'
import { messageOf } from '@/api/errors'
import type { Template } from '@/features/templates/model'
import { useTemplates } from '@/features/templates/api/templates'
import { ACCENTS, contrastOnWhite, DATES, FITS, FONTS, PAPERS, READABLE, SPACINGS } from '../appearance'
import type { Style } from '../model'
import { useEditing } from './editor-context'

/** How the resume looks, whatever it says. */
export function DesignPanel({ templateId }: { templateId: string | null }) {
  const { content: { style }, edit } = useEditing()
  const set = <K extends keyof Style>(key: K, value: Style[K]) => edit((before) => ({ ...before, style: { ...before.style, [key]: value } }), key === 'accent' ? 'accent' : null)
  return (
    <div className="grid grid-cols-1 gap-7">
      <Designs chosen={templateId} />
      <Accent value={style.accent ?? null} onChange={(accent) => set('accent', accent)} />
      <Select label="Font" options={[{ value: '', label: 'The design’s own' }, ...FONTS.map((font) => ({ value: font, label: font }))]} value={style.font ?? ''} onChange={({ target }) => set('font', target.value || null)} />
      <Choices label="Spacing" options={SPACINGS} value={style.spacing} onChange={(spacing) => set('spacing', spacing)} />
      <Choices label="Date style" options={DATES} value={style.dates} onChange={(dates) => set('dates', dates)} />
      <Choices label="Page size" options={PAPERS} value={style.paper} onChange={(paper) => set('paper', paper)} hint="By country: Letter for an address in North America, A4 elsewhere." />
      <Choices label="Pages" options={FITS} value={style.fit} onChange={(fit) => set('fit', fit)} hint="Fitting makes text and spacing a little smaller, never too small to read." />
    </div>
  )
}

const RING = 'has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-primary/65'

function Group({ label, hint, children }: { label: string; hint?: ReactNode; children: ReactNode }) {
  const id = useId()
  return (
    <fieldset aria-describedby={hint ? id : undefined} className="min-w-0">
      <legend className="mb-1.5 text-sm font-semibold">{label}</legend>
      {children}
      {hint && <p id={id} className="mt-1.5 text-sm text-muted">{hint}</p>}
    </fieldset>
  )
}

interface ChoicesProps<T extends string> {
  label: string
  options: readonly { value: T; label: string }[]
  value: T
  onChange: (value: T) => void
  hint?: string
}

/** One of a few, all in view. */
function Choices<T extends string>({ label, options, value, onChange, hint }: ChoicesProps<T>) {
  const name = useId()
  return (
    <Group label={label} hint={hint}>
      <div className="grid auto-cols-fr grid-flow-col gap-1 rounded-lg bg-sunken p-1">
        {options.map((option) => (
          <label key={option.value} className={cn('grid min-h-11 cursor-pointer place-items-center rounded-md px-1 text-center text-sm leading-tight font-semibold transition-colors', RING, option.value === value ? 'bg-surface text-ink shadow-card' : 'text-muted hover:text-ink')}>
            <input type="radio" name={name} value={option.value} checked={option.value === value} onChange={() => onChange(option.value)} className="sr-only" />
            {option.label}
          </label>
        ))}
      </div>
    </Group>
  )
}

const isOurs = (colour: string) => ACCENTS.some(({ value }) => value === colour)

function Accent({ value, onChange }: { value: string | null; onChange: (value: string | null) => void }) {
  const name = useId()
  const custom = useId()
  const contrast = value === null ? null : contrastOnWhite(value)
  const warning = contrast !== null && contrast < READABLE ? `Hard to read on white paper: the contrast is ${contrast.toFixed(1)}, and text needs ${READABLE}.` : undefined
  return (
    <Group label="Accent color" hint={warning && <span role="status" className="text-warning">{warning}</span>}>
      <div className="flex flex-wrap gap-2">
        <label className={cn('grid h-11 cursor-pointer place-items-center rounded-full border px-4 text-sm font-semibold', RING, value === null ? 'border-primary bg-primary-soft text-primary' : 'border-line-strong/60')}>
          <input type="radio" name={name} checked={value === null} onChange={() => onChange(null)} className="sr-only" />
          The design’s own
        </label>
        {ACCENTS.map((colour) => (
          <label key={colour.value} title={colour.name} className={cn('relative size-11 cursor-pointer rounded-full', RING)}>
            <input type="radio" name={name} aria-label={colour.name} checked={value === colour.value} onChange={() => onChange(colour.value)} className="sr-only" />
            <Swatch colour={colour.value} chosen={value === colour.value} />
          </label>
        ))}
        <label htmlFor={custom} className={cn('relative flex h-11 cursor-pointer items-center gap-2 rounded-full border pr-4 pl-2 text-sm font-semibold', RING, value !== null && !isOurs(value) ? 'border-primary bg-primary-soft text-primary' : 'border-line-strong/60')}>
          <input id={custom} type="color" value={value ?? '#1d4ed8'} onChange={({ target }) => onChange(target.value)} className="size-7 cursor-pointer rounded-full border-0 bg-transparent p-0" />
          Custom
        </label>
      </div>
    </Group>
  )
}

/** As an SVG: the policy of our pages forbids inline styles. */
function Swatch({ colour, chosen }: { colour: string; chosen: boolean }) {
  return (
    <>
      <svg viewBox="0 0 44 44" className="size-11" aria-hidden>
        <circle cx="22" cy="22" r="18" fill={colour} />
        {chosen && <circle cx="22" cy="22" r="20.5" fill="none" strokeWidth="2.5" className="stroke-primary" />}
      </svg>
      {chosen && <Check className="absolute inset-0 m-auto size-5 text-white" aria-hidden />}
    </>
  )
}

function Designs({ chosen }: { chosen: string | null }) {
  const { edit } = useEditing()
  const templates = useTemplates()
  const name = useId()
  return (
    <Group label="Design">
      {templates.isPending && <div role="status" aria-label="Loading the designs" className="grid grid-cols-2 gap-3 sm:grid-cols-3">{[0, 1, 2].map((card) => <Skeleton key={card} className="aspect-[1/1.1] h-auto rounded-md" />)}</div>}
      {templates.isError && <ErrorState title="We couldn’t load the designs" message={messageOf(templates.error)} onRetry={() => void templates.refetch()} retrying={templates.isFetching} />}
      {templates.data && (
        <div className="-m-1 grid max-h-96 grid-cols-2 gap-3 overflow-y-auto p-1 sm:grid-cols-3">
          {templates.data.map((template) => (
            <DesignCard key={template.id} name={name} template={template} checked={template.id === chosen} onChoose={() => edit((before) => ({ ...before, templateId: template.id }))} />
          ))}
        </div>
      )}
    </Group>
  )
}

function DesignCard({ name, template, checked, onChoose }: { name: string; template: Template; checked: boolean; onChoose: () => void }) {
  return (
    <label className={cn('relative cursor-pointer overflow-hidden rounded-md border bg-surface', RING, checked ? 'border-primary ring-2 ring-primary' : 'hover:border-line-strong')}>
      <input type="radio" name={name} aria-label={template.name} checked={checked} onChange={onChoose} className="absolute inset-0 size-full cursor-pointer opacity-0" />
      <img src={template.previewImage} alt="" loading="lazy" className="aspect-[1/1.1] w-full border-b bg-sunken object-cover object-top" />
      <span className="block truncate px-2 py-1.5 text-sm font-semibold">{template.name}</span>
      {template.tier === 'premium' && <Badge className="absolute top-1.5 left-1.5">Premium</Badge>}
    </label>
  )
}
