/** What a chooser of designs says. */
export interface Chooser {
  title: string
  lead: string
  templates: readonly string[]
  /** The label of the way down to the designs, below the heading. */
  anchor?: string
  preview: string
  use: string
  /** The button below, before and after something was chosen. */
  idle: string
  ready: string
}

const SELECT = { preview: 'Preview', use: 'Use This Template', idle: 'Please Select a Template', ready: 'Continue with Selected Template' }

/** The choosers that lead straight to their form, by the address. */
export const CHOOSERS: Record<string, Chooser> = {
  '/portfolio/photographer-templates': {
    title: 'Photography Portfolio Themes',
    lead: 'Five themes for five kinds of photography. Choose one, add your pictures, and publish.',
    templates: ['photographer', 'photographer2', 'photographer3', 'photographer4', 'photographer5'],
    anchor: 'Explore Themes', preview: 'Preview Design', use: 'Use This Theme', idle: 'Continue', ready: 'Continue',
  },
  '/portfolio/designer-templates': { title: 'Choose Your Designer Portfolio Template', lead: 'For product, brand and fashion designers: your best work, your numbers, and how to reach you.', templates: ['designer1', 'designer2', 'designer3'], ...SELECT },
  '/portfolio/developer-templates': { title: 'Choose Your Developer Portfolio Template', lead: 'Screenshots of your projects, your stack, and your GitHub on one page.', templates: ['developer1', 'developer2', 'developer3'], ...SELECT },
  '/portfolio/model-templates': { title: 'Choose Your Model/Actor Portfolio Template', lead: 'Your pictures and the facts that agencies and casting directors ask for.', templates: ['model1', 'model2', 'model3'], ...SELECT },
}
