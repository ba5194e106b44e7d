import { ArrowRight, Brush, Camera, CodeXml, Eye, Heart, Scissors, UserRound } from 'lucide-react'
import type { ReactNode } from 'react'
import { cn } from '@/lib/cn'
import { When } from '@/lib/When'
import { Button } from '@/ui/Button'
import { Tooltip } from '@/ui/Tooltip'
import { previewOf } from '../catalogue'
import type { Category } from '../categories'
import { TemplatePicture } from '../TemplatePicture'

const ICONS: Record<string, typeof Brush> = { artist: Brush, 'fashion-designer': Scissors, developer: CodeXml, model: UserRound, photographer: Camera }
const NUMBER = new Intl.NumberFormat('en-US')

interface Props {
  category: Category
  /** Why it cannot be liked. */
  likeDisabled?: string
  onExplore: () => void
  onLike: () => void
}

/** A category. Where there is a pointer, its card turns over on hover and on focus; on touch and without motion both sides show at once. */
export function CategoryCard({ category: { id, title, description, template, likes, views, liked = false, sample }, likeDisabled, onExplore, onLike }: Props) {
  const Icon = ICONS[id] ?? Brush
  const face = 'flip:absolute flip:inset-0 flip:backface-hidden'
  return (
    <li className="group flex flex-col flip:perspective-distant">
      <article aria-labelledby={`category-${id}`} className="relative flex flex-1 flex-col transition-transform duration-350 ease-out flip:min-h-80 flip:transform-3d flip:group-focus-within:rotate-y-180 flip:group-hover:rotate-y-180">
        <div className={cn(face, 'flex flex-col overflow-hidden rounded-t-xl border border-b-0 bg-surface')}>
          <TemplatePicture src={previewOf(template)} alt="" eager className="aspect-video! flip:aspect-auto! flip:min-h-0 flip:flex-1" />
          <div className="flex items-center gap-3 p-5">
            <span className="grid size-11 shrink-0 place-items-center rounded-md bg-primary-soft text-primary"><Icon className="size-5.5" aria-hidden /></span>
            <h2 id={`category-${id}`} className="text-head">{title}</h2>
          </div>
        </div>
        <div className={cn(face, 'flex flex-1 flex-col items-start gap-4 border border-y-0 bg-surface p-5 pt-0 flip:rotate-y-180 flip:justify-center flip:rounded-t-xl flip:border-t flip:on-ink flip:p-6')}>
          <p aria-hidden className="hidden font-display text-head font-bold flip:block">{title}</p>
          <p className="flex-1 text-muted flip:flex-none flip:text-white/85">{description}</p>
          <Button variant="accent" onClick={onExplore}>Explore Templates<span className="sr-only"> for {title}</span><ArrowRight className="size-4.5" aria-hidden /></Button>
        </div>
      </article>
      <div className="flex min-h-14 items-center justify-between rounded-b-xl border bg-surface pr-5 pl-2 text-sm text-muted tabular-nums shadow-card">
        <LikeButton title={title} likes={<Figure known={likes} sample={sample.likes} />} liked={liked} disabledReason={likeDisabled} onClick={onLike} />
        <p className="flex items-center gap-1.5"><Eye className="size-4" aria-hidden /><Figure known={views} sample={sample.views} /><span className="sr-only"> views</span></p>
      </div>
    </li>
  )
}

/** A count of the server's; until it is known, a sample or nothing. */
const Figure = ({ known, sample }: { known?: number; sample: number }) => (known === undefined ? <When is="samples">{NUMBER.format(sample)}</When> : NUMBER.format(known))

function LikeButton({ title, likes, liked, disabledReason, onClick }: { title: string; likes: ReactNode; liked: boolean; disabledReason?: string; onClick: () => void }) {
  const button = (
    <button
      type="button"
      aria-pressed={liked}
      aria-disabled={disabledReason ? true : undefined}
      onClick={disabledReason ? undefined : onClick}
      className={cn('inline-flex h-11 items-center gap-1.5 rounded-md px-3 font-medium transition-colors', disabledReason ? 'cursor-not-allowed!' : 'hover:bg-ink/6 hover:text-ink')}
    >
      <Heart className={cn('size-4.5', liked && 'fill-error-graphic text-error-graphic')} aria-hidden />
      {likes}<span className="sr-only"> likes. Like {title}</span>
    </button>
  )
  return disabledReason ? <Tooltip text={disabledReason}>{button}</Tooltip> : button
}
