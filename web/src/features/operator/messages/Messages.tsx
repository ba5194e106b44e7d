import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { messagesQuery } from '../calls'
import { Loaded } from '../Loaded'
import { useListPlace } from '../use-list-place'
import { MessageList } from './MessageList'

/** What people sent with the contact form. The last page stays until the next one is there. */
export default function Messages() {
  const { page } = useListPlace()
  const query = useQuery({ ...messagesQuery(page), placeholderData: keepPreviousData })
  return <Loaded query={query} what="the messages">{(page) => <MessageList page={page} />}</Loaded>
}
