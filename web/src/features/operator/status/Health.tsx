import { Badge } from '@/ui/Badge'
import type { ServerStatus } from '../model'

/** Whether what the server needs answers it; read aloud when that changes. */
export const Health = ({ status: { database, files } }: { status: ServerStatus }) => (
  <div role="status">
    <dl className="flex flex-wrap gap-x-6 gap-y-3 sm:gap-x-10">
      <Answer name="Database" answers={database} />
      <Answer name="Files" answers={files} />
    </dl>
  </div>
)

const Answer = ({ name, answers }: { name: string; answers: boolean }) => (
  <div className="flex items-center gap-3">
    <dt className="font-semibold">{name}</dt>
    <dd><Badge tone={answers ? 'success' : 'error'}>{answers ? 'Working' : 'Not working'}</Badge></dd>
  </div>
)
