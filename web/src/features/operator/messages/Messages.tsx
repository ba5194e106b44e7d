import { useQuery } from '@tanstack/react-query'
import { Inbox } from 'lucide-react'
import { Card } from '@/ui/Card'
import { EmptyState } from '@/ui/EmptyState'
import { messagesQuery } from '../calls'
import { Loaded } from '../Loaded'
import { MessageItem } from './MessageItem'

/** What people sent with the contact form. */
export default function Messages() {
  const query = useQuery(messagesQuery)
  return (
    <Loaded query={query} what="the messages">
      {(messages) => (
        <Card>
          {messages.length === 0 && <EmptyState icon={<Inbox className="size-6 text-primary" aria-hidden />} title="No messages yet" hint="What people send with the contact form shows up here." />}
          {messages.length > 0 && <ul aria-label="Messages" className="divide-y">{messages.map((message) => <MessageItem key={message.id} message={message} />)}</ul>}
        </Card>
      )}
    </Loaded>
  )
}
