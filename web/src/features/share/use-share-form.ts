import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useState } from 'react'
import { useForm, type UseFormSetError } from 'react-hook-form'
import { ApiError, messageOf } from '@/api/errors'
import { showRefusal } from '@/features/account/messages'
import { useUnsaved } from '@/lib/unsaved'
import { putShare, shareQuery } from './calls'
import { changeOf, endingOf, formOf, type Share, type ShareChange, type ShareForm } from './model'

const EMPTY: ShareForm = { design: '', hide: [], password: '', removesPassword: false, expiresAt: '' }
const FIELDS = ['design', 'password', 'expiresAt'] as const

export type Sharing = ReturnType<typeof useShareForm>

/** The form of a public link, once that and the designs are loaded. The switch works at once; whatever is refused, what is filled in stays. */
export function useShareForm(resumeId: string, share: Share | undefined) {
  const client = useQueryClient()
  const { register, control, handleSubmit, setError, setValue, reset, formState } = useForm({ defaultValues: EMPTY })
  const { errors, isDirty } = formState
  const [busy, setBusy] = useState<'save' | 'switch' | null>(null)
  const [said, say] = useState('')
  const put = useMutation({
    mutationFn: (change: ShareChange) => putShare(resumeId, change),
    onSuccess: (stored) => client.setQueryData(shareQuery(resumeId).queryKey, stored),
  })
  const begin = useEffectEvent(() => share && reset(formOf(share)))
  const isLoaded = share !== undefined
  useEffect(() => {
    if (isLoaded) begin()
  }, [isLoaded])
  useUnsaved(isDirty)

  const run = async (by: 'save' | 'switch', work: () => Promise<string>) => {
    setBusy(by)
    say('')
    try {
      say(await work())
    } catch (error) {
      showProblem(error, setError)
    } finally {
      setBusy(null)
    }
  }
  /** Stores what is filled in, with the link on or off. */
  const store = (by: 'save' | 'switch', enabled: boolean) =>
    handleSubmit((form) =>
      run(by, async () => {
        const stored = await put.mutateAsync(changeOf(form, enabled))
        reset(formOf(stored))
        return by === 'switch' ? 'Your resume is public now.' : enabled ? 'Saved.' : 'Saved. The link is still off.'
      }),
    )
  const end = (current: Share) =>
    run('switch', async () => {
      await put.mutateAsync(endingOf(current))
      return 'The link is off.'
    })

  return {
    register,
    control,
    errors,
    isDirty,
    busy,
    said,
    save: store('save', share?.enabled ?? false),
    toggle: (on: boolean) => (on ? void store('switch', true)() : share && void end(share)),
    setRemovesPassword: (removes: boolean) => setValue('removesPassword', removes, { shouldDirty: true }),
  }
}

function showProblem(error: unknown, setError: UseFormSetError<ShareForm>) {
  if (error instanceof ApiError && error.code === 'premium_template') return setError('design', { message: messageOf(error) }, { shouldFocus: true })
  showRefusal(error, FIELDS, setError)
}
