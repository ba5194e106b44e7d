/** Every address of the application, built in one place. */

type Query = Record<string, string | undefined>

/** What opens in front of the dashboard. */
export type DashboardQuery = {
  /** The upload. */
  upload?: '1'
  /** A dialog about one resume, by `view`; the review at `field` if one is named. */
  resume?: string
  view?: 'detail' | 'file' | 'review' | 'score' | 'templates' | 'share'
  field?: string
  /** A connected profile, or the repositories that go into new resumes. */
  connect?: 'github' | 'linkedin' | 'repositories'
  /** A new resume from the profiles, by its step. */
  create?: 'template' | 'content'
}

function withQuery(path: string, query: Query): string {
  const entries = Object.entries(query).filter((entry): entry is [string, string] => entry[1] !== undefined)
  return entries.length ? `${path}?${new URLSearchParams(entries).toString()}` : path
}

const segment = encodeURIComponent

export const paths = {
  home: () => '/',
  howItWorks: () => '/#how-it-works',
  about: () => '/about',
  pricing: () => '/pricing',
  contact: () => '/contact',
  dashboard: (query: DashboardQuery = {}) => withQuery('/dashboard', query),
  /** The editor of a resume, at `field` if one is named. */
  editor: (resume: string, { field }: { field?: string } = {}) => withQuery(`/dashboard/resumes/${segment(resume)}`, { field }),
  /** `next` is where to go after signing in. */
  login: ({ next }: { next?: string } = {}) => withQuery('/login', { next }),
  register: ({ next }: { next?: string } = {}) => withQuery('/register', { next }),
  forgotPassword: () => '/forgot-password',
  settings: () => '/settings',
  trash: () => '/trash',
  /** A part of the operator's screen; the accounts if none is named. `query` holds the search, and the page of its list. */
  operator: (part?: string, query: Query = {}) => withQuery(part ? `/operator/${segment(part)}` : '/operator', query),
  privacy: () => '/privacy',
  terms: () => '/terms',
  cookies: () => '/cookies',
  /** `category` filters the gallery; `template` opens the view of one design. */
  templates: ({ category, template }: { category?: string; template?: string } = {}) => withQuery('/templates', { category, template }),
  blog: () => '/blog',
  blogPost: (slug: string) => `/blog/${segment(slug)}`,
  guides: () => '/guides',
  guide: (slug: string) => `/guides/${segment(slug)}`,
  faqs: () => '/faqs',
  /** The board; `query` holds its filters, and what stands in front of it. */
  jobs: (query: Query = {}) => withQuery('/jobs', query),
  /** The public page of one job. */
  job: (id: string) => `/jobs/${segment(id)}`,
  /** The jobs that the user keeps. */
  applications: () => '/dashboard#applications',
  /** `site` opens the code of a portfolio. */
  portfolio: (query: { site?: string } = {}) => withQuery('/portfolio', query),
  /** `job` fills in the advertisement of a job of the board. */
  coverLetter: ({ job }: { job?: string } = {}) => withQuery('/cover-letter', { job }),
  aiInterview: () => '/ai-interview',
  portfolioTemplates: () => '/portfolio/templates',
  photographerTemplates: () => '/portfolio/photographer-templates',
  designerTemplates: () => '/portfolio/designer-templates',
  developerTemplates: () => '/portfolio/developer-templates',
  modelTemplates: () => '/portfolio/model-templates',
  portfolioCreate: () => '/portfolio/create',
  kit: () => '/dev/kit',
}
