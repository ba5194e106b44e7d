import { useState } from 'react'
import { Button } from '@/ui/Button'
import { Dialog } from '@/ui/Dialog'
import { previewOf, type TemplateInfo } from '../catalogue'
import { TemplatePicture } from '../TemplatePicture'
import { FeatureList } from './DesignCard'

/** Further pictures of a design, where there are any: of its gallery, and on a phone. */
const FURTHER = ['gallery', 'phone'] as const
const LABELS = { gallery: 'The gallery', phone: 'On a phone' }

interface Props {
  template: TemplateInfo
  useLabel: string
  onUse: () => void
  onClose: () => void
}

/** A closer look at a design: pictures of it, whom it is for, what it can do. */
export function PreviewDialog({ template: { id, name, audience, description, features }, useLabel, onUse, onClose }: Props) {
  return (
    <Dialog open size="lg" title={name} description={`For ${audience.charAt(0).toLowerCase() + audience.slice(1)}`} onClose={onClose} footer={<><Button variant="outline" onClick={onClose}>Close</Button><Button onClick={onUse}>{useLabel}</Button></>}>
      <TemplatePicture src={previewOf(id)} alt={`A sample portfolio in ${name}`} eager className="rounded-lg border" />
      <div className="mt-4 grid gap-4 empty:hidden sm:grid-cols-2">{FURTHER.map((part) => <FurtherPicture key={part} src={previewOf(`${id}-${part}`)} label={LABELS[part]} />)}</div>
      <p className="mt-5">{description}</p>
      <h3 className="mt-5 mb-2 font-sans font-semibold">Features</h3>
      <FeatureList features={features} />
    </Dialog>
  )
}

/** A picture that there may be. */
function FurtherPicture({ src, label }: { src: string; label: string }) {
  const [state, setState] = useState<'loading' | 'there' | 'missing'>('loading')
  if (state === 'missing') return null
  return (
    <figure className={state === 'loading' ? 'sr-only' : undefined}>
      <img src={src} alt={label} onLoad={() => setState('there')} onError={() => setState('missing')} className="aspect-4/3 w-full rounded-lg border bg-sunken object-cover object-top" />
      <figcaption className="mt-1 text-sm text-muted">{label}</figcaption>
    </figure>
  )
}
