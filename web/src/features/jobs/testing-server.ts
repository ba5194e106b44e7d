import { http, HttpResponse } from 'msw'
import { answers } from '@/test/mock-api'
import type { Job } from './model'
import { pageOf, statsOf } from './testing'

/** A board of these jobs that filters by category and search, for tests; `asked` holds the queries of the list. */
export function boardServer(jobs: Job[]) {
  const asked: URLSearchParams[] = []
  const handlers = [
    http.get('*/api/jobs', ({ request }) => {
      const query = new URL(request.url).searchParams
      asked.push(query)
      const found = jobs.filter((job) => (!query.has('category') || job.category === query.get('category')) && job.jobTitle.toLowerCase().includes((query.get('search') ?? '').toLowerCase()))
      const page = Number(query.get('page'))
      return HttpResponse.json({ data: pageOf(found.slice(3 * (page - 1), 3 * page), { page, total: found.length }) })
    }),
    answers('get', '/api/jobs/stats', { data: statsOf() }),
    answers('get', '/api/jobs/recommended', { data: { jobs: [], basis: 'resume' } }),
    http.get('*/api/jobs/:id', ({ params }) => {
      const job = jobs.find(({ _id }) => _id === params.id)
      return job ? HttpResponse.json({ data: job }) : HttpResponse.json({ error: 'Not found', message: 'Not found', code: 'not_found' }, { status: 404 })
    }),
    answers('get', '/api/jobs/{id}/match', { data: { basis: 'none', points: null, label: null, requirements: [], others: [], notCompared: [], knockouts: [] } }),
    answers('post', '/api/jobs/{id}/apply-click', { data: { counted: true } }),
  ]
  return { asked, handlers: [handlers[1]!, handlers[2]!, handlers[0]!, ...handlers.slice(3)] }
}
