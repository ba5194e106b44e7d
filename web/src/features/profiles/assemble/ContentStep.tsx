import { useMutation, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { Schemas } from '@/api/client'
import { messageOf } from '@/api/errors'
import { Button } from '@/ui/Button'
import { Dialog } from '@/ui/Dialog'
import { EmptyState } from '@/ui/EmptyState'
import { ErrorState } from '@/ui/ErrorState'
import { Select } from '@/ui/Select'
import { Skeleton } from '@/ui/Skeleton'
import { assembleResume, mergeQuery } from '../calls'
import { counted } from '../model'
import type { MergePreview, MergeState } from '../wire'
import { AssembleProblem, isOutdated } from './AssembleProblem'
import { ContactFields } from './ContactFields'
import { MergeSectionView } from './MergeSectionView'
import { choicesOf, countStates, decideEntry, decideField, selectedEntries, UNDECIDED } from './selection'
import { StateFilter } from './StateFilter'
import type { Draft } from './use-draft'

interface Props {
  draft: Draft
  templateId: string | null
  resumes: Pick<Schemas['ResumeRecord'], 'id' | 'name'>[]
  onChange: (change: Partial<Draft>) => void
  onBack: () => void
  onClose: () => void
  onCreated: (record: Schemas['ResumeRecord']) => void
}

/** What goes into the new resume: what the resume, GitHub and LinkedIn say, side by side. */
export function ContentStep({ draft, templateId, resumes, onChange, onBack, onClose, onCreated }: Props) {
  const merge = useQuery(mergeQuery(draft.base))
  const preview = merge.data
  const assemble = useMutation({
    mutationFn: (current: MergePreview) =>
      assembleResume({ name: draft.name.trim() || undefined, templateId: templateId ?? undefined, resumeId: draft.base ?? current.base?.id ?? 'none', choices: choicesOf(current, draft.decisions) }),
    onSuccess: onCreated,
    onError: (error) => isOutdated(error) && void merge.refetch(),
  })
  const count = preview ? selectedEntries(preview, draft.decisions).length : 0
  const isEmpty = preview?.sections.every(({ entries }) => entries.length === 0)
  return (
    <Dialog
      open
      size="full"
      title="Create a new resume"
      description={`Step 2 of 2: choose what goes into ${draft.name.trim() ? `“${draft.name.trim()}”` : 'your new resume'}. Your own words stay unless you pick another version.`}
      onClose={onClose}
      footer={
        <div className="flex w-full flex-wrap items-center justify-end gap-3">
          {assemble.error && <div className="w-full"><AssembleProblem error={assemble.error} /></div>}
          <p role="status" className="mr-auto text-sm text-muted tabular-nums">{preview && `${counted(count, 'entry', 'entries')} selected`}</p>
          <div className="flex gap-3 max-sm:w-full max-sm:*:grow">
            <Button variant="outline" onClick={onBack}>Back</Button>
            <Button loading={assemble.isPending} loadingLabel="Creating…" disabled={!preview} onClick={() => preview && assemble.mutate(preview)}>Create Resume</Button>
          </div>
        </div>
      }
    >
      <div className="mx-auto grid max-w-5xl grid-cols-1 gap-6">
        <BaseChoice resumes={resumes} value={draft.base ?? preview?.base?.id ?? 'none'} known={draft.base !== undefined || preview !== undefined} onChange={(base) => onChange({ base, decisions: UNDECIDED })} />
        {merge.isPending && <Loading />}
        {merge.isError && !preview && <ErrorState title="We couldn’t compare your profiles" message={messageOf(merge.error)} onRetry={() => void merge.refetch()} retrying={merge.isFetching} />}
        {preview && <ContactFields fields={preview.fields} decisions={draft.decisions} onDecide={(field, source) => onChange({ decisions: decideField(draft.decisions, field, source) })} />}
        {preview && !isEmpty && <Entries preview={preview} draft={draft} onChange={onChange} />}
        {preview && isEmpty && <EmptyState title="Nothing to choose from yet" hint="Your profiles hold no jobs, schools or projects. Import your LinkedIn data, or create the resume and fill it in the editor." />}
      </div>
    </Dialog>
  )
}

function Entries({ preview, draft: { decisions }, onChange }: { preview: MergePreview; draft: Draft; onChange: Props['onChange'] }) {
  const [state, setState] = useState<MergeState | null>(null)
  return (
    <>
      <StateFilter counts={countStates(preview)} state={state} onChange={setState} />
      {preview.sections.map(({ section, entries }) => (
        <MergeSectionView
          key={section}
          section={section}
          entries={entries}
          state={state}
          decisions={decisions}
          onDecide={(ids, change) => onChange({ decisions: ids.reduce((all, id) => decideEntry(all, id, change), decisions) })}
        />
      ))}
    </>
  )
}

const NONE = { value: 'none', label: 'No resume: only my profiles' }

function BaseChoice({ resumes, value, known, onChange }: { resumes: Props['resumes']; value: string; known: boolean; onChange: (id: string) => void }) {
  if (resumes.length === 0) return null
  return <Select label="Start from" hint="We compare your profiles with this resume. It stays as it is." options={[...resumes.map(({ id, name }) => ({ value: id, label: name })), NONE]} value={value} disabled={!known} onChange={({ target }) => onChange(target.value)} className="max-w-md" />
}

const Loading = () => (
  <div role="status" aria-busy aria-label="Comparing your profiles" className="grid grid-cols-1 gap-6">
    {[2, 3, 4].map((rows) => (
      <div key={rows} className="grid grid-cols-1 gap-3">
        <Skeleton className="h-6 w-40" />
        <div className="divide-y rounded-lg border">
          {Array.from({ length: rows }, (_, row) => <div key={row} className="flex gap-4 px-4 py-4"><Skeleton className="size-5" /><div className="grid flex-1 gap-2"><Skeleton className="w-1/3" /><Skeleton className="h-3 w-1/2" /></div></div>)}
        </div>
      </div>
    ))}
  </div>
)
