import toast from 'react-hot-toast/headless'
import { useMatch } from 'react-router'
import { cn } from '@/lib/cn'
import { usePageContent } from '@/lib/page-data'
import { paths } from '@/lib/paths'
import { Badge } from '@/ui/Badge'
import { Link } from '@/ui/Link'
import { ArticlePage, type ArticleTexts } from '../ArticlePage'
import { FloatingShareButton, ShareButton } from '../ShareButtons'
import { loadPost, POST_FAILED, type PostDetail } from './load'
import { PostFacts } from './PostFacts'
import { Related } from './Related'

const TEXTS: ArticleTexts = {
  name: 'Blog post', loading: 'Loading blog post...', notFound: 'Blog post not found', failed: POST_FAILED, back: 'Back to Blog', seeAll: 'See all posts',
}

/** One post of the blog. */
export default function PostPage() {
  const { slug = '' } = useMatch('/blog/:slug')?.params ?? {}
  const content = usePageContent<PostDetail>(loadPost(slug), () => toast.error('Failed to load blog post'))
  const post = content.state === 'loaded' ? content.data : undefined
  return (
    <ArticlePage
      content={content} texts={TEXTS} list={paths.blog()} lead={post?.excerpt}
      badges={post && <div className="flex flex-wrap gap-2">{post.featured && <Badge tone="accent">Featured</Badge>}<Badge tone="primary">{post.category}</Badge></div>}
      facts={post && <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-4"><PostFacts post={post}><Views count={post.views} /></PostFacts><ShareButton /></div>}
      afterText={post && <Tags tags={post.tags} />}
    >
      {post && <><Related key={slug} post={post} /><FloatingShareButton /></>}
    </ArticlePage>
  )
}

/** Pages rendered ahead know no figure and say 0: its place is kept, so that nothing moves when it comes. */
const Views = ({ count }: { count: number }) => (
  <span className={cn('inline-block min-w-20 tabular-nums', count === 0 && 'invisible')}>{count.toLocaleString('en-US')} {count === 1 ? 'view' : 'views'}</span>
)

const Tags = ({ tags }: { tags: string[] }) => (
  <ul aria-label="Tags" className="mt-10 flex flex-wrap gap-2">
    {tags.map((tag) => (
      <li key={tag}>
        <Link to={`${paths.blog()}?${new URLSearchParams({ tag }).toString()}`} className="inline-flex min-h-11 items-center rounded-full border px-4 text-sm font-semibold text-muted transition-colors hover:border-ink hover:text-ink">
          #{tag}
        </Link>
      </li>
    ))}
  </ul>
)
