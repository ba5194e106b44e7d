import { zodResolver } from '@hookform/resolvers/zod'
import { useId, useState } from 'react'
import { useForm } from 'react-hook-form'
import type { Schemas } from '@/api/client'
import { FormError } from '@/features/account/FormError'
import { showRefusal } from '@/features/account/messages'
import { secondFactor } from '@/features/account/rules'
import { Button } from '@/ui/Button'
import { CopyButton } from '@/ui/CopyButton'
import { Dialog } from '@/ui/Dialog'
import { Field } from '@/ui/Field'
import { PasswordDialog } from '../PasswordDialog'
import { setUp, turnOn } from './calls'

type Setup = Schemas['Setup']

interface Props {
  onClose: () => void
  /** Called with the recovery codes once it is on. */
  onDone: (codes: readonly string[]) => Promise<void>
}

/** The way to a second step: the password, then a code of the app. */
export function SetUp({ onClose, onDone }: Props) {
  const [setup, setSetup] = useState<Setup>()
  if (setup) return <ScanCode setup={setup} onClose={onClose} onDone={onDone} />
  return <PasswordDialog onClose={onClose} title="Set up two-step verification" description="Turning it on signs you out everywhere else, your API keys stop working, and connected sign-ins are removed. First, confirm that it’s you." confirmLabel="Continue" onConfirm={async (password) => setSetup(await setUp(password))} />
}

function ScanCode({ setup, onClose, onDone }: Props & { setup: Setup }) {
  const form = useId()
  const { register, handleSubmit, setError, formState } = useForm({ resolver: zodResolver(secondFactor), defaultValues: { code: '' } })
  const { errors, isSubmitting } = formState

  const submit = handleSubmit(async ({ code }) => {
    try {
      await onDone(await turnOn(code))
    } catch (error) {
      showRefusal(error, ['code'], setError)
    }
  })

  return (
    <Dialog
      open
      onClose={onClose}
      beforeClose={() => !isSubmitting}
      title="Connect your app"
      description="Scan this with an authenticator app, such as Aegis, Google Authenticator or 1Password."
      footer={
        <>
          <Button variant="outline" busy={isSubmitting} onClick={onClose}>Cancel</Button>
          <Button type="submit" form={form} loading={isSubmitting}>Turn on</Button>
        </>
      }
    >
      <form id={form} method="post" noValidate onSubmit={(event) => void submit(event)} className="grid gap-5 pt-1">
        <FormError>{errors.root?.message}</FormError>
        <div className="grid justify-items-center gap-3">
          <img src={`data:image/svg+xml;utf8,${encodeURIComponent(setup.qr)}`} alt="QR code for your authenticator app" className="size-52 rounded-md bg-white p-2" />
          <p className="text-sm text-muted">No camera? Type this key into the app:</p>
          <p className="flex flex-wrap items-center justify-center gap-2">
            <code className="text-center text-sm text-balance wrap-anywhere select-all">{grouped(setup.secret)}</code>
            <CopyButton text={setup.secret} label="Copy key" />
          </p>
        </div>
        <Field label="Code from the app" hint="6 digits" inputMode="numeric" autoComplete="one-time-code" error={errors.code?.message} {...register('code')} />
      </form>
    </Dialog>
  )
}

/** "ABCD EFGH …": easier to type. */
const grouped = (secret: string) => secret.match(/.{1,4}/g)?.join(' ') ?? secret
