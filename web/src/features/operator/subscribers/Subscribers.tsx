import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { subscribersQuery } from '../calls'
import { Loaded } from '../Loaded'
import { useListPlace } from '../use-list-place'
import { SubscriberList } from './SubscriberList'

/** Everybody who asked for news. The last page stays until the next one is there. */
export default function Subscribers() {
  const { page } = useListPlace()
  const query = useQuery({ ...subscribersQuery(page), placeholderData: keepPreviousData })
  return <Loaded query={query} what="the subscribers">{(page) => <SubscriberList page={page} />}</Loaded>
}
