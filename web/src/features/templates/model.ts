import type { Schemas } from '@/api/client'
import { site } from '@/lib/site'

/** A design with its counts. */
export type Template = Schemas['TemplateInfo']
/** The resume that previews show in place of the sample person's. */
export type OwnResume = Pick<Schemas['ResumeRecord'], 'id' | 'name'>

/** Whether a design is one that a person cannot use on their plan. */
export type IsLocked = (template: Pick<Template, 'tier'>) => boolean

/** Premium designs need a paid plan, where plans limit anything. */
export const isLockedOn = (plan: string, { tier }: Pick<Template, 'tier'>) => site.limits && tier === 'premium' && plan === 'free'

/** Stands where such a design cannot be chosen. */
export const PLAN_NEEDED = 'Premium designs need a Pro or Teams plan.'
