import { cn } from '@/lib/cn'

/** The shape of what is about to come. Put `aria-busy` and a label on what surrounds it. */
export const Skeleton = ({ className }: { className?: string }) => <div aria-hidden className={cn('skeleton h-4', className)} />
