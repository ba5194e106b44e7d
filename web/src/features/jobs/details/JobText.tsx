import type { ReactNode } from 'react'
import type { Job } from '../model'

/** Everything that is written about a job. `level` is the level of its headings. */
export function JobText({ job, level: Heading = 'h3' }: { job: Job; level?: 'h2' | 'h3' }) {
  const { required, preferred = [] } = job.requirements
  const section = (title: string, content: ReactNode) => (
    <section aria-label={title}>
      <Heading className="text-[1.1875rem] leading-snug">{title}</Heading>
      {content}
    </section>
  )
  return (
    <div className="grid gap-7 break-words">
      {job.jobDescription !== '' && section('About the job', <Text>{job.jobDescription}</Text>)}
      {job.responsibilities.length > 0 && section('Responsibilities', <Items items={job.responsibilities} />)}
      {required.length > 0 && section('Required qualifications', <Items items={required} />)}
      {preferred.length > 0 && section('Preferred qualifications', <Items items={preferred} />)}
      {job.educationLevel && section('Education', <Text>{job.educationLevel}</Text>)}
      {job.companyOverview !== '' && section(`About ${job.companyName}`, <Text>{job.companyOverview}</Text>)}
    </div>
  )
}

const Text = ({ children }: { children: string }) => <p className="mt-2 max-w-[42rem] whitespace-pre-line text-muted">{children}</p>

const Items = ({ items }: { items: string[] }) => (
  <ul className="mt-2 grid max-w-[42rem] list-disc gap-1.5 pl-5 text-muted marker:text-primary">{items.map((item, at) => <li key={at}>{item}</li>)}</ul>
)
