import { paths } from '@/lib/paths'

export interface ComingContent {
  title: string
  /** What the screen will do. */
  lead: string
  /** Where to go meanwhile. */
  way: { to: string; label: string }
}

const toDashboard = { to: paths.dashboard({ upload: true }), label: 'Upload a résumé' }
const toStart = { to: paths.home(), label: 'Go home' }
const toPortfolio = { to: paths.portfolio(), label: 'Back to Portfolio' }

const chooser = (who: string): ComingContent => ({
  title: `Portfolio designs for ${who}`,
  lead: `Choose a design made for ${who}, fill in one form, and get a website of your own that you can download or publish.`,
  way: toPortfolio,
})

/** The screens whose content is still to come, by the pattern of their address. */
export const comingContent: Record<string, ComingContent> = {
  '/about': { title: 'About Vitae', lead: 'Why we build it, what we stand for, and who we are.', way: { to: paths.howItWorks(), label: 'See how it works' } },
  '/pricing': { title: 'Pricing', lead: 'Three plans side by side: Free keeps up to three résumés and costs nothing, Pro and Teams do more.', way: { to: paths.register(), label: 'Start with Free' } },
  '/contact': { title: 'Contact', lead: 'Write to us: questions, support, billing, partnership, feedback. We answer within 24 hours, from 9am to 5pm Pacific.', way: toStart },
  '/privacy': { title: 'Privacy', lead: 'What Vitae stores about you, why, for how long, and how to get it back or have it deleted.', way: toStart },
  '/terms': { title: 'Terms', lead: 'What you may expect from Vitae, and what Vitae expects from you.', way: toStart },
  '/cookies': { title: 'Cookies', lead: 'What Vitae stores in your browser, and what each item is for.', way: toStart },
  '/templates': { title: 'Templates', lead: 'Every résumé design in one gallery, by category, with a note on how well hiring software reads it.', way: { to: paths.dashboard(), label: 'Choose a design on your dashboard' } },
  '/blog': { title: 'Blog', lead: 'Articles about résumés, applications and the software that reads them.', way: toStart },
  '/blog/:slug': { title: 'Blog post', lead: 'One article, with its author, date and reading time.', way: { to: paths.blog(), label: 'Back to Blog' } },
  '/guides': { title: 'Guides', lead: 'Step by step through résumés, applications and interviews, for beginners and for the experienced.', way: toStart },
  '/guides/:slug': { title: 'Guide', lead: 'One guide from start to end, with its level and how long it takes.', way: { to: paths.guides(), label: 'Back to Guides' } },
  '/faqs': { title: 'FAQs', lead: 'Search the questions that others asked about résumés, ATS scores and this site.', way: { to: paths.contact(), label: 'Contact' } },
  '/jobs': { title: 'Jobs', lead: 'Search openings by skill, level and place, see how well your résumé fits each one, and apply at the employer’s own page.', way: toDashboard },
  '/portfolio': { title: 'Create Your Portfolio', lead: 'Artists, designers, developers, models and photographers fill in one form and get a website of their work.', way: toDashboard },
  '/cover-letter': { title: 'Cover Letter', lead: 'Paste the text of a job and get a short letter for it, as PDF or Word file.', way: toDashboard },
  '/ai-interview': { title: 'AI Interview', lead: 'Practise the interview for the job you want, and hear what to do better.', way: toDashboard },
  '/portfolio/templates': chooser('artists'),
  '/portfolio/photographer-templates': chooser('photographers'),
  '/portfolio/designer-templates': chooser('designers'),
  '/portfolio/developer-templates': chooser('developers'),
  '/portfolio/model-templates': chooser('models and actors'),
  '/portfolio/create': { title: 'Create a portfolio', lead: 'The form behind your website: who you are, what you do, and pictures of your work.', way: toPortfolio },
}
