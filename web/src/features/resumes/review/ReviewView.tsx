import { useState } from 'react'
import { parseFailure, isOfModel, isPermanent, parseResume } from '../api/parse-resume'
import { useReplaceReading, useReviewStart } from '../api/review'
import type { ResumeRecord } from '../model'
import type { Engine } from '../upload/engine'
import { dropDraft } from './draft'
import { ReadingDialog, UnreadableDialog } from './ParseDialog'
import { ReviewDialog } from './ReviewDialog'

interface Props {
  record: ResumeRecord
  /** Shown for a moment: the upload went well. */
  notice: string | null
  /** The field to begin with, as the server spells it. */
  field: string | null
  /** `open` says in one sentence what was left open, if anything was. */
  onSaved: (record: ResumeRecord, open: string | null) => void
  /** What was typed is given up; an unconfirmed upload is to be thrown away. */
  onDiscard: () => void
  /** The same, and another file is to be chosen. */
  onOther: () => void
}

/** A review at its address: read, or being read, or impossible to read. */
export function ReviewView({ record, notice, field, onSaved, onDiscard, onOther }: Props) {
  const start = useReviewStart(record)
  const replaceReading = useReplaceReading(record.id)
  const [again, setAgain] = useState<{ count: number; state: 'done' | 'running' | { failed: unknown } }>({ count: 0, state: 'done' })

  /** Has an engine of today read the file; what was typed goes with the old reading. */
  const readAgain = async (engine?: Engine) => {
    setAgain(({ count }) => ({ count, state: 'running' }))
    try {
      await dropDraft(record.id)
      replaceReading(await parseResume(record.id, { again: true, engine }))
      setAgain(({ count }) => ({ count: count + 1, state: 'done' }))
    } catch (failed) {
      setAgain(({ count }) => ({ count, state: { failed } }))
    }
  }
  const failed = typeof again.state === 'object' ? again.state.failed : start.error

  if (again.state === 'running' || start.isFetching) return <ReadingDialog fileName={record.originalName} notice={notice} onCancel={onDiscard} />
  if (failed) {
    return (
      <UnreadableDialog
        fileName={record.originalName}
        message={parseFailure(failed)}
        permanent={isPermanent(failed)}
        onRetry={() => void (start.error ? start.refetch() : readAgain())}
        onBuiltIn={isOfModel(failed) ? () => void readAgain('embedded') : undefined}
        onOther={record.confirmed ? undefined : onOther}
        onClose={onDiscard}
      />
    )
  }
  if (!start.data) return null
  return (
    <ReviewDialog
      key={again.count}
      record={record}
      start={start.data}
      notice={notice}
      field={field}
      onSaved={onSaved}
      onDiscard={onDiscard}
      onReadAgain={(engine) => void readAgain(engine)}
    />
  )
}
