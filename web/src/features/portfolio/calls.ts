import { queryOptions } from '@tanstack/react-query'
import { api, unwrap } from '@/api/client'
import { upload } from '@/api/upload'
import { toBlob } from '@/lib/save-file'
import type { StoredPortfolio } from './wire'

type Call = Parameters<typeof unwrap>[0]

/** Waits for an answer without a body. */
const done = (call: Call, fallback?: string) => unwrap(call.then((answer) => ({ ...answer, data: answer.data ?? null })), fallback)

const by = (id: string) => ({ params: { path: { id } } })

export const hostingQuery = queryOptions({
  queryKey: ['portfolio-hosting'],
  queryFn: ({ signal }) => unwrap(api.GET('/api/portfolio/hosting', { signal })).then(({ data }) => data),
  staleTime: Infinity,
})

export const categoriesQuery = queryOptions({
  queryKey: ['portfolio-categories'],
  queryFn: ({ signal }) => unwrap(api.GET('/api/portfolio/categories', { signal })).then(({ data }) => data),
})

/** Counts that somebody chose a category. A failure is nobody's concern. */
export const countView = (id: string) => void done(api.POST('/api/portfolio/categories/{id}/view', { ...by(id), keepalive: true })).catch(() => undefined)

export const likeCategory = (id: string, likes: boolean) =>
  unwrap(likes ? api.PUT('/api/portfolio/categories/{id}/like', by(id)) : api.DELETE('/api/portfolio/categories/{id}/like', by(id)), 'We couldn’t save your like. Please try again.').then(({ data }) => data)

export const portfoliosQuery = queryOptions({
  queryKey: ['portfolios'],
  queryFn: ({ signal }) => unwrap(api.GET('/api/portfolio', { signal }), 'We couldn’t load your portfolios.').then(({ data }) => data),
})

export const portfolioQuery = (id: string) =>
  queryOptions({
    queryKey: ['portfolio', id],
    queryFn: ({ signal }) => unwrap(api.GET('/api/portfolio/{id}', { ...by(id), signal }), 'We couldn’t open this portfolio.').then(({ data }) => data),
    gcTime: 0,
  })

export const deletePortfolio = (id: string) => done(api.DELETE('/api/portfolio/{id}', by(id)), 'We couldn’t delete this portfolio. Please try again.')

interface Transfer {
  signal: AbortSignal
  onProgress: (share: number) => void
  fallback: string
}

/** Stores a new portfolio, or with an id a changed one; answers its id. */
export async function storePortfolio(form: FormData, id: string | undefined, transfer: Transfer): Promise<string | undefined> {
  const path = id === undefined ? '/api/portfolio' : `/api/portfolio/${encodeURIComponent(id)}`
  const { portfolio } = await upload<{ portfolio?: Partial<StoredPortfolio> }>(path, form, { ...transfer, method: id === undefined ? 'POST' : 'PUT' })
  return portfolio?._id ?? portfolio?.id
}

/** The page as HTML, with its images as references: short enough to read. */
export const websiteQuery = (id: string) =>
  queryOptions({
    queryKey: ['portfolio-website', id],
    queryFn: ({ signal }) => unwrap(api.GET('/api/portfolio/{id}/website', { params: { path: { id }, query: { images: 'files' } }, parseAs: 'text', signal }), 'We couldn’t load the code of your portfolio.'),
  })

/** The address of the page as it will look. */
export const previewAddress = (id: string) => `/api/portfolio/${encodeURIComponent(id)}/preview/`

const html = (id: string) => unwrap(api.GET('/api/portfolio/{id}/website', { params: { path: { id }, query: { download: '' } }, parseAs: 'blob' }), 'We couldn’t make the HTML file. Please try again.')
const zip = (id: string) => unwrap(api.GET('/api/portfolio/{id}/website.zip', { ...by(id), parseAs: 'blob' }), 'We couldn’t make the ZIP file. Please try again.')

/** What a portfolio can be saved as. */
export const FILES = {
  html: { name: 'portfolio.html', load: async (id: string) => toBlob(await html(id), 'text/html') },
  zip: { name: 'portfolio.zip', load: async (id: string) => toBlob(await zip(id), 'application/zip') },
}

export const deploysQuery = queryOptions({
  queryKey: ['portfolio-deploys'],
  queryFn: ({ signal }) => unwrap(api.GET('/api/portfolio/my-deploys', { signal }), 'Failed to fetch deploys'),
})

export const deploy = (id: string, body: { customDomain?: string }, fallback: string) => unwrap(api.POST('/api/portfolio/{id}/deploy', { ...by(id), body }), fallback)

export const fetchDeploySteps = (id: string, signal: AbortSignal) => unwrap(api.GET('/api/portfolio/{id}/deploy', { ...by(id), signal })).then(({ data }) => data)

export const deleteDeployment = (id: string) => done(api.DELETE('/api/portfolio/{id}/deploy', by(id)), 'Failed to delete deployment')

export const checkDomain = (id: string) => unwrap(api.POST('/api/portfolio/{id}/domain/check', by(id)), 'We couldn’t check the domain. Please try again.').then(({ deployment }) => deployment)
