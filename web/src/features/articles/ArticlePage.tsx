import type { ReactNode } from 'react'
import { ApiError } from '@/api/errors'
import type { Content } from '@/lib/page-data'
import { browser } from '@/lib/reload'
import { cn } from '@/lib/cn'
import { useTitle } from '@/lib/use-title'
import { ButtonLink } from '@/ui/Button'
import { EmptyState } from '@/ui/EmptyState'
import { ErrorState } from '@/ui/ErrorState'
import { Contents } from '@/ui/prose/Contents'
import { Prose } from '@/ui/prose/Prose'
import { Skeleton } from '@/ui/Skeleton'
import { ArticleImage } from './ArticleImage'
import { AuthorBox } from './AuthorBox'
import { BackLink } from './BackLink'

/** What posts and guides have in common. */
interface Article {
  title: string
  imageUrl: string
  imageAlt: string
  content: string
  author: string
  authorRole: string
  authorBio: string
}

/** What is said about a kind of article. */
export interface ArticleTexts {
  /** Heads the page until its title is known. */
  name: string
  loading: string
  notFound: string
  failed: string
  back: string
  seeAll: string
}

interface Props {
  content: Content<Article>
  texts: ArticleTexts
  /** The address of the list. */
  list: string
  badges: ReactNode
  lead: string | undefined
  facts: ReactNode
  /** Between the text and its author. */
  afterText?: ReactNode
  /** The end of the page. */
  children: ReactNode
}

/** One article with its picture and its headings beside it. The parts about it are shown once it is there. */
export function ArticlePage({ content, texts, list, badges, lead, facts, afterText, children }: Props) {
  const article = content.state === 'loaded' ? content.data : undefined
  useTitle(article?.title)
  return (
    <article className="pb-16 lg:pb-20">
      <div className="ruled-aside">
        <div className="wrap pt-10 pb-12 lg:pt-14">
          <BackLink to={list}>{texts.back}</BackLink>
          <div className="mt-4 grid gap-8 lg:grid-cols-[1.25fr_1fr] lg:items-center lg:gap-16">
            <div>
              {article && badges}
              {/* The same element before and after loading: it has the focus of those who came here from another page. */}
              <h1 className={cn('mt-4', article ? 'text-title' : 'sr-only')}>{article?.title ?? texts.name}</h1>
              {article && <p className="mt-4 mb-5 text-lead text-muted">{lead}</p>}
              {article && facts}
              {content.state === 'loading' && <Loading label={texts.loading} />}
            </div>
            {article && <ArticleImage url={article.imageUrl} alt={article.imageAlt} main className="rounded-xl border" />}
          </div>
          {content.state === 'failed' && <Failure error={content.error} texts={texts} list={list} />}
        </div>
      </div>
      {article && (
        <div className="wrap">
          <div className="grid grid-cols-[minmax(0,1fr)] gap-16 border-t pt-10 lg:grid-cols-[minmax(0,40rem)_1fr] lg:pt-12">
            <div>
              <Prose html={article.content} className="text-[1.0625rem]" />
              {afterText}
              <AuthorBox name={article.author} role={article.authorRole} bio={article.authorBio} />
            </div>
            <Contents html={article.content} />
          </div>
          {children}
        </div>
      )}
    </article>
  )
}

const Loading = ({ label }: { label: string }) => (
  <div aria-busy>
    <p role="status" className="text-muted">{label}</p>
    <Skeleton className="mt-6 h-12" />
    <Skeleton className="mt-3 h-12 w-2/3" />
    <Skeleton className="mt-6" />
    <Skeleton className="mt-3 w-4/5" />
  </div>
)

function Failure({ error, texts, list }: { error: Error; texts: ArticleTexts; list: string }) {
  if (error instanceof ApiError && error.status === 404) {
    return <EmptyState title={texts.notFound} hint="It may have been moved or removed." action={<ButtonLink to={list}>{texts.seeAll}</ButtonLink>} />
  }
  // The title is also the fallback for a refusal without a text of the server.
  const message = error.message === texts.failed ? 'Please try again in a moment.' : error.message
  return <ErrorState title={texts.failed} message={message} retryLabel="Try Again" onRetry={browser.reload} />
}
