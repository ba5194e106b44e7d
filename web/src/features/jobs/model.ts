import type { Schemas } from '@/api/client'

export type Job = Schemas['JobEntry']
export type JobPosting = Schemas['JobPosting']
export type JobPage = Schemas['JobPage']
export type Category = Schemas['JobCategory']

export const EMPLOYMENT_TYPES: readonly Schemas['EmploymentType'][] = ['Full-time', 'Part-time', 'Contract', 'Internship', 'Freelance']
export const EXPERIENCE_LEVELS: readonly Schemas['ExperienceLevel'][] = ['Entry-level', 'Mid-level', 'Senior', 'Executive']
export const CATEGORIES: readonly Category[] = ['tech', 'sales', 'marketing', 'design', 'product', 'operations', 'finance', 'hr', 'other']

/** Marks the way from the board to a job's page. */
export const FROM_BOARD = { fromBoard: true }

/** Where the work is done. */
export const WORKPLACES = [
  { key: 'isRemote', name: 'Remote' },
  { key: 'isHybrid', name: 'Hybrid' },
  { key: 'isOnsite', name: 'On-site' },
] as const

/** A category as people write it. */
export const categoryName = (category: string) => (category === 'hr' ? 'HR' : category.charAt(0).toUpperCase() + category.slice(1))

export const workplacesOf = (job: Pick<Job, 'isRemote' | 'isHybrid' | 'isOnsite'>) => WORKPLACES.filter(({ key }) => job[key]).map(({ name }) => name)

const FIGURE = new Intl.NumberFormat('en-US')

export const figure = (count: number) => FIGURE.format(count)

/** "1 job", "1,204 jobs". */
export const countOf = (count: number, noun: string) => `${figure(count)} ${noun}${count === 1 ? '' : 's'}`
