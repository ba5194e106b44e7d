import { paths } from '@/lib/paths'

export interface ComingContent {
  title: string
  /** What the screen will do. */
  lead: string
  /** Where to go meanwhile. */
  way: { to: string; label: string }
}

const toDashboard = { to: paths.dashboard({ upload: true }), label: 'Upload a resume' }
const toStart = { to: paths.home(), label: 'Go home' }
const toPortfolio = { to: paths.portfolio(), label: 'Back to Portfolio' }

const chooser = (who: string): ComingContent => ({
  title: `Portfolio designs for ${who}`,
  lead: `Choose a design made for ${who}, fill in one form, and get your own website to download or publish.`,
  way: toPortfolio,
})

/** The screens whose content is still to come, by the pattern of their address. */
export const comingContent: Record<string, ComingContent> = {
  '/about': { title: 'About Vitae', lead: 'Why we build Vitae, what we stand for, and who we are.', way: { to: paths.howItWorks(), label: 'See how it works' } },
  '/pricing': { title: 'Pricing', lead: 'Compare our three plans: Free stores up to 3 resumes at no cost, Pro and Teams do more.', way: { to: paths.register(), label: 'Start with Free' } },
  '/contact': { title: 'Contact', lead: 'Questions, support, billing, partnership or feedback: write to us. We reply within 24 hours. Support hours are 9am-5pm Pacific.', way: toStart },
  '/privacy': { title: 'Privacy', lead: 'What we store about you, why, for how long, and how to download or delete it.', way: toStart },
  '/terms': { title: 'Terms', lead: 'What you can expect from us, and what we expect from you.', way: toStart },
  '/cookies': { title: 'Cookies', lead: 'What we store in your browser, and why.', way: toStart },
  '/blog': { title: 'Blog', lead: 'Articles about resumes, job applications and the software that reads them.', way: toStart },
  '/blog/:slug': { title: 'Blog post', lead: 'An article from our blog.', way: { to: paths.blog(), label: 'Back to Blog' } },
  '/guides': { title: 'Guides', lead: 'Step-by-step guides to resumes, applications and interviews, for beginners and professionals.', way: toStart },
  '/guides/:slug': { title: 'Guide', lead: 'One of our step-by-step guides.', way: { to: paths.guides(), label: 'Back to Guides' } },
  '/faqs': { title: 'FAQs', lead: 'Answers to common questions about resumes, ATS scores and this site.', way: { to: paths.contact(), label: 'Contact' } },
  '/jobs': { title: 'Jobs', lead: 'Search jobs by skill, level and location, see how well your resume fits each one, and apply on the employer’s site.', way: toDashboard },
  '/portfolio': { title: 'Create Your Portfolio', lead: 'For artists, designers, developers, models and photographers: fill in one form and get a website for your work.', way: toDashboard },
  '/cover-letter': { title: 'Cover Letter', lead: 'Paste a job description and get a short cover letter for it, as a PDF or Word file.', way: toDashboard },
  '/ai-interview': { title: 'AI Interview', lead: 'Practice interviewing for the job you want, and get tips on what to improve.', way: toDashboard },
  '/portfolio/templates': chooser('artists'),
  '/portfolio/photographer-templates': chooser('photographers'),
  '/portfolio/designer-templates': chooser('designers'),
  '/portfolio/developer-templates': chooser('developers'),
  '/portfolio/model-templates': chooser('models and actors'),
  '/portfolio/create': { title: 'Create a portfolio', lead: 'Tell us who you are and what you do, and add pictures of your work.', way: toPortfolio },
}
