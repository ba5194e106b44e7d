import { fullDate } from '@/lib/relative-time'
import type { OperatorAccount, Plan } from '../model'

/** The plans by name. */
export const PLANS: readonly { value: Plan; label: string }[] = [
  { value: 'free', label: 'Free' },
  { value: 'pro', label: 'Pro' },
  { value: 'teams', label: 'Teams' },
]

/** A plan by its code; nothing where this app does not know it. */
export const planOf = (code: string) => PLANS.find(({ value }) => value === code)

/** What an account is called: some have no name. */
export const nameOf = ({ name, email }: Pick<OperatorAccount, 'name' | 'email'>) => name.trim() || email

type Granted = Pick<OperatorAccount, 'plan' | 'planUntil'>

/** What a plan is called: "Pro". */
export const planName = ({ plan }: Granted) => planOf(plan)?.label ?? plan

/** When a plan ends: "until Mar 3, 2031", "with no end date"; nothing for Free. */
export function planEnd({ plan, planUntil }: Granted): string {
  if (planUntil) return `until ${fullDate(planUntil, undefined, 'medium')}`
  return plan === 'free' ? '' : 'with no end date'
}

/** "Free", "Pro until Mar 3, 2031", "Teams with no end date". */
export const planText = (granted: Granted) => `${planName(granted)} ${planEnd(granted)}`.trimEnd()
