import { Download, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { Badge } from '@/ui/Badge'
import { Button } from '@/ui/Button'
import { Chips } from '@/ui/Chips'
import { IconButton } from '@/ui/IconButton'

const VARIANTS = ['primary', 'secondary', 'outline', 'ghost', 'light', 'danger', 'success', 'accent'] as const
const CATEGORIES = ['All', 'Professional', 'Creative', 'Minimal'] as const

export function Buttons() {
  const [sending, setSending] = useState(false)
  const [category, setCategory] = useState<(typeof CATEGORIES)[number]>('All')
  return (
    <div className="grid gap-4">
      {(['sm', 'md', 'lg'] as const).map((size) => (
        <div key={size} className="flex flex-wrap gap-3">
          {VARIANTS.map((variant) => <Button key={variant} variant={variant} size={size}>{variant}</Button>)}
        </div>
      ))}
      <div className="flex flex-wrap gap-3">
        <Button loading>Save changes</Button>
        <Button loading={sending} loadingLabel="Sending..." onClick={() => setSending(true)}>Send</Button>
        <Button disabled>Disabled</Button>
        <Button variant="outline" disabledReason="Choose a template first.">Preview Template</Button>
        <IconButton label="Download"><Download aria-hidden /></IconButton>
        <IconButton label="Delete" tone="danger"><Trash2 aria-hidden /></IconButton>
      </div>
      <Chips label="Category" options={CATEGORIES} value={category} onChange={setCategory} />
      <div className="flex flex-wrap gap-2">
        {(['neutral', 'primary', 'success', 'warning', 'error', 'accent'] as const).map((tone) => <Badge key={tone} tone={tone}>{tone}</Badge>)}
      </div>
    </div>
  )
}
