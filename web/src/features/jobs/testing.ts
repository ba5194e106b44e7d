import type { Schemas } from '@/api/client'
import type { Job, JobPage } from './model'

/** A job of the board for tests. */
export const jobOf = (over: Partial<Job> = {}): Job => ({
  _id: 'j1',
  jobTitle: 'Harbour planner',
  companyName: 'Port of Gdynia',
  companyOverview: 'A port on the Baltic Sea.',
  location: 'Gdynia, Poland',
  employmentType: 'Full-time',
  salaryRange: '€60,000 a year',
  jobDescription: 'Plan the berths.\nTalk to captains.',
  responsibilities: ['Plan arrivals', 'Report delays'],
  requirements: { required: ['Logistics degree', 'English', 'Excel', 'Shift work', 'Driving license'], preferred: ['Polish'] },
  applicationLink: 'https://example.org/apply',
  educationLevel: 'Bachelor',
  experienceLevel: 'Mid-level',
  category: 'operations',
  isRemote: false,
  isHybrid: true,
  isOnsite: true,
  createdAt: new Date(Date.now() - 3 * 86_400_000 - 60_000).toISOString(),
  updatedAt: '2026-11-20T10:00:00Z',
  closedAt: null,
  isSample: false,
  source: null,
  isOwner: false,
  canEdit: false,
  applyClicks: null,
  match: null,
  application: null,
  highlights: null,
  ...over,
})

/** One page of the list. */
export const pageOf = (jobs: Job[], { page = 1, total = jobs.length }: { page?: number; total?: number } = {}): JobPage => {
  const totalPages = Math.ceil(total / 3)
  return { jobs, pagination: { currentPage: page, totalPages, totalJobs: total, hasNext: page < totalPages, hasPrev: page > 1 } }
}

/** The figures of a board. */
export const statsOf = (over: Partial<Schemas['JobStats']> = {}): Schemas['JobStats'] => ({
  total: 1204,
  byCategory: [{ name: 'tech', count: 700 }, { name: 'hr', count: 504 }],
  byEmploymentType: [{ name: 'Full-time', count: 1000 }, { name: 'Contract', count: 204 }],
  byExperienceLevel: [{ name: 'Senior', count: 300 }],
  remote: 410,
  hybrid: 5,
  onsite: 789,
  postedPerDay: [{ date: '2026-11-22', count: 4 }, { date: '2026-11-23', count: 18 }],
  ...over,
})
