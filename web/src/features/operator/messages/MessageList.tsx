import { Inbox } from 'lucide-react'
import { paths } from '@/lib/paths'
import { EmptyState } from '@/ui/EmptyState'
import type { MessagePage } from '../model'
import { PagedList } from '../PagedList'
import { MessageItem } from './MessageItem'

const place = (page?: string) => paths.operator('messages', { page })

/** A page of the messages. */
export const MessageList = ({ page }: { page: MessagePage }) => (
  <PagedList of={page} entries={page.messages.length} to={place} empty={<EmptyState icon={<Inbox className="size-6 text-primary" aria-hidden />} title="No messages yet" hint="What people send with the contact form shows up here." />}>
    <ul aria-label="Messages" className="divide-y">{page.messages.map((message) => <MessageItem key={message.id} message={message} />)}</ul>
  </PagedList>
)
