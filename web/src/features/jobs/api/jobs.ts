import { infiniteQueryOptions, keepPreviousData, queryOptions, useQuery, type InfiniteData, type QueryClient } from '@tanstack/react-query'
import { api, unwrap } from '@/api/client'
import { ApiError } from '@/api/errors'
import type { Filters, Sort } from '../filters'
import type { Job, JobPage } from '../model'

/** Jobs in one answer of the list. */
export const PAGE_SIZE = 3
/** Jobs in "Recommended for you". */
const RECOMMENDED = 6
/** How long the list stands without being asked for again: coming back from a job must not move it. */
const FRESH = 5 * 60_000

const KEY = 'jobs'
const LIST = [KEY, 'list'] as const

/** Whether an answer has what the board reads. */
function checkedPage(answer: { data?: Partial<JobPage> | null }): JobPage {
  const { jobs, pagination } = answer.data ?? {}
  if (!Array.isArray(jobs) || !pagination) throw new ApiError('Invalid response format', { status: 200, code: 'invalid_format' })
  return { jobs, pagination }
}

/** One page of the jobs that pass the filters. */
export const fetchJobs = (filters: Filters, sort: Sort, page: number, signal?: AbortSignal) =>
  unwrap(api.GET('/api/jobs', { params: { query: { page, limit: PAGE_SIZE, ...filters, sort } }, signal }), 'Failed to fetch jobs').then(checkedPage)

export const jobsQuery = (filters: Filters, sort: Sort) =>
  infiniteQueryOptions({
    queryKey: [...LIST, filters, sort],
    queryFn: ({ pageParam, signal }) => fetchJobs(filters, sort, pageParam, signal),
    initialPageParam: 1,
    getNextPageParam: ({ pagination }) => (pagination.hasNext ? pagination.currentPage + 1 : undefined),
    // The old list stands until the new one is there.
    placeholderData: keepPreviousData,
    staleTime: FRESH,
    gcTime: 2 * FRESH,
    refetchOnWindowFocus: false,
  })

/** All jobs of the pages that were loaded, each once: a job that was posted meanwhile pushes another onto the next page. */
export const jobsOf = ({ pages }: InfiniteData<JobPage>): Job[] => [...new Map(pages.flatMap(({ jobs }) => jobs).map((job) => [job._id, job])).values()]

/** The figures of the jobs that pass the filters. */
export const fetchStats = (filters: Filters, signal?: AbortSignal) =>
  unwrap(api.GET('/api/jobs/stats', { params: { query: filters }, signal }), 'Failed to fetch job statistics').then(({ data }) => data)

const statsQuery = (filters: Filters) =>
  queryOptions({
    queryKey: [KEY, 'stats', filters],
    queryFn: ({ signal }) => fetchStats(filters, signal),
    staleTime: FRESH,
  })

/** The figures of the jobs that pass the filters; the old ones stand until the new ones are there. Null when they cannot be had. */
export function useStats(filters: Filters) {
  const { data, isError } = useQuery({ ...statsQuery(filters), placeholderData: keepPreviousData })
  return isError ? null : data
}

/** The names of all categories, as the server knows them. */
export const fetchCategories = (signal?: AbortSignal) => unwrap(api.GET('/api/jobs/categories', { signal }), 'Failed to fetch job categories').then(({ data }) => data)

export const jobQuery = (id: string) =>
  queryOptions({
    queryKey: [KEY, 'one', id],
    queryFn: ({ signal }) => unwrap(api.GET('/api/jobs/{id}', { params: { path: { id } }, signal }), 'Failed to fetch job details').then(({ data }) => data),
  })

/** One job; what a list already knows about it is shown at once. `gone` says that it is not there, or not any more. */
export function useJob(id: string, known?: Job) {
  const { data, error, refetch, isFetching } = useQuery({ ...jobQuery(id), placeholderData: known })
  const gone = error instanceof ApiError && [400, 404].includes(error.status)
  return { job: gone ? undefined : data, error, gone, refetch, isFetching }
}

export const recommendedQuery = queryOptions({
  queryKey: [KEY, 'recommended'],
  queryFn: ({ signal }) => unwrap(api.GET('/api/jobs/recommended', { params: { query: { limit: RECOMMENDED } }, signal }), 'Failed to fetch jobs').then(({ data }) => data),
  staleTime: FRESH,
})

export const matchQuery = (id: string) =>
  queryOptions({
    queryKey: [KEY, 'match', id],
    queryFn: ({ signal }) => unwrap(api.GET('/api/jobs/{id}/match', { params: { path: { id } }, signal }), 'We couldn’t compare this job with your resume.').then(({ data }) => data),
    staleTime: FRESH,
  })

export const editsQuery = (id: string) =>
  queryOptions({
    queryKey: [KEY, 'edits', id],
    queryFn: ({ signal }) => unwrap(api.GET('/api/jobs/{id}/history', { params: { path: { id } }, signal }), 'We couldn’t load the edit history.').then(({ data }) => data),
  })

/** Shows a changed job wherever it stands. */
export function patchJob(client: QueryClient, id: string, change: Partial<Job>) {
  const patch = (job: Job): Job => (job._id === id ? { ...job, ...change } : job)
  client.setQueriesData<InfiniteData<JobPage>>({ queryKey: LIST }, (list) => list && { ...list, pages: list.pages.map((page) => ({ ...page, jobs: page.jobs.map(patch) })) })
  client.setQueryData(recommendedQuery.queryKey, (answer) => answer && { ...answer, jobs: answer.jobs.map(patch) })
  client.setQueryData(jobQuery(id).queryKey, (job) => job && patch(job))
}

/** Asks for the first page anew, and for everything else that is known about jobs. */
export async function reloadJobs(client: QueryClient) {
  firstPageOnly(client)
  await client.invalidateQueries({ queryKey: [KEY] })
}

/** Reloads the board without a job that is gone; what is still shown about the job itself is asked for no more. */
export async function dropJob(client: QueryClient, id: string) {
  await client.invalidateQueries({ queryKey: jobQuery(id).queryKey, refetchType: 'none' })
  firstPageOnly(client)
  await client.invalidateQueries({ predicate: ({ queryKey: [area, part] }) => area === KEY && ['list', 'stats', 'recommended'].includes(String(part)) })
}

const firstPageOnly = (client: QueryClient) =>
  client.setQueriesData<InfiniteData<JobPage>>({ queryKey: LIST }, (list) => list && { pages: list.pages.slice(0, 1), pageParams: list.pageParams.slice(0, 1) })

const PRO = /Pro subscription/i

/** What the error panel says. */
export function listFailure(error: Error): string {
  if (PRO.test(error.message)) return 'Pro subscription required to access job listings'
  return isInvalid(error) ? error.message : 'Failed to load jobs'
}

/** What the toast says. */
export const listFailureToast = (error: Error) => (isInvalid(error) ? 'Failed to load jobs' : listFailure(error))

const isInvalid = (error: Error) => error instanceof ApiError && error.code === 'invalid_format'
