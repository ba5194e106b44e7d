import data from '@content/pricing.toml'

/** `limit`: the server enforces it; `everyone`: it works on every plan; `later`: it does not exist yet. */
export type FeatureState = 'limit' | 'everyone' | 'later'

export interface Plan {
  id: 'free' | 'pro' | 'teams'
  name: string
  description: string
  button: string
  highlighted?: boolean
  features: Record<FeatureState, string[]>
}

export interface PlanQuestion {
  question: string
  answer: string
  /** Whether it is about the limits of plans: left out where there are none. */
  limits?: boolean
}

interface Pricing {
  title: string
  lead: string
  lead_without_limits: string
  note: string
  note_without_limits: string
  states: Record<FeatureState, string>
  plan: Plan[]
  faq: PlanQuestion[]
}

/** Copy of the pricing page. */
export const pricing = data as Pricing
