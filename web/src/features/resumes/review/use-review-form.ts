import { useEffect, useState } from 'react'
import { useForm, type FieldPath } from 'react-hook-form'
import { messageOf, ApiError } from '@/api/errors'
import { useUnsaved } from '@/lib/unsaved'
import { useSaveParsed } from '../api/save-parsed'
import type { ParsedResume } from '../model'
import { dropDraft, keepDraft, readDraft } from './draft'
import { formPath, toForm, toParsed, withoutBlankEntries, type ReviewForm } from './form-model'

interface Options {
  resumeId: string
  parsed: ParsedResume
  onSaved: () => void
}

/** The review as a form: filled from the parse or from the draft of before a reload, kept as a draft, saved on submit. */
export function useReviewForm({ resumeId, parsed, onSaved }: Options) {
  const form = useForm<ReviewForm>({ defaultValues: toForm(parsed), mode: 'onTouched' })
  const save = useSaveParsed(resumeId)
  const [failure, setFailure] = useState<string | null>(null)
  useDraft(resumeId, form)
  useUnsaved(form.formState.isDirty)

  /** A refusal that names fields lands on them; the summary says the rest. */
  const showFailure = (error: unknown) => {
    const problems = error instanceof ApiError ? error.fields : []
    problems.forEach(({ path, message }) => form.setError(formPath(path) as FieldPath<ReviewForm>, { type: 'server', message }))
    const first = problems[0]
    if (first) form.setFocus(formPath(first.path) as FieldPath<ReviewForm>)
    setFailure(messageOf(error))
  }
  const submit = form.handleSubmit(async (values) => {
    setFailure(null)
    const kept = withoutBlankEntries(values)
    if (kept !== values) form.reset(kept, { keepDefaultValues: true, keepTouched: true })
    try {
      await save.mutateAsync(toParsed(kept))
      dropDraft(resumeId)
      onSaved()
    } catch (error) {
      showFailure(error)
    }
  })
  return { form, submit, failure, typed: form.formState.isDirty, saving: save.isPending }
}

/** Brings back what was typed before a reload, and keeps what is typed from now on. */
function useDraft(resumeId: string, form: ReturnType<typeof useForm<ReviewForm>>) {
  const { reset, subscribe, getValues } = form
  useEffect(() => {
    const draft = readDraft(resumeId)
    if (draft) reset(draft, { keepDefaultValues: true })
    // An open review leaves a draft even when nothing was typed: a reload then opens it again.
    else keepDraft(resumeId, getValues())
    return subscribe({ formState: { values: true }, callback: ({ values }) => keepDraft(resumeId, values) })
  }, [resumeId, reset, subscribe, getValues])
}
