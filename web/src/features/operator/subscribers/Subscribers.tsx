import { useQuery } from '@tanstack/react-query'
import { Mailbox } from 'lucide-react'
import { Card } from '@/ui/Card'
import { EmptyState } from '@/ui/EmptyState'
import { subscribersQuery } from '../calls'
import { Loaded } from '../Loaded'
import { SubscriberList } from './SubscriberList'

/** Everybody who asked for news. */
export default function Subscribers() {
  const query = useQuery(subscribersQuery)
  return (
    <Loaded query={query} what="the subscribers">
      {(subscribers) => (subscribers.length === 0 ? <Card><Empty /></Card> : <SubscriberList subscribers={subscribers} />)}
    </Loaded>
  )
}

const Empty = () => <EmptyState icon={<Mailbox className="size-6 text-primary" aria-hidden />} title="No subscribers yet" hint="People who ask for news, or for early access, show up here." />
