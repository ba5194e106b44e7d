import { useQuery } from '@tanstack/react-query'
import { Sparkles } from 'lucide-react'
import { paths } from '@/lib/paths'
import { ButtonLink } from '@/ui/Button'
import { Card } from '@/ui/Card'
import { Skeleton } from '@/ui/Skeleton'
import { recommendedQuery } from '../api/jobs'
import type { Job } from '../model'
import { MatchBadge } from '../parts'

/** As high whatever it shows: the list below does not move. */
const PLACE = 'mb-8 min-h-62 sm:min-h-48'

/** The jobs of the whole board that fit the user's latest resume best; who has none learns what one is good for. */
export function Recommended({ onView }: { onView: (job: Job) => void }) {
  const { data, isPending } = useQuery(recommendedQuery)
  if (isPending) return <section aria-busy aria-label="Recommended for you" className={`flex flex-col ${PLACE}`}><Title /><div className="flex flex-1 gap-3 overflow-hidden py-1">{[0, 1, 2].map((card) => <Skeleton key={card} className="h-auto w-64 shrink-0 rounded-lg" />)}</div></section>
  if (data?.basis === 'none') return <UploadHint />
  if (!data?.jobs.length) return null
  return (
    <section aria-label="Recommended for you" className={`flex flex-col ${PLACE}`}>
      <Title />
      {/* eslint-disable-next-line jsx-a11y/no-redundant-roles -- Safari forgets that a list without markers is one */}
      <ul role="list" className="-mx-5 flex flex-1 snap-x scroll-px-5 gap-3 overflow-x-auto px-5 py-1 sm:-mx-1 sm:scroll-px-1 sm:px-1">
        {data.jobs.map((job) => (
          <li key={job._id} className="w-64 shrink-0 snap-start">
            <button type="button" onClick={() => onView(job)} className="flex size-full flex-col items-start rounded-lg border bg-surface p-4 text-left shadow-card transition-[border-color,box-shadow] hover:border-line-strong hover:shadow-float">
              <MatchBadge points={job.match} />
              <span className="mt-2.5 line-clamp-2 font-semibold">{job.jobTitle}</span>
              <span className="mt-auto w-full truncate pt-2 text-sm text-muted">{job.companyName} · {job.location}</span>
            </button>
          </li>
        ))}
      </ul>
    </section>
  )
}

const Title = () => <h2 className="mb-3 flex items-center gap-2 text-head"><Sparkles className="size-5 text-primary" aria-hidden />Recommended for you</h2>

const UploadHint = () => (
  <Card as="section" tone="primary" aria-label="Recommended for you" className={`flex flex-wrap content-center items-center justify-between gap-4 p-6 ${PLACE}`}>
    <div className="max-w-md">
      <h2 className="text-head">See which jobs fit you</h2>
      <p className="mt-1 text-muted">Upload your resume, and every job shows how well you match it and why.</p>
    </div>
    <ButtonLink to={paths.dashboard({ upload: '1' })}>Upload Resume</ButtonLink>
  </Card>
)
