import { Archive } from 'lucide-react'
import { Badge } from '@/ui/Badge'
import { SpriteIcon } from '@/ui/SpriteIcon'

export const RepositoryLink = ({ name, url }: { name: string; url: string }) => (
  <a href={url} target="_blank" rel="noreferrer" className="inline-block py-0.5 font-semibold break-words text-primary underline-offset-4 hover:underline">
    {name}<span className="sr-only"> (opens in a new tab)</span>
  </a>
)

export const RepositoryFacts = ({ language, stars }: { language?: string | null; stars: number }) => (
  <p className="flex flex-wrap items-center gap-x-4 gap-y-1 text-sm text-muted">
    {language && <span>{language}</span>}
    <Stars count={stars} />
  </p>
)

export const ArchivedBadge = () => <Badge tone="warning"><Archive className="size-3.5" aria-hidden />Archived</Badge>

/** How many people starred a repository. */
export const Stars = ({ count }: { count: number }) => (
  <span className="inline-flex items-center gap-1 tabular-nums"><SpriteIcon name="star" className="size-4 text-warning-graphic" />{count.toLocaleString('en-US')}<span className="sr-only"> {count === 1 ? 'star' : 'stars'}</span></span>
)
