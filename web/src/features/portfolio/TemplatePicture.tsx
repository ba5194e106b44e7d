import { useState } from 'react'
import { cn } from '@/lib/cn'

/** Size of the pictures of designs, in pixels. */
const SIZE = { width: 1200, height: 900 }

interface Props {
  src: string
  alt: string
  /** In sight when the page opens: asked for at once. */
  eager?: boolean
  className?: string
}

/** What a design looks like. Its room is kept, and stays quietly ruled where there is no picture. */
export function TemplatePicture({ src, alt, eager = false, className }: Props) {
  const [missing, setMissing] = useState<string | null>(null)
  return (
    <span className={cn('ruled block aspect-4/3 overflow-hidden bg-sunken', className)}>
      {missing !== src && <img src={src} alt={alt} {...SIZE} loading={eager ? 'eager' : 'lazy'} decoding="async" onError={() => setMissing(src)} className="size-full object-cover object-top" />}
    </span>
  )
}
