import { matchPath } from 'react-router'
import type { Pattern } from '@/lib/places'
import { site } from '@/lib/site'
import { lazyPage, type Page } from './lazy-page'

export interface AppRoute extends Page {
  /** Pattern of the address. */
  path: Pattern
  /** The document's title, without the product's name. */
  title: string
  /** Who may open it: `member` asks guests to sign in, `guest` sends signed-in users on. */
  audience: 'all' | 'guest' | 'member'
  /** Shares what it loads from the server with the other screens marked so: coming back, everything is still there. */
  shared?: true
}

/** Where screens keep what they load: those of members, those of the job board and of the portfolio. */
export const queries = lazyPage(() => import('../QueryProvider'))

const landing = lazyPage(() => import('../landing/LandingScreen'))
const login = lazyPage(() => import('@/features/account/LoginPage'))
const register = lazyPage(() => import('@/features/account/RegisterPage'))
const forgotPassword = lazyPage(() => import('@/features/account/ForgotPasswordPage'))
const resetPassword = lazyPage(() => import('@/features/account/ResetPasswordPage'))
const confirmEmail = lazyPage(() => import('@/features/account/ConfirmEmailPage'))
const restoreEmail = lazyPage(() => import('@/features/account/RestoreEmailPage'))
const providerReturn = lazyPage(() => import('@/features/account/ways/ProviderReturnPage'))
const settings = lazyPage(() => import('../settings/SettingsScreen'))
const trash = lazyPage(() => import('@/features/trash/TrashPage'))
const operator = lazyPage(() => import('../operator/OperatorScreen'))
const dashboard = lazyPage(() => import('../dashboard/DashboardScreen'))
const editor = lazyPage(() => import('@/features/editor/EditorPage'))
const templates = lazyPage(() => import('../templates/TemplatesScreen'))
const jobs = lazyPage(() => import('../jobs/JobsScreen'))
const job = lazyPage(() => import('@/features/jobs/page/JobPage'))
const text = lazyPage(() => import('@/features/pages/TextPage'))
const pricing = lazyPage(() => import('@/features/marketing/PricingPage'))
const contact = lazyPage(() => import('@/features/contact/ContactPage'))
const interview = lazyPage(() => import('@/features/interview/InterviewPage'))
const blog = lazyPage(() => import('@/features/articles/blog/BlogPage'))
const post = lazyPage(() => import('@/features/articles/blog/PostPage'))
const guides = lazyPage(() => import('@/features/articles/guides/GuidesPage'))
const guide = lazyPage(() => import('@/features/articles/guides/GuidePage'))
const faqs = lazyPage(() => import('@/features/faqs/FaqsPage'))
const letters = lazyPage(() => import('../letters/LettersScreen'))
const portfolio = lazyPage(() => import('@/features/portfolio/PortfolioPage'))

const route = (path: Pattern, page: Page, title: string, audience: AppRoute['audience'] = 'all'): AppRoute => ({ path, title, audience, ...page })

const sharing = (route: AppRoute): AppRoute => ({ ...route, shared: true, preload: async () => void (await Promise.all([queries.preload(), route.preload()])) })

/** The whole route table of the application: the specification's, in its order, the editor, the page of a job, what belongs to an account, and the operator's screen. */
export const routes: readonly AppRoute[] = [
  route('/', landing, 'Home'),
  route('/about', text, 'About'),
  route('/pricing', pricing, 'Pricing'),
  route('/contact', contact, 'Contact'),
  route('/dashboard', dashboard, 'Dashboard', 'member'),
  route('/login', login, 'Sign in', 'guest'),
  route('/register', register, 'Create an account', 'guest'),
  route('/privacy', text, 'Privacy'),
  route('/terms', text, 'Terms'),
  route('/cookies', text, 'Cookies'),
  route('/templates', templates, 'Templates'),
  route('/blog', blog, 'Blog'),
  route('/blog/:slug', post, 'Blog post'),
  route('/guides', guides, 'Guides'),
  route('/guides/:slug', guide, 'Guide'),
  route('/faqs', faqs, 'FAQs'),
  sharing(route('/jobs', jobs, 'Jobs')),
  sharing(route('/portfolio', portfolio, 'Portfolio')),
  route('/cover-letter', letters, 'Cover Letter'),
  route('/ai-interview', interview, 'AI Interview'),
  sharing(route('/portfolio/templates', portfolio, 'Portfolio templates')),
  sharing(route('/portfolio/photographer-templates', portfolio, 'Photographer templates')),
  sharing(route('/portfolio/designer-templates', portfolio, 'Designer templates')),
  sharing(route('/portfolio/developer-templates', portfolio, 'Developer templates')),
  sharing(route('/portfolio/model-templates', portfolio, 'Model templates')),
  sharing(route('/portfolio/create', portfolio, 'Create a portfolio')),
  route('/dashboard/resumes/:id', editor, 'Edit resume', 'member'),
  sharing(route('/jobs/:id', job, 'Job')),
  route('/settings', settings, 'Settings', 'member'),
  route('/trash', trash, 'Trash', 'member'),
  // Open to all: links of emails work in the browser that they are opened in, whoever is signed in there.
  route('/forgot-password', forgotPassword, 'Forgot your password'),
  route('/reset-password', resetPassword, 'Set a new password'),
  route('/confirm-email', confirmEmail, 'Confirm your email address'),
  route('/restore-email', restoreEmail, 'Restore your email address'),
  route('/login/callback', providerReturn, 'Signing in'),
  route('/operator', operator, 'Operator', 'member'),
  route('/operator/:part', operator, 'Operator', 'member'),
]

/** The route an address belongs to. */
export const findRoute = (path: string): AppRoute | undefined => routes.find((candidate) => matchPath(candidate.path, path))

/** Loads what an address needs, so that it can be shown at once. */
export const preload = async (path: string): Promise<void> => findRoute(path)?.preload()

/** The document's title for a page of this name. */
export const titled = (name: string) => `${name} · ${site.name}`

/** The document's title for an address, before its content is known. */
export function documentTitle(path: string): string {
  if (path === '/') return `${site.name}: resumes that people and software can read`
  return titled(findRoute(path)?.title ?? 'Page not found')
}
