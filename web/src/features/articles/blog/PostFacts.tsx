import type { ReactNode } from 'react'
import { longDate } from '@/lib/long-date'
import { Facts } from '../Facts'
import type { PostSummary } from './load'

/** Author, date and reading time. */
export const PostFacts = ({ post: { author, date, readTime }, children }: { post: PostSummary; children?: ReactNode }) => (
  <Facts>
    <span>{author}</span>
    <time dateTime={date}>{longDate(date)}</time>
    <span>{readTime}</span>
    {children}
  </Facts>
)
