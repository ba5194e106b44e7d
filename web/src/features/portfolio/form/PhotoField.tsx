import { X } from 'lucide-react'
import { useState } from 'react'
import { FileDrop } from '@/ui/FileDrop'
import { IconButton } from '@/ui/IconButton'
import type { Source } from './draft'
import { ACCEPTED, refusalOf } from './image-files'
import { SourceImage } from './SourceImage'

interface Props {
  id: string
  optional: boolean
  photo: Source | null
  error?: string
  onChange: (photo: Source | null) => void
}

/** The photo of the person. */
export function PhotoField({ id, optional, photo, error, onChange }: Props) {
  const [refusal, setRefusal] = useState<string | null>(null)
  const take = (file: File) => {
    const refused = refusalOf(file)
    setRefusal(refused)
    if (!refused) onChange({ file })
  }
  return (
    <fieldset>
      <legend className="mb-1.5 text-sm font-semibold">Your photo{optional && ' (optional)'}</legend>
      <div className="flex items-start gap-4">
        {photo && (
          <div className="relative shrink-0">
            <SourceImage source={photo} className="size-28 rounded-lg border" />
            <IconButton label="Remove your photo" tone="danger" onClick={() => onChange(null)} className="absolute -top-3 -right-3 rounded-full! border bg-surface shadow-card"><X aria-hidden /></IconButton>
          </div>
        )}
        <div className="min-w-0 flex-1">
          <FileDrop compact id={id} label={photo ? 'Choose another photo' : 'Drop your photo here, or choose a file'} hint="An image, up to 15 MB" accept={ACCEPTED} error={refusal ?? error} onFile={take} />
        </div>
      </div>
    </fieldset>
  )
}
