/**
 * Marketing copy of the landing page, in one place for whoever runs this site: edit it, or switch a part off with `null` or
 * an empty list. Figures and voices are illustrations, they measure nothing.
 */

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

/** Figures on the hero's sample résumé; `null` leaves them out. */
export const heroFigures: { score: number; views: number; interviews: number } | null = { score: 92, views: 32, interviews: 5 }

/** The score that Vitae aims at with its user. */
export const targetScore = '80+'

export const steps = [
  { title: 'Bring what you have', text: 'Upload a PDF or Word résumé, or connect LinkedIn and start from your profile.' },
  { title: 'Add your code', text: 'Connect GitHub. Projects, languages and stars become résumé lines you can edit.' },
  { title: 'Send it', text: 'Pick a design and download an ATS-optimized résumé that hiring software reads without guessing.' },
] as const

export const features: readonly Feature[] = [
  { icon: 'resume', colour: 'primary', title: 'Résumé parsing', description: 'A PDF or Word file becomes fields you can check, beside the page they were read from.' },
  { icon: 'score', colour: 'success', title: 'ATS optimization', description: 'Each point lost names the line it was lost on, and how to win it back.' },
  { icon: 'templates', colour: 'accent', title: 'Multiple templates', description: 'Designs that are read back by the same parser that scores you.' },
  { icon: 'projects', colour: 'secondary', title: 'GitHub integration', description: 'Repositories, languages and stars, ready to become projects.' },
  { icon: 'profile', colour: 'warning', title: 'LinkedIn sync', description: 'Experience and skills from your own profile, ready to trim.' },
  { icon: 'jobs', colour: 'error', title: 'Job matching', description: 'Openings by skill, level and place, held against your résumé.' },
]

export const testimonials: readonly Testimonial[] = [
  { quote: 'I had been sending the same PDF for a year. The parser showed me half of it was invisible. Two interviews the week after.', name: 'Ines Carvalho', title: 'Product designer', rating: 5 },
  { quote: 'I corrected two fields, saw the score move, and understood why. The wording was mine in ten minutes.', name: 'Tom Aldridge', title: 'Platform engineer', rating: 4.5 },
  { quote: 'The score told me which three words were missing and where they belonged. No guessing.', name: 'Priya Raman', title: 'Data analyst', rating: 5 },
]
