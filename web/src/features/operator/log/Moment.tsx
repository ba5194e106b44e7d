import { fullDate } from '@/lib/relative-time'

const TIME = new Intl.DateTimeFormat(undefined, { timeStyle: 'short' })

/** A moment to the minute; day and time each stay in one line. */
export const Moment = ({ at }: { at: string }) => (
  <time dateTime={at} className="tabular-nums lg:whitespace-nowrap">
    <span className="whitespace-nowrap">{fullDate(at, undefined, 'medium')},</span> <span className="whitespace-nowrap">{TIME.format(new Date(at))}</span>
  </time>
)
