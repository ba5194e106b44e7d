import { api, unwrap, type Schemas } from '@/api/client'

export type FaqEntry = Schemas['FaqEntry']

/** The page's data. */
export interface FaqList {
  faqs: FaqEntry[]
  categories: string[]
}

/** Without its categories the list is still worth showing. */
async function loadCategories(signal: AbortSignal): Promise<string[]> {
  try {
    return await unwrap(api.GET('/api/faqs/categories/list', { signal }))
  } catch (thrown) {
    if (!signal.aborted) console.error('The categories of the FAQs could not be loaded.', thrown)
    return []
  }
}

export async function loadFaqs(signal: AbortSignal): Promise<FaqList> {
  const [{ faqs }, categories] = await Promise.all([unwrap(api.GET('/api/faqs', { signal }), 'Failed to fetch FAQs'), loadCategories(signal)])
  return { faqs, categories }
}
