import { fullDate } from '@/lib/relative-time'

/** A day in one line, short enough for a table. */
export const Day = ({ at }: { at: string }) => <time dateTime={at} className="whitespace-nowrap">{fullDate(at, undefined, 'medium')}</time>
