import { useEffect, useState } from 'react'
import { api, unwrap } from '@/api/client'
import { paths } from '@/lib/paths'
import { Link } from '@/ui/Link'
import type { PostDetail, PostSummary } from './load'
import { PostCard } from './PostCard'

/** Posts offered at the end of another. */
const OFFERED = 3

/** Three more, of the same category first. They are an offer: without them the article is whole. */
export function Related({ post: { slug, category } }: { post: PostDetail }) {
  const [posts, setPosts] = useState<PostSummary[]>([])
  useEffect(() => {
    const leaving = new AbortController()
    unwrap(api.GET('/api/blog', { signal: leaving.signal })).then((answer) => setPosts(answer.posts), () => {})
    return () => leaving.abort()
  }, [])
  const near = (other: PostSummary) => Number(other.category === category)
  const others = posts.filter((other) => other.slug !== slug).sort((a, b) => near(b) - near(a)).slice(0, OFFERED)
  if (others.length === 0) return null
  return (
    <section aria-labelledby="related" className="mt-16 border-t pt-10">
      <div className="flex flex-wrap items-center justify-between gap-x-6">
        <h2 id="related" className="text-head">Read next</h2>
        <Link to={paths.blog()} className="inline-flex min-h-11 items-center font-semibold text-primary hover:underline">All articles</Link>
      </div>
      <ul className="mt-5 grid gap-6 md:grid-cols-2 lg:grid-cols-3">{others.map((other) => <PostCard key={other.slug} post={other} heading="h3" />)}</ul>
    </section>
  )
}
