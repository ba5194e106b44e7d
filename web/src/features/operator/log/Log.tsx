import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { logQuery } from '../calls'
import { Loaded } from '../Loaded'
import { useListPlace } from '../use-list-place'
import { LogEntries } from './LogEntries'

/** What operators did. The last page stays until the next one is there. */
export default function Log() {
  const { page } = useListPlace()
  const query = useQuery({ ...logQuery(page), placeholderData: keepPreviousData })
  return <Loaded query={query} what="the log">{(page) => <LogEntries page={page} />}</Loaded>
}
