import { useEffect, useRef, type ReactNode } from 'react'
import { cn } from '@/lib/cn'

interface Props {
  message: string
  tone?: 'success' | 'error'
  /** The way on. */
  children?: ReactNode
}

/** What a press has led to, in place of its form: reading and the keyboard go on from here. */
export function Outcome({ message, tone = 'success', children }: Props) {
  const text = useRef<HTMLParagraphElement>(null)
  useEffect(() => text.current?.focus(), [])
  return (
    <div className="mt-6 grid justify-items-start gap-5">
      <p ref={text} role={tone === 'error' ? 'alert' : 'status'} tabIndex={-1} className={cn('w-full rounded-md px-4 py-3 text-sm font-medium outline-none', tone === 'error' ? 'bg-error-soft text-error' : 'bg-success-soft')}>{message}</p>
      {children}
    </div>
  )
}
