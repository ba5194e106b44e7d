// Measures every public page of a running site with Lighthouse (mobile, simulated slow 4G and a slow processor: its defaults) and
// prints a Markdown table. Usage: npm ci && node measure.mjs [http://localhost:8080] [rounds]
import { launch } from 'chrome-launcher'
import lighthouse from 'lighthouse'

const base = process.argv[2] ?? 'http://localhost:8080'
const rounds = Number(process.argv[3] ?? 1)
const PAGES = ['/', '/about', '/pricing', '/contact', '/blog', '/blog/one-page-or-two', '/guides', '/guides/first-resume', '/faqs', '/privacy', '/terms', '/cookies', '/ai-interview', '/templates', '/login']
const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo']

/** Lighthouse gives no number when a run on a busy machine saw no paint. */
const seconds = (number) => (Number.isFinite(number) ? number.toFixed(2) : '–')
const median = (numbers) => numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)]

const chrome = await launch({ chromePath: process.env.CHROMIUM ?? '/usr/bin/chromium', chromeFlags: ['--headless=new', '--no-sandbox', '--disable-gpu'] })
try {
  console.log('| page | performance | accessibility | best practices | SEO | LCP (s) | CLS | below 100 |')
  console.log('|---|---|---|---|---|---|---|---|')
  for (const page of PAGES) {
    const runs = []
    for (let round = 0; round < rounds; round++) runs.push((await lighthouse(base + page, { port: chrome.port, onlyCategories: CATEGORIES, logLevel: 'error' })).lhr)
    const scores = CATEGORIES.map((category) => median(runs.map((run) => Math.round(run.categories[category].score * 100))))
    const lcp = median(runs.map((run) => run.audits['largest-contentful-paint'].numericValue)) / 1000
    const cls = median(runs.map((run) => run.audits['cumulative-layout-shift'].numericValue))
    const lost = CATEGORIES.filter((category) => category !== 'performance').flatMap((category) => runs[0].categories[category].auditRefs.filter(({ id, weight }) => weight > 0 && runs[0].audits[id].score !== null && runs[0].audits[id].score < 1).map(({ id }) => id))
    console.log(`| \`${page}\` | ${scores.join(' | ')} | ${seconds(lcp)} | ${Number.isFinite(cls) ? cls.toFixed(3) : '–'} | ${lost.join(', ')} |`)
  }
} finally {
  chrome.kill()
}
