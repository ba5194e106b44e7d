import { matchPath } from 'react-router'
import { lazyPage, type Page } from './lazy-page'

export interface AppRoute extends Page {
  /** Pattern of the address, as in the specification's route table. */
  path: string
  /** The document's title, without the product's name. */
  title: string
  /** Who may open it: `member` asks guests to sign in, `guest` sends signed-in users on. */
  audience: 'all' | 'guest' | 'member'
}

const landing = lazyPage(() => import('@/features/marketing/LandingPage'))
const login = lazyPage(() => import('@/features/account/LoginPage'))
const register = lazyPage(() => import('@/features/account/RegisterPage'))
const dashboard = lazyPage(() => import('../dashboard/DashboardScreen'))
const editor = lazyPage(() => import('@/features/editor/EditorPage'))
const templates = lazyPage(() => import('../templates/TemplatesScreen'))
const coming = lazyPage(() => import('@/features/coming/ComingPage'))

const route = (path: string, page: Page, title: string, audience: AppRoute['audience'] = 'all'): AppRoute => ({ path, title, audience, ...page })

/** The whole route table of the application: the specification's, in its order, and the editor. */
export const routes: readonly AppRoute[] = [
  route('/', landing, 'Home'),
  route('/about', coming, 'About'),
  route('/pricing', coming, 'Pricing'),
  route('/contact', coming, 'Contact'),
  route('/dashboard', dashboard, 'Dashboard', 'member'),
  route('/login', login, 'Sign in', 'guest'),
  route('/register', register, 'Create an account', 'guest'),
  route('/privacy', coming, 'Privacy'),
  route('/terms', coming, 'Terms'),
  route('/cookies', coming, 'Cookies'),
  route('/templates', templates, 'Templates'),
  route('/blog', coming, 'Blog'),
  route('/blog/:slug', coming, 'Blog post'),
  route('/guides', coming, 'Guides'),
  route('/guides/:slug', coming, 'Guide'),
  route('/faqs', coming, 'FAQs'),
  route('/jobs', coming, 'Jobs'),
  route('/portfolio', coming, 'Portfolio'),
  route('/cover-letter', coming, 'Cover Letter'),
  route('/ai-interview', coming, 'AI Interview'),
  route('/portfolio/templates', coming, 'Portfolio templates'),
  route('/portfolio/photographer-templates', coming, 'Photographer templates'),
  route('/portfolio/designer-templates', coming, 'Designer templates'),
  route('/portfolio/developer-templates', coming, 'Developer templates'),
  route('/portfolio/model-templates', coming, 'Model templates'),
  route('/portfolio/create', coming, 'Create a portfolio'),
  route('/dashboard/resumes/:id', editor, 'Edit resume', 'member'),
]

/** The route an address belongs to. */
export const findRoute = (path: string): AppRoute | undefined => routes.find((candidate) => matchPath(candidate.path, path))

/** Loads what an address needs, so that it can be shown at once. */
export const preload = async (path: string): Promise<void> => findRoute(path)?.preload()

/** The document's title for an address. */
export function documentTitle(path: string): string {
  if (path === '/') return 'Vitae: resumes that people and software can read'
  return `${findRoute(path)?.title ?? 'Page not found'} · Vitae`
}
