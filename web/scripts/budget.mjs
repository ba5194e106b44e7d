// Adds up what a first visit downloads for some routes, and fails when a route is over its budget (KB of JavaScript, gzipped).
import { readFileSync, statSync } from 'node:fs'

const ENTRY = 'index.html'
const ROUTES = {
  '/': { modules: ['src/app/landing/LandingScreen.tsx'], budget: 92 },
  '/blog': { modules: ['src/features/articles/blog/BlogPage.tsx'], budget: 102.5 },
  '/blog/:slug': { modules: ['src/features/articles/blog/PostPage.tsx'], budget: 103 },
  '/guides': { modules: ['src/features/articles/guides/GuidesPage.tsx'], budget: 100.5 },
  '/faqs': { modules: ['src/features/faqs/FaqsPage.tsx'], budget: 102.5 },
  '/pricing': { modules: ['src/features/marketing/PricingPage.tsx'], budget: 96 },
  '/contact': { modules: ['src/features/contact/ContactPage.tsx'], budget: 101 },
  '/ai-interview': { modules: ['src/features/interview/InterviewPage.tsx'], budget: 104.5 },
  '/login': { modules: ['src/features/account/LoginPage.tsx'], budget: 124 },
  '/register': { modules: ['src/features/account/RegisterPage.tsx'], budget: 124.5 },
  '/forgot-password': { modules: ['src/features/account/ForgotPasswordPage.tsx'], budget: 118.5 },
  '/reset-password': { modules: ['src/features/account/ResetPasswordPage.tsx'], budget: 122 },
  '/confirm-email': { modules: ['src/features/account/ConfirmEmailPage.tsx'], budget: 96 },
  '/restore-email': { modules: ['src/features/account/RestoreEmailPage.tsx'], budget: 96 },
  '/login/callback': { modules: ['src/features/account/ways/ProviderReturnPage.tsx'], budget: 96 },
  '/templates': { modules: ['src/app/templates/TemplatesScreen.tsx'], budget: 121 },
  '/dashboard': { modules: ['src/app/QueryProvider.tsx', 'src/app/dashboard/DashboardScreen.tsx'], budget: 147.5 },
  '/trash': { modules: ['src/app/QueryProvider.tsx', 'src/features/trash/TrashPage.tsx'], budget: 114.5 },
  '/settings': { modules: ['src/app/QueryProvider.tsx', 'src/app/settings/SettingsScreen.tsx'], budget: 152 },
  '/operator': { modules: ['src/app/QueryProvider.tsx', 'src/app/operator/OperatorScreen.tsx'], budget: 123 },
}

const manifest = JSON.parse(readFileSync('dist/.vite/manifest.json', 'utf8'))

function filesOf(keys) {
  const seen = new Set()
  const visit = (key) => {
    if (seen.has(key)) return
    if (!manifest[key]) throw new Error(`${key} is missing from the build manifest.`)
    seen.add(key)
    manifest[key].imports?.forEach(visit)
  }
  keys.forEach(visit)
  const chunks = [...seen].map((key) => manifest[key])
  return { scripts: new Set(chunks.map(({ file }) => file)), styles: new Set(chunks.flatMap(({ css }) => css ?? [])) }
}

const kilobytes = (files) => [...files].reduce((sum, file) => sum + statSync(`dist/${file}.gz`).size, 0) / 1024

const column = Math.max(...Object.keys(ROUTES).map((route) => route.length))

let over = false
for (const [route, { modules, budget }] of Object.entries(ROUTES)) {
  const { scripts, styles } = filesOf([ENTRY, ...modules])
  const size = kilobytes(scripts)
  over ||= size > budget
  console.log(`${route.padEnd(column)} ${size.toFixed(1).padStart(6)} of ${budget} KB script in ${scripts.size} files, ${kilobytes(styles).toFixed(1)} KB style (gzip)${size > budget ? '  OVER BUDGET' : ''}`)
}
if (over) process.exitCode = 1
