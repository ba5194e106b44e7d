import { ImageOff } from 'lucide-react'
import { useCallback, useState } from 'react'
import { cn } from '@/lib/cn'
import type { Source } from './draft'

interface Props {
  source: Source
  className?: string
}

/** A chosen or stored image, for looking at only: what it is stands beside it. */
export function SourceImage({ source, className }: Props) {
  const [broken, setBroken] = useState<Source | null>(null)
  const file = 'file' in source ? source.file : null
  const stored = 'file' in source ? undefined : source.stored.url
  const show = useCallback(
    (image: HTMLImageElement) => {
      if (!file) return
      const url = URL.createObjectURL(file)
      image.src = url
      return () => URL.revokeObjectURL(url)
    },
    [file],
  )
  // Some cameras write what browsers cannot show.
  if (broken === source) return <span className={cn('grid place-items-center bg-sunken text-muted', className)}><ImageOff className="size-6" aria-hidden /></span>
  return <img ref={show} src={stored} alt="" draggable={false} decoding="async" onError={() => setBroken(source)} className={cn('bg-sunken object-cover', className)} />
}
