import { api, unwrap, type Schemas } from '@/api/client'

export type GuideSummary = Schemas['GuideSummary']
export type GuideDetail = Schemas['GuideDetail']

/** The list page's data. */
export interface GuideList {
  guides: GuideSummary[]
  categories: string[]
}

export async function loadGuides(signal: AbortSignal): Promise<GuideList> {
  const [{ guides }, categories] = await Promise.all([unwrap(api.GET('/api/guides', { signal })), unwrap(api.GET('/api/guides/categories/list', { signal }))])
  return { guides, categories }
}

/** Said when a guide is refused without a reason. */
export const GUIDE_FAILED = 'Failed to fetch guide'

export const loadGuide = (slug: string) => (signal: AbortSignal) => unwrap(api.GET('/api/guides/{slug}', { params: { path: { slug } }, signal }), GUIDE_FAILED)
