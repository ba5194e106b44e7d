import { useEffect, useEffectEvent, useState } from 'react'
import { get, useForm, type FieldPath } from 'react-hook-form'
import { messageOf, ApiError } from '@/api/errors'
import { useUnsaved } from '@/lib/unsaved'
import { deleteDraft, putDraft } from '../api/draft'
import type { ReviewStart } from '../api/review'
import { useSaveParsed } from '../api/save-parsed'
import type { ResumeRecord } from '../model'
import { linesKept, openLines } from './unplaced'
import { DraftKeeper, undecided, type Decisions } from './draft'
import { isAskedFor, leftOpen, openFields, type Required } from './answers'
import { formPath, toForm, toParsed, toSavedForm, withoutBlankEntries, type ReviewForm } from './form-model'

interface Options {
  record: ResumeRecord
  start: ReviewStart
  /** `open` says in one sentence what was left open, if anything was. */
  onSaved: (record: ResumeRecord, open: string | null) => void
  /** Fields were refused, here or by the server: the first of them is to be shown. */
  onRefused: (isRefused: (path: string) => boolean) => void
}

const anyDecision = ({ answered, ignored, placed }: Decisions) => answered.length + ignored.length + placed.length > 0

/** The review as a form: filled from the saved resume or from the parse, gone on with from its draft, kept as a draft, saved on submit. */
export function useReviewForm({ record: { id, confirmed }, start: { reading, saved, version, draft }, onSaved, onRefused }: Options) {
  const [base] = useState(() => (saved ? toSavedForm(saved, reading.parsed) : toForm(reading.parsed)))
  const [decisions, setDecisions] = useState<Decisions>(() => (draft ? { answered: draft.answered, ignored: draft.ignored, placed: draft.placed } : undecided))
  const [keeper] = useState(() => new DraftKeeper(id))
  const form = useForm<ReviewForm>({ defaultValues: base, mode: 'onTouched', shouldFocusError: false })
  const save = useSaveParsed(id)
  const [failure, setFailure] = useState<string | null>(null)
  const [baseVersion, setBaseVersion] = useState<number | null>(version)
  const [askedFor, setAskedFor] = useState<ReadonlySet<string>>(new Set())
  const [left, setLeft] = useState<readonly Required[]>([])
  const [decidedAtStart] = useState(decisions)
  const typed = form.formState.isDirty || decisions !== decidedAtStart
  useKeptDraft({ keeper, form, base, draft: draft?.form ?? null, decisions })
  useUnsaved(typed)

  /** A refusal that names fields lands on them; the summary says the rest. */
  const showFailure = (error: unknown) => {
    const problems = error instanceof ApiError ? error.fields : []
    problems.forEach(({ path, message }) => form.setError(formPath(path) as FieldPath<ReviewForm>, { type: 'server', message }))
    const first = problems[0] && formPath(problems[0].path)
    if (first) onRefused((path) => path === first)
    if (error instanceof ApiError && error.code === 'version_conflict') {
      setBaseVersion(null)
      setFailure('This resume was changed in another tab or on another device after you opened it. Press “Details are Correct” again to save yours; the other version stays in the version history.')
    } else setFailure(messageOf(error))
  }
  /** What was decided outlives the save and the discarding of what was typed: "Looks right" is said once. */
  const keepDecisions = (kept: Decisions) => void putDraft(id, { form: null, ...kept }).catch(() => undefined)

  /**
   * Settles what is required and empty: "Details are Correct" says that the document has none. A name, and an email or a year that
   * was taken out, are asked for once before that. Answers all that was left open so far.
   */
  const settle = () => {
    const values = form.getValues()
    const open = openFields(values)
    const wasRead = (source: string) => String(get(reading.parsed, source, ''))
    const toAsk = open.filter((field) => isAskedFor(field, values, wasRead) && !askedFor.has(field.path))
    const toLeave = open.filter((field) => !toAsk.includes(field))
    for (const { answer } of toLeave) form.setValue(answer as FieldPath<ReviewForm>, true, { shouldDirty: true })
    const settled = [...left, ...toLeave]
    setLeft(settled)
    setAskedFor(new Set([...askedFor, ...toAsk.map(({ path }) => path)]))
    return settled
  }

  /** Saves; what the same press has settled is not drawn yet. */
  const submit = (settled = left) => form.handleSubmit(
    async (values) => {
      setFailure(null)
      const kept = withoutBlankEntries(values)
      if (kept !== values) form.reset(kept, { keepDefaultValues: true, keepTouched: true })
      await keeper.stop()
      try {
        const lines = linesKept(openLines(reading.details.unplaced, kept, decisions))
        const { data } = await save.mutateAsync({ parsed: toParsed(kept, lines), baseVersion })
        if (anyDecision(decisions)) keepDecisions(decisions)
        const news = lines.filter((line) => !(saved?.unplaced ?? []).includes(line))
        onSaved(data, leftOpen(settled.filter(({ path, answer }) => get(values, path) === '' && get(values, answer) === true), news.length))
      } catch (error) {
        keeper.keep({ form: kept, ...decisions })
        showFailure(error)
      }
    },
    (errors) => onRefused((path) => get(errors, path) !== undefined),
  )()

  /** Gives up what was typed. The draft of an unconfirmed upload goes with its file. */
  const discard = async () => {
    await keeper.stop()
    if (!confirmed) return
    const kept = { ...decisions, placed: [] }
    if (anyDecision(kept)) keepDecisions(kept)
    else if (typed || draft) await deleteDraft(id).catch(() => undefined)
  }

  /** Takes over a form that was changed as a whole, field by field where it differs. */
  const replace = (next: ReviewForm) => {
    const now = form.getValues()
    for (const key of Object.keys(next) as (keyof ReviewForm)[]) {
      if (next[key] !== now[key]) form.setValue(key, next[key], { shouldDirty: true, shouldTouch: true })
    }
  }
  return { form, submit, settle, askedFor, discard, stopDraft: () => keeper.stop(), replace, decisions, setDecisions, failure, typed, saving: save.isPending || form.formState.isSubmitting }
}

interface Kept {
  keeper: DraftKeeper
  form: ReturnType<typeof useForm<ReviewForm>>
  /** The form as it was before anything was typed. */
  base: ReviewForm
  draft: ReviewForm | null
  decisions: Decisions
}

/** Brings back what was typed before, and keeps what is typed and decided from now on. */
function useKeptDraft({ keeper, form, base, draft, decisions }: Kept) {
  const { reset, subscribe, getValues } = form
  const [atStart] = useState(decisions)
  const keep = useEffectEvent((values: ReviewForm) => keeper.keep({ form: JSON.stringify(values) === JSON.stringify(base) ? null : values, ...decisions }))

  useEffect(() => {
    if (draft) reset(draft, { keepDefaultValues: true })
    let last = JSON.stringify(getValues())
    return subscribe({
      formState: { values: true },
      callback: ({ values }) => {
        const text = JSON.stringify(values)
        if (text === last) return
        last = text
        keep(values)
      },
    })
  }, [draft, reset, subscribe, getValues])

  useEffect(() => {
    if (decisions !== atStart) keep(getValues())
  }, [decisions, atStart, getValues])

  useEffect(() => {
    const leave = () => void keeper.flush({ leaving: true })
    const hide = () => document.visibilityState === 'hidden' && leave()
    window.addEventListener('pagehide', leave)
    document.addEventListener('visibilitychange', hide)
    return () => {
      window.removeEventListener('pagehide', leave)
      document.removeEventListener('visibilitychange', hide)
      void keeper.flush()
    }
  }, [keeper])
}
