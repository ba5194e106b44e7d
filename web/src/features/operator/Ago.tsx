import { relativeTime } from '@/lib/relative-time'

/** A moment in the past, in words and in one line; the exact time shows on hover. */
export const Ago = ({ at }: { at: string }) => <time dateTime={at} title={new Date(at).toLocaleString('en')} className="whitespace-nowrap">{relativeTime(at)}</time>
