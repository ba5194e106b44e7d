import { paths } from '@/lib/paths'
import { Button } from '@/ui/Button'
import { Card } from '@/ui/Card'
import { Link } from '@/ui/Link'
import { ApplyButton } from '../apply'
import { Highlighted } from '../Highlighted'
import { FROM_BOARD, type Job } from '../model'
import { Facts, KeepButton, Marks, MatchBadge, Monogram } from '../parts'

/** So many required qualifications stand on a card. */
const QUALIFICATIONS = 3

/** One job of the list. Its title leads to its page, "View Details" to the same in front of the list. */
export function JobCard({ job, onView }: { job: Job; onView: () => void }) {
  const { required } = job.requirements
  const more = required.length - QUALIFICATIONS
  return (
    <Card as="li" className="p-5 transition-[border-color,box-shadow] duration-150 hover:border-line-strong hover:shadow-float sm:p-6">
      <article aria-labelledby={`job-${job._id}`}>
        <div className="flex items-start gap-4">
          <Monogram name={job.companyName} className="max-sm:size-10 max-sm:text-lg" />
          <div className="grid min-w-0 flex-1 gap-x-4 gap-y-0.5 sm:grid-cols-[minmax(0,1fr)_auto]">
            <h3 id={`job-${job._id}`} tabIndex={-1} className="min-w-0 text-[1.1875rem] leading-snug tracking-[-0.01em] break-words outline-none sm:text-xl">
              <Link to={paths.job(job._id)} state={FROM_BOARD} className="rounded-sm decoration-2 underline-offset-4 hover:text-primary hover:underline"><Highlighted pieces={job.highlights?.jobTitle} text={job.jobTitle} /></Link>
            </h3>
            <MatchBadge points={job.match} className="self-start justify-self-start max-sm:order-last max-sm:mt-1.5" />
            <p className="break-words text-muted sm:col-start-1"><span className="font-semibold text-ink"><Highlighted pieces={job.highlights?.companyName} text={job.companyName} /></span> · {job.location}</p>
          </div>
        </div>
        <div className="mt-3.5 flex flex-wrap items-center gap-x-4 gap-y-2"><Facts job={job} /><Marks job={job} /></div>
        {job.highlights && job.highlights.excerpt.length > 0 && <p className="mt-3.5 line-clamp-3 text-[0.9375rem] text-muted">“<Highlighted pieces={job.highlights.excerpt} text="" />”</p>}
        {required.length > 0 && (
          <ul aria-label="Required qualifications" className="mt-3.5 grid gap-1 text-[0.9375rem]">
            {required.slice(0, QUALIFICATIONS).map((text, at) => (
              <li key={at} className="flex gap-2.5"><span className="mt-[0.6rem] size-1.5 shrink-0 rounded-full bg-primary" aria-hidden /><span className="line-clamp-2 min-w-0 break-words">{text}</span></li>
            ))}
            {more > 0 && <li className="pl-4 text-sm font-semibold text-muted">+{more} more</li>}
          </ul>
        )}
        <div className="mt-5 flex flex-wrap items-center gap-2.5">
          <ApplyButton job={job} className="max-sm:grow max-sm:px-3" />
          <Button variant="outline" onClick={onView} className="max-sm:grow max-sm:px-3">View Details<span className="sr-only">: {job.jobTitle}</span></Button>
          <KeepButton job={job} compact className="sm:ml-auto" />
        </div>
      </article>
    </Card>
  )
}
