import { zodResolver } from '@hookform/resolvers/zod'
import { ArrowLeft } from 'lucide-react'
import { useEffect, useState } from 'react'
import { useForm } from 'react-hook-form'
import { Button } from '@/ui/Button'
import { Field } from '@/ui/Field'
import { AccountCard } from './AccountCard'
import { AccountForm } from './AccountForm'
import { loginMessage, showRefusal } from './messages'
import { secondFactor } from './rules'

/** The two kinds of code. Only that of the app is made of digits, which a phone offers by a keyboard of their own. */
const KINDS = {
  app: {
    title: 'Enter your code',
    lead: 'Open your authenticator app and type the code it shows. Lost your phone? Use a recovery code instead.',
    field: { label: 'Code', hint: '6 digits', inputMode: 'numeric', autoComplete: 'one-time-code' },
    other: { kind: 'recovery', label: 'Use a recovery code' },
  },
  recovery: {
    title: 'Enter a recovery code',
    lead: 'Type one of the codes you saved when you set up two-step verification. Each one works once.',
    field: { label: 'Recovery code', autoComplete: 'off' },
    other: { kind: 'app', label: 'Use your authenticator app' },
  },
} as const

type Kind = keyof typeof KINDS

interface Props {
  /** Signs in with the code; the form shows what it throws. */
  onCode: (code: string) => Promise<void>
  onBack: () => void
}

/** The second step of signing in. */
export function LoginCode({ onCode, onBack }: Props) {
  const [kind, setKind] = useState<Kind>('app')
  const { title, lead, other } = KINDS[kind]
  return (
    <AccountCard title={title} lead={lead}>
      <CodeForm key={kind} kind={kind} onCode={onCode} />
      <div className="mt-6 -ml-3.5 grid justify-items-start gap-2">
        <Button variant="ghost" size="sm" onClick={() => setKind(other.kind)}>{other.label}</Button>
        <Button variant="ghost" size="sm" onClick={onBack}><ArrowLeft className="size-4" aria-hidden />Back to email and password</Button>
      </div>
    </AccountCard>
  )
}

function CodeForm({ kind, onCode }: { kind: Kind; onCode: Props['onCode'] }) {
  const { register, handleSubmit, setError, setFocus, formState } = useForm({ resolver: zodResolver(secondFactor), defaultValues: { code: '' } })
  const { errors, isSubmitting } = formState
  useEffect(() => setFocus('code'), [setFocus])

  const submit = handleSubmit(async ({ code }) => {
    try {
      await onCode(code)
    } catch (error) {
      showRefusal(error, ['code'], setError, loginMessage)
    }
  })

  return (
    <AccountForm onSubmit={(event) => void submit(event)} submitLabel="Sign In" submitting={isSubmitting} error={errors.root?.message}>
      <Field {...KINDS[kind].field} autoCapitalize="none" spellCheck={false} error={errors.code?.message} {...register('code')} />
    </AccountForm>
  )
}
