import { useQuery, useQueryClient } from '@tanstack/react-query'
import { CodeXml, Pencil, Trash2 } from 'lucide-react'
import { useState } from 'react'
import toast from 'react-hot-toast/headless'
import { messageOf } from '@/api/errors'
import { KEPT_DAYS } from '@/features/trash/model'
import { useUndo } from '@/features/trash/use-undo'
import { relativeTime } from '@/lib/relative-time'
import { Badge } from '@/ui/Badge'
import { Button } from '@/ui/Button'
import { Card } from '@/ui/Card'
import { ConfirmDialog } from '@/ui/ConfirmDialog'
import { IconButton } from '@/ui/IconButton'
import { Skeleton } from '@/ui/Skeleton'
import { deletePortfolio, deploysQuery, portfoliosQuery } from '../calls'
import { previewOf, templateOf } from '../catalogue'
import { TemplatePicture } from '../TemplatePicture'
import type { ListedPortfolio } from '../wire'

const HEADING = 'own-portfolios'

interface Props {
  onEdit: (id: string) => void
  onCode: (id: string) => void
}

/** What the user has made; nothing at all for those who have made nothing. */
export function OwnPortfolios({ onEdit, onCode }: Props) {
  const client = useQueryClient()
  const { data, error, isPending, isFetching, refetch } = useQuery(portfoliosQuery)
  const [asked, setAsked] = useState<ListedPortfolio | null>(null)
  const offerUndo = useUndo({ kind: 'portfolio', ids: data?.map(({ _id }) => _id), headingId: HEADING, reload: refetch })
  const remove = async ({ _id, name, deployment }: ListedPortfolio) => {
    setAsked(null)
    try {
      await deletePortfolio(_id)
      client.setQueryData(portfoliosQuery.queryKey, (now) => now?.filter((one) => one._id !== _id))
      void client.invalidateQueries({ queryKey: deploysQuery.queryKey })
      offerUndo({ id: _id, title: name, note: deployment ? 'Deploy it again to put its website back online.' : undefined })
    } catch (failure) {
      toast.error(messageOf(failure, 'We couldn’t delete this portfolio. Please try again.'))
    }
  }
  if (data?.length === 0) return null
  return (
    <section aria-labelledby={HEADING} className="mt-14">
      <h2 id={HEADING} tabIndex={-1} className="text-head outline-none">Your Portfolios</h2>
      {isPending && <div role="status" aria-busy aria-label="Loading your portfolios" className="mt-4 grid gap-5 sm:grid-cols-2 lg:grid-cols-3">{[0, 1, 2].map((card) => <Skeleton key={card} className="h-64 rounded-xl" />)}</div>}
      {error && !data && <p role="alert" className="mt-3 flex flex-wrap items-center gap-3 font-medium text-error">{messageOf(error)}<Button size="sm" variant="outline" loading={isFetching} onClick={() => void refetch()}>Try Again</Button></p>}
      {data && (
        // eslint-disable-next-line jsx-a11y/no-redundant-roles -- Safari forgets that a list without markers is one
        <ul role="list" className="mt-4 grid gap-5 sm:grid-cols-2 lg:grid-cols-3">
          {data.map((portfolio) => <OwnPortfolio key={portfolio._id} portfolio={portfolio} onEdit={() => onEdit(portfolio._id)} onCode={() => onCode(portfolio._id)} onDelete={() => setAsked(portfolio)} />)}
        </ul>
      )}
      <ConfirmDialog open={asked !== null} title={`Delete the portfolio “${asked?.name ?? ''}”?`} confirmLabel="Delete" onConfirm={() => asked && void remove(asked)} onCancel={() => setAsked(null)}>
        It stays in the trash for {KEPT_DAYS} days.{asked?.deployment && ' Its website goes offline now, and stays offline when you restore it.'}
      </ConfirmDialog>
    </section>
  )
}

function OwnPortfolio({ portfolio: { name, templateId, updatedAt, thumbnail, deployment }, onEdit, onCode, onDelete }: { portfolio: ListedPortfolio; onEdit: () => void; onCode: () => void; onDelete: () => void }) {
  return (
    <Card as="li" className="flex flex-col overflow-hidden">
      <TemplatePicture src={thumbnail ?? previewOf(templateId)} alt="" className="aspect-video! border-b" />
      <div className="flex flex-1 flex-col p-5">
        <div className="flex items-start justify-between gap-3">
          <h3 className="min-w-0 font-sans text-base font-semibold break-words">{name}</h3>
          {deployment && <Badge tone="success">Live</Badge>}
        </div>
        <p className="text-sm text-muted">{templateOf(templateId)?.name ?? templateId}, changed {relativeTime(updatedAt).toLowerCase()}</p>
        <div className="mt-auto flex items-center gap-2 pt-4">
          <Button size="sm" variant="outline" onClick={onEdit}><Pencil className="size-4" aria-hidden />Edit<span className="sr-only"> {name}</span></Button>
          <Button size="sm" variant="outline" onClick={onCode}><CodeXml className="size-4" aria-hidden />Code<span className="sr-only"> of {name}</span></Button>
          <IconButton label={`Delete ${name}`} tone="danger" onClick={onDelete} className="ml-auto"><Trash2 aria-hidden /></IconButton>
        </div>
      </div>
    </Card>
  )
}
