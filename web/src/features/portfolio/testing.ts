import { http, HttpResponse } from 'msw'
import type { CategoryFigures, Deployment, Hosting, ListedPortfolio, PortfolioDetail } from './wire'

/** A published portfolio with the few fields that the case is about. */
export const deploymentOf = (over: Partial<Deployment> = {}): Deployment => ({
  _id: 'p1', name: 'Mara Lindqvist', createdAt: '2026-11-22T10:00:00Z', deploymentUrl: 'https://sites.example.org/mara/', customDomain: null, host: 'Vitae', visitors: null, domain: null, ...over,
})

/** A portfolio of the user's list. */
export const portfolioOf = (over: Partial<ListedPortfolio> = {}): ListedPortfolio => ({
  _id: 'p1', id: 'p1', name: 'Mara Lindqvist', templateId: 'designer1', createdAt: '2026-11-20T10:00:00Z', updatedAt: '2026-11-22T10:00:00Z', thumbnail: null, deployment: null, ...over,
})

/** A portfolio with all that was filled in. */
export const detailOf = (over: Partial<PortfolioDetail> = {}): PortfolioDetail => ({
  _id: 'p1', templateId: 'designer1',
  fields: { name: 'Mara', interests: 'Brands', email: 'mara@example.org', phone: '123', location: 'Gothenburg', about: 'I draw.', linkedinId: 'mara', instagramId: 'mara', behanceId: 'mara' },
  timeline: [], userPhoto: { id: 'u', url: '/u.webp', width: 4, height: 4, alt: '', group: '' },
  images: [{ id: 'i1', url: '/1.webp', width: 4, height: 3, alt: 'A logo', group: 'Logos' }, { id: 'i2', url: '/2.webp', width: 4, height: 3, alt: '', group: '' }], ...over,
})

interface Given {
  deploys?: Deployment[]
  portfolios?: ListedPortfolio[]
  detail?: PortfolioDetail
  hosting?: Partial<Hosting>
  categories?: CategoryFigures[]
}

/** A server with portfolios; what it was asked stands in `calls`, as "METHOD path" with the bearer token where one was sent. */
export function portfolioServer(given: Given = {}) {
  const state = { deploys: given.deploys ?? [], portfolios: given.portfolios ?? [], categories: given.categories ?? [] }
  const calls: string[] = []
  const bodies: unknown[] = []
  const seen = ({ url, method, headers }: Request) => void calls.push([method, new URL(url).pathname, headers.get('Authorization')].filter(Boolean).join(' '))
  const figures = (id: string, likes: number, liked: boolean): CategoryFigures => ({ id, likes, views: 1, liked })
  const handlers = [
    http.get('*/api/portfolio/hosting', () => HttpResponse.json({ data: { name: 'Vitae', domains: true, domainTarget: 'sites.example.org', ...given.hosting } })),
    http.get('*/api/portfolio/categories', () => HttpResponse.json({ data: state.categories })),
    http.post('*/api/portfolio/categories/:id/view', ({ request }) => {
      seen(request)
      return new HttpResponse(null, { status: 204 })
    }),
    http.put('*/api/portfolio/categories/:id/like', ({ request, params }) => {
      seen(request)
      return HttpResponse.json({ data: figures(String(params.id), 313, true) })
    }),
    http.delete('*/api/portfolio/categories/:id/like', ({ request, params }) => {
      seen(request)
      return HttpResponse.json({ data: figures(String(params.id), 312, false) })
    }),
    http.get('*/api/portfolio/my-deploys', ({ request }) => {
      seen(request)
      return HttpResponse.json({ deploys: state.deploys, limit: 2 })
    }),
    http.get('*/api/portfolio', ({ request }) => {
      seen(request)
      return HttpResponse.json({ data: state.portfolios })
    }),
    http.post('*/api/portfolio', ({ request }) => {
      seen(request)
      return HttpResponse.json({ portfolio: { _id: 'p9', id: 'p9' } }, { status: 201 })
    }),
    http.put('*/api/portfolio/:id', ({ request, params }) => {
      seen(request)
      return HttpResponse.json({ portfolio: { _id: params.id } })
    }),
    http.delete('*/api/portfolio/:id', ({ request, params }) => {
      seen(request)
      state.portfolios = state.portfolios.filter(({ _id }) => _id !== params.id)
      return new HttpResponse(null, { status: 204 })
    }),
    http.post('*/api/trash/portfolio/:id/restore', ({ request }) => {
      seen(request)
      state.portfolios = (given.portfolios ?? []).map((portfolio) => ({ ...portfolio, deployment: null }))
      return HttpResponse.json({ data: { restored: true } })
    }),
    http.get('*/api/portfolio/:id/website', ({ request }) => {
      seen(request)
      return new HttpResponse('<h1>Mara</h1>', { headers: { 'Content-Type': 'text/html' } })
    }),
    http.get('*/api/portfolio/:id/website.zip', () => new HttpResponse('PK', { headers: { 'Content-Type': 'application/zip' } })),
    http.get('*/api/portfolio/:id/deploy', () => HttpResponse.json({ data: { step: 'building', progress: 60 } })),
    http.post('*/api/portfolio/:id/deploy', async ({ request, params }) => {
      seen(request)
      bodies.push(await request.json())
      const deployment = deploymentOf({ _id: String(params.id) })
      state.deploys = [deployment, ...state.deploys]
      return HttpResponse.json({ url: deployment.deploymentUrl, deployment })
    }),
    http.delete('*/api/portfolio/:id/deploy', ({ request, params }) => {
      seen(request)
      state.deploys = state.deploys.filter(({ _id }) => _id !== params.id)
      return new HttpResponse(null, { status: 204 })
    }),
    http.get('*/api/portfolio/:id', () => HttpResponse.json({ data: given.detail ?? detailOf() })),
  ]
  return { handlers, calls, bodies, state }
}

/** An image file of a size that is claimed, not filled. */
export function imageFile(name: string, { type = 'image/jpeg', size = 3 } = {}): File {
  const file = new File(['abc'], name, { type })
  Object.defineProperty(file, 'size', { value: size })
  return file
}
