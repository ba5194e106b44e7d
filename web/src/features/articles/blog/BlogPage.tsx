import { ArrowRight } from 'lucide-react'
import toast from 'react-hot-toast/headless'
import { usePageContent } from '@/lib/page-data'
import { paths } from '@/lib/paths'
import { Badge } from '@/ui/Badge'
import { Button, ButtonLink } from '@/ui/Button'
import { Card } from '@/ui/Card'
import { ArticleImage } from '../ArticleImage'
import { CategoryChips } from '../CategoryChips'
import { ListHead } from '../ListHead'
import { ListState } from '../ListState'
import { useFilter } from '../use-filter'
import { loadBlog, type Blog, type PostSummary } from './load'
import { Newsletter } from './Newsletter'
import { PostCard } from './PostCard'
import { PostFacts } from './PostFacts'

/** All articles: one large, the others by category. */
export default function BlogPage() {
  const content = usePageContent<Blog>(loadBlog, () => toast.error('Failed to load blog posts'))
  return (
    <>
      <ListHead title="Blog">How hiring software reads resumes, what recruiters look for, and what you can change today.</ListHead>
      <div className="wrap pb-16 lg:pb-20">
        <ListState content={content} loading="Loading blog posts..." failed="Error Loading Blog Posts">{(blog) => <Posts {...blog} />}</ListState>
        <Newsletter />
      </div>
    </>
  )
}

function Posts({ posts, categories }: Blog) {
  const [category, choose] = useFilter('category')
  const [tag, chooseTag] = useFilter('tag')
  if (tag) return <Tagged tag={tag} posts={posts} onShowAll={() => chooseTag(null)} />
  const featured = posts.find((post) => post.featured)
  const shown = posts.filter((post) => post !== featured && (!category || post.category === category))
  return (
    <>
      {featured && <Featured post={featured} />}
      <div className="mt-12 mb-6"><CategoryChips label="Categories" categories={categories} chosen={category} onChoose={choose} /></div>
      {shown.length === 0 && <p className="py-8 text-muted">There are no other posts in this category yet.</p>}
      <Grid posts={shown} />
    </>
  )
}

function Tagged({ tag, posts, onShowAll }: { tag: string; posts: PostSummary[]; onShowAll: () => void }) {
  const shown = posts.filter((post) => post.tags.includes(tag))
  return (
    <>
      <div className="mb-6 flex flex-wrap items-center gap-x-5 gap-y-3">
        <p className="text-lead">{shown.length === 1 ? '1 post' : `${shown.length} posts`} tagged <strong>#{tag}</strong></p>
        <Button size="sm" variant="outline" onClick={onShowAll}>Show all posts</Button>
      </div>
      <Grid posts={shown} />
    </>
  )
}

const Grid = ({ posts }: { posts: PostSummary[] }) => (
  <ul className="grid gap-6 md:grid-cols-2 lg:grid-cols-3">{posts.map((post) => <PostCard key={post.slug} post={post} />)}</ul>
)

function Featured({ post }: { post: PostSummary }) {
  return (
    <Card as="article" className="grid items-center p-3 sm:p-5 lg:grid-cols-[1.25fr_1fr]">
      <ArticleImage url={post.imageUrl} alt={post.imageAlt} main className="rounded-lg border" />
      <div className="flex flex-col items-start p-4 pt-5 sm:p-8 lg:py-3">
        <div className="flex flex-wrap gap-2"><Badge tone="accent">Featured</Badge><Badge tone="primary">{post.category}</Badge></div>
        <h2 className="mt-4 text-3xl leading-[1.12] tracking-tight lg:text-4xl lg:leading-[1.1]">{post.title}</h2>
        <p className="mt-3 mb-4 text-lead text-muted">{post.excerpt}</p>
        <PostFacts post={post} />
        <ButtonLink className="mt-6" to={paths.blogPost(post.slug)}>Read Full Article<ArrowRight className="size-4.5" aria-hidden /></ButtonLink>
      </div>
    </Card>
  )
}
