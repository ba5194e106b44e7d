import { zodResolver } from '@hookform/resolvers/zod'
import { useForm, useWatch } from 'react-hook-form'
import toast from 'react-hot-toast/headless'
import { FormError } from '@/features/account/FormError'
import { showRefusal } from '@/features/account/messages'
import { Field } from '@/ui/Field'
import { Select } from '@/ui/Select'
import { grantPlan } from '../calls'
import type { OperatorAccount } from '../model'
import { nameOf, planText, PLANS } from './account-words'
import { formOf, grantOf, planForm } from './plan-form'
import { useAccountLists } from './use-account-lists'

const ENDS = [{ value: 'later', label: 'After a number of months' }, { value: 'never', label: 'Never' }] as const

interface Props {
  id: string
  account: OperatorAccount
  onBusy: (busy: boolean) => void
  onDone: () => void
}

/** Which plan, and for how long. */
export function PlanFields({ id, account, onBusy, onDone }: Props) {
  const lists = useAccountLists()
  const { control, register, handleSubmit, setError, formState } = useForm({ resolver: zodResolver(planForm), defaultValues: formOf(account) })
  const [plan, ends] = useWatch({ control, name: ['plan', 'ends'] })
  const { errors } = formState

  const submit = handleSubmit(async (form) => {
    onBusy(true)
    try {
      const changed = await grantPlan(account.id, grantOf(form))
      lists.replace(changed)
      toast.success(`${nameOf(changed)} is now on ${planText(changed)}.`)
      onDone()
    } catch (error) {
      showRefusal(error, ['plan', 'months'], setError)
    } finally {
      onBusy(false)
    }
  })

  return (
    <form id={id} method="post" noValidate onSubmit={(event) => void submit(event)} className="grid gap-5 pt-1">
      <FormError>{errors.root?.message}</FormError>
      <Select label="Plan" options={PLANS} error={errors.plan?.message} {...register('plan')} />
      {plan !== 'free' && <Select label="Ends" options={ENDS} {...register('ends')} />}
      {plan !== 'free' && ends === 'later' && <Field label="Months" inputMode="numeric" autoComplete="off" hint="Counted from today, up to 120" error={errors.months?.message} {...register('months')} />}
    </form>
  )
}
