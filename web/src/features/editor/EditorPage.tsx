import { useMatch } from 'react-router'
import { ApiError, messageOf } from '@/api/errors'
import { paths } from '@/lib/paths'
import { useUser } from '@/session/SessionProvider'
import { ButtonLink } from '@/ui/Button'
import { EmptyState } from '@/ui/EmptyState'
import { ErrorState } from '@/ui/ErrorState'
import { Skeleton } from '@/ui/Skeleton'
import { useLoaded } from './api/load'
import { FIRST_DESIGN } from './model'
import { Workspace } from './Workspace'

/** The editor of one saved resume. */
export default function EditorPage() {
  const { id = '' } = useMatch('/dashboard/resumes/:id')?.params ?? {}
  // Another resume is another editor.
  return <Editor key={id} id={id} />
}

function Editor({ id }: { id: string }) {
  const { selectedTemplate } = useUser()
  const loaded = useLoaded(id, selectedTemplate ?? FIRST_DESIGN)
  if (loaded.data) return <Workspace id={id} loaded={loaded.data} />
  return (
    <div className="wrap min-h-[calc(100dvh-4.5rem)] pt-6 pb-16">
      <h1 className="sr-only">Edit resume</h1>
      {loaded.isError ? <Failed error={loaded.error} onRetry={() => void loaded.refetch()} retrying={loaded.isFetching} /> : <Loading />}
    </div>
  )
}

function Failed({ error, onRetry, retrying }: { error: Error; onRetry: () => void; retrying: boolean }) {
  if (error instanceof ApiError && error.status === 404) {
    return <EmptyState title="We couldn’t find this resume" hint="It may be in the trash, or it belongs to another account." action={<ButtonLink to={paths.dashboard()}>Back to your resumes</ButtonLink>} />
  }
  return <ErrorState title="We couldn’t open this resume" message={messageOf(error)} onRetry={onRetry} retrying={retrying} />
}

const Loading = () => (
  <div role="status" aria-busy aria-label="Opening the resume" className="grid gap-5 lg:grid-cols-2">
    <div className="grid content-start gap-3">
      <Skeleton className="h-9 w-64" />
      {[0, 1, 2, 3, 4, 5].map((row) => <Skeleton key={row} className="h-14 rounded-lg" />)}
    </div>
    <Skeleton className="h-[70dvh] rounded-lg max-lg:hidden" />
  </div>
)
