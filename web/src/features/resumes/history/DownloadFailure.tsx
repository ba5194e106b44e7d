import { downloadFailure } from '../api/download-resume'

/** Inside a dialog a failure is said in place: a toast would lie behind it. */
export function DownloadFailure({ error }: { error: Error | null }) {
  if (!error) return null
  return <p role="alert" className="mr-auto self-center text-sm font-medium text-error">{downloadFailure(error)}</p>
}
