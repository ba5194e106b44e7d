import type { Schemas } from '@/api/client'
import { documentTitle, titled } from './table'

const MODULES = {
  landing: 'src/app/landing/LandingScreen.tsx',
  login: 'src/features/account/LoginPage.tsx',
  register: 'src/features/account/RegisterPage.tsx',
  forgotPassword: 'src/features/account/ForgotPasswordPage.tsx',
  resetPassword: 'src/features/account/ResetPasswordPage.tsx',
  confirmEmail: 'src/features/account/ConfirmEmailPage.tsx',
  restoreEmail: 'src/features/account/RestoreEmailPage.tsx',
  providerReturn: 'src/features/account/ways/ProviderReturnPage.tsx',
  templates: 'src/app/templates/TemplatesScreen.tsx',
  portfolio: 'src/features/portfolio/PortfolioPage.tsx',
  letters: 'src/app/letters/LettersScreen.tsx',
  jobs: 'src/app/jobs/JobsScreen.tsx',
  text: 'src/features/pages/TextPage.tsx',
  pricing: 'src/features/marketing/PricingPage.tsx',
  contact: 'src/features/contact/ContactPage.tsx',
  interview: 'src/features/interview/InterviewPage.tsx',
  blog: 'src/features/articles/blog/BlogPage.tsx',
  post: 'src/features/articles/blog/PostPage.tsx',
  guides: 'src/features/articles/guides/GuidesPage.tsx',
  guide: 'src/features/articles/guides/GuidePage.tsx',
  faqs: 'src/features/faqs/FaqsPage.tsx',
}

/** What the web build compiled from `content/`. */
export interface SiteContent {
  posts: Schemas['PostDetail'][]
  guides: Schemas['GuideDetail'][]
  faqs: Schemas['FaqEntry'][]
  pages: Schemas['TextPage'][]
}

/** A page that is written as HTML at build time. */
export interface PrerenderedPage {
  path: string
  /** Its module, as the build manifest names it. */
  module: string
  title: string
  /** For search engines and shared links. */
  description: string
  /** What the page shows, as its calls answer it. */
  data?: unknown
  /** The picture of shared links, below the site's root. */
  picture?: string
  /** Structured data of schema.org. */
  structured?: Record<string, unknown>[]
  /** When its text was last changed, `YYYY-MM-DD`. */
  changed?: string
  /** Whether search engines should leave it out. */
  hidden?: boolean
}

const SITE = '{{site.url}}'
const NAME = '{{site.name}}'

const page = (path: string, module: keyof typeof MODULES, description: string, rest: Partial<PrerenderedPage> = {}): PrerenderedPage =>
  ({ path, module: MODULES[module], title: documentTitle(path), description, ...rest })

const schema = (type: string, fields: Record<string, unknown>) => ({ '@context': 'https://schema.org', '@type': type, ...fields })

/** Where a page stands: each step with its name and path. */
const breadcrumbs = (...steps: [string, string][]) =>
  schema('BreadcrumbList', { itemListElement: [['Home', '/'] as const, ...steps].map(([name, path], at) => ({ '@type': 'ListItem', position: at + 1, name, item: SITE + path })) })

/** A program of ours, what it costs to begin. */
const application = schema('SoftwareApplication', { name: NAME, url: `${SITE}/`, applicationCategory: 'BusinessApplication', operatingSystem: 'Web', offers: { '@type': 'Offer', price: '0', priceCurrency: 'USD' } })

const fixedPages = (content: SiteContent): PrerenderedPage[] => [
  page('/', 'landing', 'Upload your resume, see its ATS score point by point, and download a resume that people and hiring software can read.', { structured: [application] }),
  page('/login', 'login', `Sign in to your ${NAME} account.`, { hidden: true }),
  page('/register', 'register', `Create a free ${NAME} account: upload a resume, see what software reads in it, and download it in a new design.`),
  page('/forgot-password', 'forgotPassword', `Get a link to set a new password for your ${NAME} account.`, { hidden: true }),
  page('/reset-password', 'resetPassword', `Set a new password for your ${NAME} account.`, { hidden: true }),
  page('/confirm-email', 'confirmEmail', `Confirm the email address of your ${NAME} account.`, { hidden: true }),
  page('/restore-email', 'restoreEmail', `Restore the email address of your ${NAME} account.`, { hidden: true }),
  page('/login/callback', 'providerReturn', `Signing in to ${NAME}.`, { hidden: true }),
  page('/pricing', 'pricing', `What ${NAME} costs: Free, Pro and Teams.`),
  page('/contact', 'contact', `Contact the people who run ${NAME}.`),
  page('/templates', 'templates', 'Resume templates that people and hiring software can read. See every page full size, then use one for your own resume.'),
  page('/blog', 'blog', 'Articles about resumes, job applications and the software that reads them.', {
    data: { posts: content.posts.map(withoutText), categories: distinct(content.posts) }, structured: [breadcrumbs(['Blog', '/blog'])],
  }),
  page('/guides', 'guides', 'Step-by-step guides to resumes and job applications, for beginners and professionals.', {
    data: { guides: content.guides.map(withoutText), categories: distinct(content.guides) }, structured: [breadcrumbs(['Guides', '/guides'])],
  }),
  page('/faqs', 'faqs', `Answers to common questions about resumes, ATS scores and ${NAME}.`, {
    data: { faqs: content.faqs, categories: distinct(content.faqs) }, structured: [breadcrumbs(['FAQs', '/faqs']), questions(content.faqs)],
  }),
  page('/jobs', 'jobs', 'Search jobs, see how well your resume matches each one and why, and keep track of your applications.'),
  page('/portfolio', 'portfolio', 'Create a website for your work from one form: designs for artists, fashion designers, developers, models and photographers.'),
  page('/cover-letter', 'letters', 'Paste a job description and get a short cover letter for it, free and without an account. Edit it, and download it as a PDF or Word file.'),
  page('/ai-interview', 'interview', 'Practice interviewing for the job you want.'),
  page('/portfolio/templates', 'portfolio', 'Five portfolio website designs for artists, photographers, architects and fashion designers.'),
  page('/portfolio/photographer-templates', 'portfolio', 'Five portfolio website themes for wildlife, landscape, portrait, street and editorial photographers.'),
  page('/portfolio/designer-templates', 'portfolio', 'Three portfolio website templates for product, brand and fashion designers.'),
  page('/portfolio/developer-templates', 'portfolio', 'Three portfolio website templates for developers.'),
  page('/portfolio/model-templates', 'portfolio', 'Three portfolio website templates for models and actors.'),
]

const textPage = (text: Schemas['TextPage']): PrerenderedPage =>
  page(`/${text.slug}`, 'text', text.description, { data: text, changed: text.updated, structured: [breadcrumbs([text.title, `/${text.slug}`])] })

function postPage(post: Schemas['PostDetail']): PrerenderedPage {
  const path = `/blog/${post.slug}`
  const article = schema('Article', { headline: post.title, description: post.excerpt, datePublished: post.date, author: { '@type': 'Organization', name: post.author }, image: SITE + pictureOf(post.imageUrl), mainEntityOfPage: SITE + path, keywords: post.tags.join(', ') })
  return { path, module: MODULES.post, title: titled(post.title), description: post.excerpt, data: { ...post, views: 0 }, picture: pictureOf(post.imageUrl), changed: post.date, structured: [article, breadcrumbs(['Blog', '/blog'], [post.title, path])] }
}

function guidePage(guide: Schemas['GuideDetail']): PrerenderedPage {
  const path = `/guides/${guide.slug}`
  const article = schema('Article', { headline: guide.title, description: guide.description, author: { '@type': 'Organization', name: guide.author }, image: SITE + pictureOf(guide.imageUrl), mainEntityOfPage: SITE + path })
  return { path, module: MODULES.guide, title: titled(guide.title), description: guide.description, data: guide, picture: pictureOf(guide.imageUrl), structured: [article, breadcrumbs(['Guides', '/guides'], [guide.title, path])] }
}

const questions = (faqs: Schemas['FaqEntry'][]) =>
  schema('FAQPage', { mainEntity: faqs.map(({ question, answer }) => ({ '@type': 'Question', name: question, acceptedAnswer: { '@type': 'Answer', text: answer } })) })

/** Services that show shared links take no SVG. */
const pictureOf = (svg: string) => svg.replace(/\.svg$/, '.png')

/** As the lists answer it. */
function withoutText<T extends { content: string; authorRole: string; authorBio: string }>(article: T) {
  const { content, authorRole, authorBio, ...summary } = { views: 0, ...article }
  void [content, authorRole, authorBio]
  return summary
}

const distinct = (all: { category: string }[]) => [...new Set(all.map(({ category }) => category))]

/** Every public page whose address is known at build time. Apart from the route table, so that browsers do not download it. */
export const prerendered = (content: SiteContent): PrerenderedPage[] => [...fixedPages(content), ...content.pages.map(textPage), ...content.posts.map(postPage), ...content.guides.map(guidePage)]
