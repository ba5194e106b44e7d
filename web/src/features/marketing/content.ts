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

/** Figures on the hero's sample resume; `null` leaves them out. */
export const heroFigures: { score: number; views: number; interviews: number } | null = { score: 92, views: 32, interviews: 5 }

/** The score that Vitae aims at with its user. */
export const targetScore = '80+'

export const steps = [
  { title: 'Bring what you have', text: 'Upload a PDF or Word resume, or connect LinkedIn and start from your profile.' },
  { title: 'Add your code', text: 'Connect GitHub. Your projects, languages and stars become resume lines you can edit.' },
  { title: 'Send it', text: 'Pick a design and download an ATS-optimized resume that hiring software reads correctly.' },
] as const

export const features: readonly Feature[] = [
  { icon: 'resume', colour: 'primary', title: 'Resume parsing', description: 'We turn your PDF or Word file into fields you can check, next to the original page.' },
  { icon: 'score', colour: 'primary', title: 'ATS optimization', description: 'For every lost point: where, and how to get it back.' },
  { icon: 'templates', colour: 'primary', title: 'Multiple templates', description: 'Every design is tested with the parser that scores you.' },
  { icon: 'projects', colour: 'primary', title: 'GitHub integration', description: 'Your repositories, languages and stars, ready to become projects.' },
  { icon: 'profile', colour: 'primary', title: 'LinkedIn sync', description: 'Your experience and skills from your profile, ready to edit.' },
  { icon: 'jobs', colour: 'primary', title: 'Job matching', description: 'Jobs matched to your skills, level and location.' },
]

export const testimonials: readonly Testimonial[] = [
  { quote: 'I had been sending the same PDF for a year. The parser showed me that half of it was invisible. I got two interviews the next week.', name: 'Ines Carvalho', title: 'Product designer', rating: 5 },
  { quote: 'I corrected two fields, saw the score move, and understood why. I had fixed it in ten minutes.', name: 'Tom Aldridge', title: 'Platform engineer', rating: 4.5 },
  { quote: 'The score told me which three words were missing and where to put them. No guessing.', name: 'Priya Raman', title: 'Data analyst', rating: 5 },
]
