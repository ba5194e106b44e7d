const LANDING = 'src/features/marketing/LandingPage.tsx'
const LOGIN = 'src/features/account/LoginPage.tsx'
const REGISTER = 'src/features/account/RegisterPage.tsx'
const TEMPLATES = 'src/app/templates/TemplatesScreen.tsx'
const COMING = 'src/features/coming/ComingPage.tsx'

/** A page that is written as HTML at build time. */
export interface PrerenderedPage {
  path: string
  /** Its module, as the build manifest names it. */
  module: string
  /** For search engines and shared links. */
  description: string
}

const page = (path: string, module: string, description: string): PrerenderedPage => ({ path, module, description })

/** Every public address without parameters. Apart from the route table, so that browsers do not download it. */
export const prerendered: readonly PrerenderedPage[] = [
  page('/', LANDING, 'Upload your resume, see its ATS score point by point, and download a resume that people and hiring software can read.'),
  page('/login', LOGIN, 'Sign in to your Vitae account.'),
  page('/register', REGISTER, 'Create a free Vitae account and store up to 3 resumes.'),
  page('/about', COMING, 'Why Vitae exists, and who makes it.'),
  page('/pricing', COMING, 'What Vitae costs: Free, Pro and Teams.'),
  page('/contact', COMING, 'Contact the people who make Vitae.'),
  page('/privacy', COMING, 'What Vitae stores about you, and how it is used.'),
  page('/terms', COMING, 'The terms for using Vitae.'),
  page('/cookies', COMING, 'What Vitae stores in your browser.'),
  page('/templates', TEMPLATES, 'Resume templates that people and hiring software can read. See every page full size, then use one for your own resume.'),
  page('/blog', COMING, 'Articles about resumes and job applications.'),
  page('/guides', COMING, 'Step-by-step guides to resumes, applications and interviews.'),
  page('/faqs', COMING, 'Answers to common questions about Vitae.'),
  page('/jobs', COMING, 'Jobs that fit your resume.'),
  page('/portfolio', COMING, 'A website for your work, made from one form.'),
  page('/cover-letter', COMING, 'A short cover letter for the job you want.'),
  page('/ai-interview', COMING, 'Practice interviewing for the job you want.'),
  page('/portfolio/templates', COMING, 'Website designs for artists.'),
  page('/portfolio/photographer-templates', COMING, 'Website designs for photographers.'),
  page('/portfolio/designer-templates', COMING, 'Website designs for designers.'),
  page('/portfolio/developer-templates', COMING, 'Website designs for developers.'),
  page('/portfolio/model-templates', COMING, 'Website designs for models and actors.'),
]
