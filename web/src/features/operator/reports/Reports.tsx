import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { reportsQuery } from '../calls'
import { Loaded } from '../Loaded'
import { useListPlace } from '../use-list-place'
import { ReportList } from './ReportList'

/** Jobs that users say are wrong. The last page stays until the next one is there. */
export default function Reports() {
  const { page } = useListPlace()
  const query = useQuery({ ...reportsQuery(page), placeholderData: keepPreviousData })
  return <Loaded query={query} what="the reported jobs">{(page) => <ReportList page={page} />}</Loaded>
}
