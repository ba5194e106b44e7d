import { useQuery } from '@tanstack/react-query'
import { messageOf } from '@/api/errors'
import { Dialog } from '@/ui/Dialog'
import { ErrorState } from '@/ui/ErrorState'
import { portfolioQuery } from '../calls'
import { flowOf } from '../flows'
import { FormSkeleton } from './FormBody'
import FormDialog from './FormDialog'

interface Props {
  id: string
  onClose: () => void
  onStored: (id: string | undefined) => void
}

/** The form of a stored portfolio, once it is there. */
export default function EditDialog({ id, onClose, onStored }: Props) {
  const { data, error, isFetching, refetch } = useQuery({ ...portfolioQuery(id), staleTime: Infinity })
  if (data && flowOf(data.templateId)) return <FormDialog template={data.templateId} portfolio={data} onClose={onClose} onStored={(stored) => onStored(stored ?? id)} />
  return (
    <Dialog open size="lg" title="Edit your portfolio" onClose={onClose}>
      {error ? <ErrorState title="We couldn’t open this portfolio" message={messageOf(error)} retryLabel="Try Again" onRetry={() => void refetch()} retrying={isFetching} /> : <FormSkeleton />}
    </Dialog>
  )
}
