import { useQuery } from '@tanstack/react-query'
import { reportsQuery } from '../calls'
import { Loaded } from '../Loaded'
import { ReportList } from './ReportList'

/** Jobs that users say are wrong. */
export default function Reports() {
  const query = useQuery(reportsQuery)
  return <Loaded query={query} what="the reported jobs">{(reports) => <ReportList reports={reports} />}</Loaded>
}
