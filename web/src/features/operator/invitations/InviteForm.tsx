import { zodResolver } from '@hookform/resolvers/zod'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import * as z from 'zod/mini'
import { FormError } from '@/features/account/FormError'
import { showRefusal } from '@/features/account/messages'
import { credentials } from '@/features/account/rules'
import { useUnsaved } from '@/lib/unsaved'
import { Button } from '@/ui/Button'
import { Field } from '@/ui/Field'
import { Breakable } from '../Breakable'
import { invitationsQuery, invite, LOG } from '../calls'
import type { MadeInvitation } from '../model'
import { OneTimeLink } from '../OneTimeLink'

const invitation = z.pick(credentials, { email: true })

/** Makes an invitation, and shows its link this once. */
export function InviteForm() {
  const client = useQueryClient()
  const [made, setMade] = useState<MadeInvitation>()
  const { register, handleSubmit, setError, reset, formState } = useForm({ resolver: zodResolver(invitation), defaultValues: { email: '' } })
  const { errors, isSubmitting, isDirty } = formState
  useUnsaved(isDirty || made !== undefined)

  const submit = handleSubmit(async ({ email }) => {
    setMade(undefined)
    try {
      setMade(await invite(email))
      reset()
      void client.invalidateQueries({ queryKey: invitationsQuery.queryKey })
      void client.invalidateQueries({ queryKey: LOG })
    } catch (error) {
      showRefusal(error, ['email'], setError)
    }
  })

  return (
    <>
      <form method="post" noValidate onSubmit={(event) => void submit(event)} className="mt-5 grid max-w-md gap-5">
        <FormError>{errors.root?.message}</FormError>
        <Field label="Email address" type="email" autoComplete="off" autoCapitalize="none" hint="A new link replaces an earlier one for the same address." error={errors.email?.message} {...register('email')} />
        <div className="justify-self-start"><Button type="submit" loading={isSubmitting}>Make link</Button></div>
      </form>
      <div role="status" className="mt-6 grid gap-3 empty:hidden">
        {made && (
          <>
            <p>Send this link to <span className="font-medium"><Breakable>{made.email}</Breakable></span>. We show it only now.</p>
            <OneTimeLink link={made.link} />
          </>
        )}
      </div>
    </>
  )
}
