import { cn } from '@/lib/cn'
import { useNearViewport } from '@/ui/pdf/use-near-viewport'
import { Skeleton } from '@/ui/Skeleton'
import { useThumbnail } from './api/render'
import { BlobImage } from './BlobImage'
import type { Template } from './model'

const PICTURE = 'size-full object-cover object-top'

/** How the user's own resume looks in a design. Where that cannot be had, the design's sample stands in. */
export function Thumbnail({ resumeId, template, className }: { resumeId: string; template: Template; className?: string }) {
  const [place, near] = useNearViewport()
  const { data, isError } = useThumbnail({ resumeId, template: template.id }, near)
  return (
    <div ref={place} className={cn('overflow-hidden', className)}>
      {data && <BlobImage picture={data} alt="" data-testid="own-preview" className={cn(PICTURE, 'bg-paper')} />}
      {!data && isError && <SamplePicture template={template} />}
      {!data && !isError && <Skeleton className="h-full rounded-none" />}
    </div>
  )
}

/** How the sample looks in a design, for those who have no resume yet. */
export const Sample = ({ template, className }: { template: Template; className?: string }) => <div className={cn('overflow-hidden', className)}><SamplePicture template={template} /></div>

const SamplePicture = ({ template }: { template: Template }) => <img src={template.previewImage} alt="" loading="lazy" className={PICTURE} />
