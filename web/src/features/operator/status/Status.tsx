import { useQuery } from '@tanstack/react-query'
import { Card } from '@/ui/Card'
import { statusQuery } from '../calls'
import { Loaded } from '../Loaded'
import { Figures } from './Figures'
import { Health } from './Health'
import { OutOfDate } from './OutOfDate'
import { Queues } from './Queues'

/** How the server is doing. */
export default function Status() {
  const query = useQuery(statusQuery)
  return (
    <Loaded query={query} what="the state of the server">
      {(status) => (
        <>
          {query.error && <OutOfDate error={query.error} since={query.dataUpdatedAt} />}
          <Card className="grid gap-6 p-4 sm:p-6">
            <Health status={status} />
            <Figures status={status} />
          </Card>
          {status.queues.length > 0 && <Queues queues={status.queues} />}
        </>
      )}
    </Loaded>
  )
}
