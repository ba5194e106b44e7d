import { zodResolver } from '@hookform/resolvers/zod'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import * as z from 'zod/mini'
import { FormError } from '@/features/account/FormError'
import { showRefusal } from '@/features/account/messages'
import { PasswordField } from '@/features/account/PasswordField'
import { ownership } from '@/features/account/rules'
import { Button } from '@/ui/Button'
import { CopyButton } from '@/ui/CopyButton'
import { Dialog } from '@/ui/Dialog'
import { Field } from '@/ui/Field'
import { Select } from '@/ui/Select'
import { OwnerDialog, type OwnerForm } from '../OwnerDialog'
import { keysQuery, makeKey, type KeyForm } from './calls'

const SCOPES = [{ value: 'read', label: 'Read only' }, { value: 'write', label: 'Read and write' }] as const
const LIVES = [{ value: '7', label: '7 days' }, { value: '30', label: '30 days' }, { value: '90', label: '90 days' }, { value: '365', label: '1 year' }]

const newKey = z.extend(ownership, {
  name: z.string().check(z.trim(), z.minLength(1, 'Give the key a name')),
  scope: z.enum(['read', 'write']),
  expiresInDays: z.string(),
})

const EMPTY = { name: '', scope: 'read' as KeyForm['scope'], expiresInDays: '90', password: '' }

interface Props {
  onClose: () => void
}

/** Makes a key, and shows its text this once. */
export default function NewKey({ onClose }: Props) {
  const [key, setKey] = useState<string>()
  if (key) {
    return (
      <Dialog open stays onClose={onClose} title="Copy your key" description="We show it only now. Send it in the header “Authorization: Bearer …”." footer={<Button onClick={onClose}>Done</Button>}>
        <p className="flex flex-wrap items-center gap-3 rounded-md border bg-sunken p-4">
          <code className="min-w-0 text-sm break-all select-all">{key}</code>
          <CopyButton text={key} variant="outline" label="Copy key" />
        </p>
      </Dialog>
    )
  }
  return (
    <OwnerDialog onClose={onClose} title="New API key" confirmLabel="Create key">
      {(form) => <KeyFields {...form} onMade={setKey} />}
    </OwnerDialog>
  )
}

function KeyFields({ id, onBusy, onMade }: OwnerForm & { onMade: (key: string) => void }) {
  const client = useQueryClient()
  const { register, handleSubmit, setError, formState } = useForm({ resolver: zodResolver(newKey), defaultValues: EMPTY })
  const { errors } = formState

  const submit = handleSubmit(async (form) => {
    onBusy(true)
    try {
      const { key } = await makeKey({ ...form, expiresInDays: Number(form.expiresInDays) })
      await client.invalidateQueries({ queryKey: keysQuery.queryKey })
      onMade(key)
    } catch (error) {
      showRefusal(error, ['name', 'scope', 'expiresInDays', 'password'], setError)
    } finally {
      onBusy(false)
    }
  })

  return (
    <form id={id} method="post" noValidate onSubmit={(event) => void submit(event)} className="grid gap-5 pt-1">
      <FormError>{errors.root?.message}</FormError>
      <Field label="Name" hint="For example “Nightly copy”" autoComplete="off" error={errors.name?.message} {...register('name')} />
      <div className="grid gap-5 sm:grid-cols-2">
        <Select label="Access" options={SCOPES} error={errors.scope?.message} {...register('scope')} />
        <Select label="Expires after" options={LIVES} error={errors.expiresInDays?.message} {...register('expiresInDays')} />
      </div>
      <PasswordField label="Your password" autoComplete="current-password" error={errors.password?.message} {...register('password')} />
    </form>
  )
}
