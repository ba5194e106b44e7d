import { useQueryClient } from '@tanstack/react-query'
import { useState, type ReactNode } from 'react'
import toast from 'react-hot-toast/headless'
import { KEPT_DAYS } from '@/features/trash/model'
import { useUndo } from '@/features/trash/use-undo'
import { ConfirmDialog } from '@/ui/ConfirmDialog'
import { EmptyState } from '@/ui/EmptyState'
import { ErrorState } from '@/ui/ErrorState'
import { Skeleton } from '@/ui/Skeleton'
import { useDeleteResume } from '../api/delete-resume'
import { downloadFailure, useDownloadResume } from '../api/download-resume'
import { historyFailure, historyQuery, useHistory } from '../api/history'
import { usePendingResume } from '../api/pending-resume'
import { usePendingScores } from '../api/score-card'
import type { ResumeRecord } from '../model'
import { HistoryEntry } from './HistoryEntry'

const HEADING = 'history-title'

interface Props {
  onOpen: (record: ResumeRecord) => void
  onShare: (record: ResumeRecord) => void
  /** The first step that the empty panel offers. */
  firstStep: ReactNode
  /** Stands above the list: what is unfinished. */
  above?: ReactNode
}

/** The confirmed resumes with their scores. Nothing is empty while an upload waits: the panel's first step would compete with it. */
export function ResumeHistory({ onOpen, onShare, firstStep, above }: Props) {
  const history = useHistory()
  const pending = usePendingResume()
  // Shown together with what is unfinished: a banner that comes later would push the list down.
  const waiting = pending.isPending || history.isPending
  const records = waiting ? undefined : history.data
  const remove = useRemoval(history.data)
  return (
    <section aria-labelledby={HEADING} className="divide-y border-t">
      <div className="flex items-baseline justify-between gap-4 px-4 py-2.5 text-sm text-muted sm:px-6">
        <h3 id={HEADING} tabIndex={-1} className="font-sans font-semibold">ATS Score History</h3>
        {records && records.length > 0 && <p className="tabular-nums">{countOf(records)}</p>}
      </div>
      {above}
      {waiting && <HistorySkeleton />}
      {!waiting && history.isError && <ErrorState title="We couldn’t load your resumes" message={historyFailure(history.error)} onRetry={() => void history.refetch()} retrying={history.isFetching} />}
      {records?.length === 0 && !pending.data && <EmptyState title="No resumes uploaded yet" hint="Upload your resume, review the details, and see its score here." action={firstStep} />}
      {records && records.length > 0 && <HistoryList records={records} onOpen={onOpen} onShare={onShare} onDelete={remove} />}
    </section>
  )
}

const countOf = ({ length }: ResumeRecord[]) => (length === 1 ? '1 resume' : `${length} resumes, newest first`)

/** Deletes a resume, and offers to bring it back. */
function useRemoval(records: ResumeRecord[] | undefined) {
  const client = useQueryClient()
  const reload = () => client.invalidateQueries({ queryKey: historyQuery.queryKey })
  const offerUndo = useUndo({ kind: 'resume', ids: records?.map(({ id }) => id), headingId: HEADING, reload })
  return useDeleteResume(({ id, name }) => offerUndo({ id, title: name })).mutate
}

interface ListProps {
  records: ResumeRecord[]
  onOpen: (record: ResumeRecord) => void
  onShare: (record: ResumeRecord) => void
  onDelete: (record: ResumeRecord) => void
}

function HistoryList({ records, onOpen, onShare, onDelete }: ListProps) {
  const [pendingDelete, setPendingDelete] = useState<ResumeRecord | null>(null)
  const download = useDownloadResume()
  usePendingScores(records)
  const confirm = () => {
    if (pendingDelete) onDelete(pendingDelete)
    setPendingDelete(null)
  }
  return (
    <div>
      {/* Six rows and a half: a row that is cut through says that the list goes on. On a phone the page itself scrolls. */}
      <ul className="divide-y sm:max-h-[34.5rem] sm:overflow-y-auto sm:rounded-b-xl">
        {records.map((record) => (
          <HistoryEntry key={record.id} record={record} onOpen={() => onOpen(record)} onShare={() => onShare(record)} onDownload={() => download.mutate(record.id, { onError: (error) => toast.error(downloadFailure(error)) })} onDelete={() => setPendingDelete(record)} />
        ))}
      </ul>
      <ConfirmDialog
        open={pendingDelete !== null}
        title="Are you sure you want to delete this resume?"
        confirmLabel="Delete"
        cancelLabel="Keep it"
        onConfirm={confirm}
        onCancel={() => setPendingDelete(null)}
      >
        “{pendingDelete?.name}” stays in the trash for {KEPT_DAYS} days, with its file and its score.
      </ConfirmDialog>
    </div>
  )
}

function HistorySkeleton() {
  return (
    <div role="status" aria-busy aria-label="Loading resumes" className="divide-y">
      {[0, 1, 2].map((row) => (
        <div key={row} className="flex items-center gap-3 py-4 pr-5 pl-4 sm:gap-4 sm:px-6">
          <Skeleton className="size-13 shrink-0 rounded-full" />
          <div className="grid flex-1 gap-2"><Skeleton className="w-2/5" /><Skeleton className="h-3 w-1/4" /></div>
        </div>
      ))}
    </div>
  )
}
