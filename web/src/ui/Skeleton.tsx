import { cn } from '@/lib/cn'

/** The shape of what is about to come; one line of text high unless `className` has a height or a size, which always wins. Put `aria-busy` and a label on what surrounds it. */
export const Skeleton = ({ className }: { className?: string }) => <div aria-hidden className={cn('skeleton [:where(&)]:h-4', className)} />
