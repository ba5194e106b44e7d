import { useMutation, useQuery } from '@tanstack/react-query'
import { RotateCcw } from 'lucide-react'
import { useMemo, useState } from 'react'
import { messageOf } from '@/api/errors'
import { cn } from '@/lib/cn'
import { relativeTime } from '@/lib/relative-time'
import { Button } from '@/ui/Button'
import { Dialog } from '@/ui/Dialog'
import { ErrorState } from '@/ui/ErrorState'
import { Skeleton } from '@/ui/Skeleton'
import { Tabs } from '@/ui/Tabs'
import { fetchVersion, fetchVersions, type Version, type VersionEntry } from '../api/calls'
import type { SavedContent } from '../model'
import { differences } from '../state/diff'
import { DifferenceList } from './DifferenceList'
import { PreviewPane } from './PreviewPane'

interface Props {
  id: string
  /** What stands in the editor. */
  present: SavedContent
  /** Makes an old version the newest one; the present one stays in the list. */
  onRestore: (version: Version) => Promise<void>
  onClose: () => void
}

/** All versions of a resume: look at them, compare them with what stands in the editor, restore one. */
export function VersionsDialog({ id, present, onRestore, onClose }: Props) {
  const [picked, setPicked] = useState<number | null>(null)
  const versions = useQuery({ queryKey: ['editor', id, 'versions'], queryFn: ({ signal }) => fetchVersions(id, signal), gcTime: 0, staleTime: 0 })
  const number = picked ?? versions.data?.find(({ current }) => !current)?.number ?? versions.data?.[0]?.number ?? null
  const version = useQuery({ queryKey: ['editor', id, 'version', number], queryFn: ({ signal }) => fetchVersion(id, number!, signal), enabled: number !== null, staleTime: Infinity })
  const restore = useMutation({ mutationFn: onRestore, onSuccess: onClose })
  const current = versions.data?.find((entry) => entry.number === number)?.current ?? false
  return (
    <Dialog
      open
      size="full"
      title="Version history"
      description="Restoring a version adds it as the newest. The present one stays in the list."
      onClose={onClose}
      footer={
        <>
          {restore.error && <p role="alert" className="mr-auto self-center text-sm text-error">{messageOf(restore.error)}</p>}
          <Button variant="outline" onClick={onClose}>Close</Button>
          <Button disabledReason={current ? 'This is the current version.' : version.data ? undefined : 'Choose a version first.'} loading={restore.isPending} onClick={() => version.data && restore.mutate(version.data)}>
            <RotateCcw className="size-4.5" aria-hidden />
            {number === null ? 'Restore' : `Restore version ${number}`}
          </Button>
        </>
      }
    >
      {versions.isPending && <div role="status" aria-busy aria-label="Loading the versions" className="grid gap-3">{[0, 1, 2].map((row) => <Skeleton key={row} className="h-14 rounded-lg" />)}</div>}
      {versions.isError && <ErrorState title="We couldn’t load the versions" message={messageOf(versions.error)} onRetry={() => void versions.refetch()} retrying={versions.isFetching} />}
      {versions.data && (
        <div className="grid h-full min-h-0 grid-cols-1 gap-5 max-lg:grid-rows-[auto_minmax(24rem,1fr)] lg:grid-cols-[17rem_minmax(0,1fr)]">
          <VersionList entries={versions.data} picked={number} onPick={setPicked} />
          {version.isError && <ErrorState title="We couldn’t load this version" message={messageOf(version.error)} onRetry={() => void version.refetch()} retrying={version.isFetching} />}
          {version.data && <VersionView key={version.data.number} id={id} version={version.data} present={present} />}
        </div>
      )}
    </Dialog>
  )
}

function VersionList({ entries, picked, onPick }: { entries: VersionEntry[]; picked: number | null; onPick: (number: number) => void }) {
  return (
    <ul aria-label="Versions" className="flex gap-2 overflow-auto p-1 max-lg:max-w-full lg:flex-col">
      {entries.map(({ number, savedAt, current, atsScore }) => (
        <li key={number} className="shrink-0">
          <button
            type="button"
            aria-pressed={picked === number}
            onClick={() => onPick(number)}
            className={cn('block w-full rounded-lg border px-4 py-2.5 text-left transition-colors hover:border-line-strong', picked === number && 'border-primary bg-primary-soft')}
          >
            <span className="block font-semibold">Version {number}{current && ' (current)'}</span>
            <span className="block text-sm text-muted tabular-nums">{relativeTime(savedAt)}{atsScore !== null && ` · score ${atsScore}`}</span>
          </button>
        </li>
      ))}
    </ul>
  )
}

function VersionView({ id, version, present }: { id: string; version: Version; present: SavedContent }) {
  const [tab, setTab] = useState<'changes' | 'preview'>('changes')
  const content = useMemo((): SavedContent => ({ resume: version.resume, appearance: version.appearance, templateId: version.templateId }), [version])
  return (
    <Tabs
      label={`Version ${version.number}`}
      value={tab}
      onChange={setTab}
      className="flex min-h-0 flex-col [&>[role=tabpanel]]:min-h-0 [&>[role=tabpanel]]:flex-1 [&>[role=tabpanel]]:overflow-y-auto"
      tabs={[
        { id: 'changes', label: 'Compare', content: <DifferenceList differences={differences(content, present)} before={`Version ${version.number}`} after="Now" /> },
        { id: 'preview', label: 'Preview', content: <PreviewPane id={id} content={content} text={JSON.stringify(content)} label={`Preview of version ${version.number}`} className="h-full" /> },
      ]}
    />
  )
}
