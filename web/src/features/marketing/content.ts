import data from '@content/landing.toml'
import { site } from '@/lib/site'

/** What `content/landing.toml` says: edit it there. */

export type FeatureColour = 'primary' | 'secondary' | 'accent' | 'success' | 'warning' | 'error'

export interface Feature {
  /** Name of a drawing in `public/icons.svg`. */
  icon: 'resume' | 'score' | 'templates' | 'projects' | 'profile' | 'jobs'
  colour: FeatureColour
  title: string
  description: string
}

export interface Testimonial {
  quote: string
  name: string
  title: string
  /** 0 to 5, halves allowed. */
  rating: number
}

export interface Company {
  name: string
  shape: 'wave' | 'peak' | 'ring' | 'bars' | 'leaf'
}

interface Landing {
  target_score: string
  hero: { before: string; marked: string; after: string; text: string; note: string; note_without_limits: string; figures: { show: boolean; score: number; views: number; interviews: number } }
  claim: { show: boolean; example: boolean; figure: string; text: string; founded: string }
  trusted: { show: boolean; example: boolean; title: string; company: Company[] }
  steps: { title: string; step: { title: string; text: string }[] }
  demo: { show: boolean; title: string; text: string; alt: string; step: { title: string; text: string }[] }
  features: { title: string; feature: Feature[] }
  testimonials: { show: boolean; example: boolean; title: string; voice: Testimonial[] }
}

export const landing = data as Landing

/** A text with the site's own name. */
export const named = (text: string) => text.replaceAll('{name}', site.name)
