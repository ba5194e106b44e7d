import { cn } from '@/lib/cn'

interface Props {
  url: string
  alt: string
  /** The page's main picture, which should be there first. */
  main?: boolean
  className?: string
}

/** A picture in the form that all of them have. */
export const ArticleImage = ({ url, alt, main = false, className }: Props) => (
  <img src={url} alt={alt} width={1200} height={630} loading={main ? 'eager' : 'lazy'} fetchPriority={main ? 'high' : undefined} className={cn('aspect-[1200/630] w-full bg-sunken object-cover', className)} />
)
