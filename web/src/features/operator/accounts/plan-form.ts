import * as z from 'zod/mini'
import type { OperatorAccount, PlanGrant } from '../model'
import { planOf } from './account-words'

/** Longest plan with an end, in months. */
const MAX_MONTHS = 120

const isMonths = (text: string) => /^\d{1,3}$/.test(text.trim()) && Number(text) >= 1 && Number(text) <= MAX_MONTHS

/** The form about a plan; how many months matters only to a plan that ends. */
export const planForm = z
  .object({ plan: z.enum(['free', 'pro', 'teams']), ends: z.enum(['later', 'never']), months: z.string() })
  .check(z.refine(({ plan, ends, months }) => plan === 'free' || ends === 'never' || isMonths(months), { path: ['months'], error: `Enter a number from 1 to ${MAX_MONTHS}` }))

export type PlanForm = z.infer<typeof planForm>

/** What the form begins with. */
export const formOf = ({ plan, planUntil }: OperatorAccount): PlanForm => ({ plan: planOf(plan)?.value ?? 'free', ends: plan !== 'free' && !planUntil ? 'never' : 'later', months: '12' })

/** What the form asks for. Free has no end. */
export const grantOf = ({ plan, ends, months }: PlanForm): PlanGrant => ({ plan, months: plan === 'free' || ends === 'never' ? null : Number(months) })
