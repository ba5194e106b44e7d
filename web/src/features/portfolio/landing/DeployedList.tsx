import { useQuery, useQueryClient } from '@tanstack/react-query'
import { ExternalLink, Globe } from 'lucide-react'
import { useState } from 'react'
import { messageOf } from '@/api/errors'
import { AlertDialog } from '@/ui/AlertDialog'
import { Button } from '@/ui/Button'
import { Card } from '@/ui/Card'
import { ConfirmDialog } from '@/ui/ConfirmDialog'
import { CopyButton } from '@/ui/CopyButton'
import { deleteDeployment, deploysQuery, portfoliosQuery } from '../calls'
import { ownDomain } from '../own-domain'
import { DomainNote } from '../site/DomainNote'
import type { Deployment } from '../wire'

const WHEN = new Intl.DateTimeFormat(undefined, { dateStyle: 'medium', timeStyle: 'short' })
const NUMBER = new Intl.NumberFormat('en-US')

/** The user's published portfolios. */
export function DeployedList() {
  const { data, error, refetch, isFetching } = useQuery(deploysQuery)
  const removal = useRemoval()
  return (
    <>
      {error && !data ? (
        <p role="alert" className="flex flex-wrap items-center gap-3 p-5 font-medium text-error sm:px-7">{messageOf(error, 'Failed to fetch deploys')}<Button size="sm" variant="outline" loading={isFetching} onClick={() => void refetch()}>Try Again</Button></p>
      ) : !data ? (
        <p role="status" className="p-5 text-muted sm:px-7">Loading...</p>
      ) : data.deploys.length === 0 ? (
        <p className="p-5 text-muted sm:px-7">No deployed portfolios yet.</p>
      ) : (
        <ul className="divide-y">{data.deploys.map((deployment) => <DeployedItem key={deployment._id} deployment={deployment} onDelete={() => removal.ask(deployment)} />)}</ul>
      )}
      <ConfirmDialog open={removal.asked !== null} title="Are you sure you want to delete this deployment?" confirmLabel="Delete" busy={removal.busy} onConfirm={() => void removal.confirm()} onCancel={removal.cancel}>
        “{removal.asked?.name}” goes offline. The portfolio itself stays, and you can deploy it again.
      </ConfirmDialog>
      <AlertDialog message={removal.alert} onClose={removal.dismiss} />
    </>
  )
}

/** Asks, deletes, and loads the list anew. */
function useRemoval() {
  const client = useQueryClient()
  const [asked, setAsked] = useState<Deployment | null>(null)
  const [busy, setBusy] = useState(false)
  const [alert, setAlert] = useState<string | null>(null)
  const confirm = async () => {
    if (!asked) return
    setBusy(true)
    try {
      await deleteDeployment(asked._id)
    } catch (error) {
      setAlert(messageOf(error, 'Failed to delete deployment'))
    }
    setBusy(false)
    setAsked(null)
    await Promise.all([deploysQuery, portfoliosQuery].map(({ queryKey }) => client.invalidateQueries({ queryKey })))
  }
  return { asked, busy, alert, ask: setAsked, confirm, cancel: () => setAsked(null), dismiss: () => setAlert(null) }
}

function DeployedItem({ deployment, onDelete }: { deployment: Deployment; onDelete: () => void }) {
  const { _id, name, createdAt, deploymentUrl, visitors, domain } = deployment
  const own = ownDomain(deployment)
  return (
    <li className="grid gap-4 p-5 sm:px-7">
      <div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-3">
        <div className="min-w-0 flex-1 basis-72">
          <h3 className="font-sans text-base font-semibold break-words">{name}</h3>
          <p className="text-sm text-muted">Deployed <time dateTime={createdAt}>{WHEN.format(new Date(createdAt))}</time>{visitors && `, ${visitorsText(visitors)}`}</p>
        </div>
        <Button size="sm" variant="danger" onClick={onDelete}>Delete<span className="sr-only"> the deployment of {name}</span></Button>
      </div>
      <div className="grid gap-1.5">
        <p className="flex flex-wrap items-center gap-x-3">
          <a href={deploymentUrl} target="_blank" rel="noreferrer" className="inline-flex min-h-11 min-w-0 items-center gap-2 font-medium text-primary underline underline-offset-4"><span className="break-all">{deploymentUrl}</span><ExternalLink className="size-4 shrink-0" aria-hidden /><span className="sr-only">(opens in a new tab)</span></a>
          <CopyButton text={deploymentUrl} label="Copy URL" />
        </p>
        {own && <p className="flex flex-wrap items-center gap-x-3"><span className="inline-flex min-h-11 min-w-0 items-center gap-2 text-muted"><Globe className="size-4 shrink-0" aria-hidden /><span className="break-all">{own}</span></span><CopyButton text={own} label="Copy Domain" /></p>}
      </div>
      {domain && <DomainNote id={_id} domain={domain} />}
    </li>
  )
}

const visitorsText = ({ total, last30Days }: NonNullable<Deployment['visitors']>) => `${NUMBER.format(total)} ${total === 1 ? 'visitor' : 'visitors'}${total > 0 ? ` (${NUMBER.format(last30Days)} in the last 30 days)` : ''}`

/** The list with its heading; visitors are asked to sign in. */
export function Deployed({ children }: { children: React.ReactNode }) {
  return (
    <Card as="section" aria-labelledby="deployed-portfolios" className="mt-10">
      <h2 id="deployed-portfolios" className="border-b px-5 py-4 text-head sm:px-7">Your Deployed Portfolios</h2>
      {children}
    </Card>
  )
}
