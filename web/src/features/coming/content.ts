import { paths } from '@/lib/paths'

export interface ComingContent {
  title: string
  /** What the screen will do. */
  lead: string
  /** Where to go meanwhile. */
  way: { to: string; label: string }
}

const toDashboard = { to: paths.dashboard({ upload: true }), label: 'Upload a resume' }
const toPortfolio = { to: paths.portfolio(), label: 'Back to Portfolio' }

const chooser = (who: string): ComingContent => ({
  title: `Portfolio designs for ${who}`,
  lead: `Choose a design made for ${who}, fill in one form, and get your own website to download or publish.`,
  way: toPortfolio,
})

/** The screens whose content is still to come, by the pattern of their address. */
export const comingContent: Record<string, ComingContent> = {
  '/portfolio': { title: 'Create Your Portfolio', lead: 'For artists, designers, developers, models and photographers: fill in one form and get a website for your work.', way: toDashboard },
  '/portfolio/templates': chooser('artists'),
  '/portfolio/photographer-templates': chooser('photographers'),
  '/portfolio/designer-templates': chooser('designers'),
  '/portfolio/developer-templates': chooser('developers'),
  '/portfolio/model-templates': chooser('models and actors'),
  '/portfolio/create': { title: 'Create a portfolio', lead: 'Tell us who you are and what you do, and add pictures of your work.', way: toPortfolio },
}
