import data from '@content/pricing.toml'

export interface Plan {
  id: 'free' | 'pro' | 'teams'
  name: string
  description: string
  button: string
  highlighted?: boolean
  features: string[]
}

interface Pricing {
  title: string
  lead: string
  note: string
  plan: Plan[]
  faq: { question: string; answer: string }[]
}

/** Copy of the pricing page. */
export const pricing = data as Pricing
