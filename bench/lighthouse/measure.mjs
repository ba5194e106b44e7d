// Measures every public page of a running site with Lighthouse (mobile, simulated slow 4G and a slow processor: its defaults) and
// prints a Markdown table of medians. Usage: npm ci && node measure.mjs [http://localhost:8080] [rounds] [page…]
import { launch } from 'chrome-launcher'
import lighthouse from 'lighthouse'
import { pageFunctions } from 'lighthouse/core/lib/page-functions.js'
import puppeteer from 'puppeteer-core'

const base = process.argv[2] ?? 'http://localhost:8080'
const rounds = Number(process.argv[3] ?? 1)
const PAGES = process.argv.length > 4 ? process.argv.slice(4) : ['/', '/about', '/pricing', '/contact', '/blog', '/blog/one-page-or-two', '/guides', '/guides/first-resume', '/faqs', '/privacy', '/terms', '/cookies', '/ai-interview', '/templates', '/login']
const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo']

/** Lighthouse's default slows the processor down four times, meant for a machine of this benchmark index; a busy one has less to lose. */
const DEFAULT_SLOWDOWN = 4
const INDEX_OF_DEFAULT = 1533

/** Lighthouse gives no number when a run on a busy machine saw no paint. */
const seconds = (number) => (Number.isFinite(number) ? number.toFixed(2) : '–')
const median = (numbers) => numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)]

const chrome = await launch({ chromePath: process.env.CHROMIUM ?? '/usr/bin/chromium', chromeFlags: ['--headless=new', '--no-sandbox', '--disable-gpu'] })
const browser = await puppeteer.connect({ browserURL: `http://localhost:${chrome.port}` })

async function benchmarkIndex() {
  const page = await browser.newPage()
  const index = await page.evaluate(`(${pageFunctions.computeBenchmarkIndex})()`)
  await page.close()
  return index
}

/** One run, with the index of the processor just before it and what it was slowed down by. */
async function run(url) {
  const index = await benchmarkIndex()
  const cpuSlowdownMultiplier = Math.max(1, DEFAULT_SLOWDOWN * Math.min(1, index / INDEX_OF_DEFAULT))
  const { lhr } = await lighthouse(url, { port: chrome.port, onlyCategories: CATEGORIES, logLevel: 'error', throttling: { cpuSlowdownMultiplier } })
  return { ...lhr, index, cpuSlowdownMultiplier }
}

try {
  console.log('| page | performance | accessibility | best practices | SEO | LCP (s) | TBT (ms) | CLS | index | slowdown | below 100 |')
  console.log('|---|---|---|---|---|---|---|---|---|---|---|')
  for (const page of PAGES) {
    const runs = []
    for (let round = 0; round < rounds; round++) runs.push(await run(base + page))
    const scores = CATEGORIES.map((category) => median(runs.map((run) => Math.round(run.categories[category].score * 100))))
    const lcp = median(runs.map((run) => run.audits['largest-contentful-paint'].numericValue)) / 1000
    const cls = median(runs.map((run) => run.audits['cumulative-layout-shift'].numericValue))
    const tbt = median(runs.map((run) => run.audits['total-blocking-time'].numericValue))
    const lost = CATEGORIES.filter((category) => category !== 'performance').flatMap((category) => runs[0].categories[category].auditRefs.filter(({ id, weight }) => weight > 0 && runs[0].audits[id].score !== null && runs[0].audits[id].score < 1).map(({ id }) => id))
    console.log(`| \`${page}\` | ${scores.join(' | ')} | ${seconds(lcp)} | ${Math.round(tbt)} | ${Number.isFinite(cls) ? cls.toFixed(3) : '–'} | ${Math.round(median(runs.map((run) => run.index)))} | ${median(runs.map((run) => run.cpuSlowdownMultiplier)).toFixed(1)} | ${lost.join(', ')} |`)
  }
} finally {
  await browser.disconnect()
  chrome.kill()
}
