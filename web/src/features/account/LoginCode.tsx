import { zodResolver } from '@hookform/resolvers/zod'
import { useEffect } from 'react'
import { useForm } from 'react-hook-form'
import { Button } from '@/ui/Button'
import { Field } from '@/ui/Field'
import { AccountCard } from './AccountCard'
import { AccountForm } from './AccountForm'
import { showRefusal } from './messages'
import { secondFactor } from './rules'

interface Props {
  /** Signs in with the code; the form shows what it throws. */
  onCode: (code: string) => Promise<void>
  onBack: () => void
}

/** The second step of signing in. */
export function LoginCode({ onCode, onBack }: Props) {
  const { register, handleSubmit, setError, setFocus, formState } = useForm({ resolver: zodResolver(secondFactor), defaultValues: { code: '' } })
  const { errors, isSubmitting } = formState
  useEffect(() => setFocus('code'), [setFocus])

  const submit = handleSubmit(async ({ code }) => {
    try {
      await onCode(code)
    } catch (error) {
      showRefusal(error, ['code'], setError)
    }
  })

  return (
    <AccountCard title="Enter your code" lead="Open your authenticator app and type the code it shows. Lost your phone? Use a recovery code.">
      <AccountForm onSubmit={(event) => void submit(event)} submitLabel="Sign In" submitting={isSubmitting} error={errors.root?.message}>
        <Field label="Code" autoComplete="one-time-code" autoCapitalize="none" spellCheck={false} error={errors.code?.message} {...register('code')} />
      </AccountForm>
      <p className="mt-6"><Button variant="ghost" size="sm" onClick={onBack}>Back to email and password</Button></p>
    </AccountCard>
  )
}
