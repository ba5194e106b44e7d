import { api, unwrap, type Schemas } from '@/api/client'

export type PostSummary = Schemas['PostSummary']
export type PostDetail = Schemas['PostDetail']

/** The list page's data. */
export interface Blog {
  posts: PostSummary[]
  categories: string[]
}

export async function loadBlog(signal: AbortSignal): Promise<Blog> {
  const [{ posts }, categories] = await Promise.all([unwrap(api.GET('/api/blog', { signal })), unwrap(api.GET('/api/blog/categories/list', { signal }))])
  return { posts, categories }
}

/** Said when a post is refused without a reason. */
export const POST_FAILED = 'Failed to fetch blog post'

export const loadPost = (slug: string) => (signal: AbortSignal) => unwrap(api.GET('/api/blog/{slug}', { params: { path: { slug } }, signal }), POST_FAILED)
