import { paths } from '@/lib/paths'
import { Card } from '@/ui/Card'
import { Link } from '@/ui/Link'
import { ArticleImage } from '../ArticleImage'
import type { PostSummary } from './load'
import { PostFacts } from './PostFacts'

/** A post in a list; all of it leads to the post. */
export function PostCard({ post, heading: Heading = 'h2' }: { post: PostSummary; heading?: 'h2' | 'h3' }) {
  return (
    <Card as="li" className="group relative flex flex-col overflow-hidden transition-shadow hover:shadow-float">
      <ArticleImage url={post.imageUrl} alt="" className="border-b" />
      <div className="flex flex-1 flex-col p-6">
        <p className="text-sm font-semibold text-primary">{post.category}</p>
        <Heading className="mt-1.5 text-head"><Link to={paths.blogPost(post.slug)} className="group-hover:underline after:absolute after:inset-0">{post.title}</Link></Heading>
        <p className="mt-2 mb-4 text-muted">{post.excerpt}</p>
        <div className="mt-auto"><PostFacts post={post} /></div>
      </div>
    </Card>
  )
}
