import type { HTMLAttributes } from 'react'
import { cn } from '@/lib/cn'

const TONES = {
  plain: 'border bg-surface shadow-card',
  sunken: 'border bg-sunken',
  ink: 'bg-secondary text-on-secondary',
  primary: 'bg-primary-soft text-ink',
  success: 'bg-success-soft text-ink',
  warning: 'bg-warning-soft text-ink',
  error: 'bg-error-soft text-ink',
}

type Props = HTMLAttributes<HTMLElement> & { tone?: keyof typeof TONES; as?: 'div' | 'section' | 'article' | 'li' }

export function Card({ as: Element = 'div', tone = 'plain', className, ...rest }: Props) {
  return <Element className={cn('rounded-xl', TONES[tone], className)} {...rest} />
}
