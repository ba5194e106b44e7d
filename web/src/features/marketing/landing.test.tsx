import { act, fireEvent, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeAll, describe, expect, test, vi } from 'vitest'
import { preloadLaterParts } from '@/lib/later-part'
import { renderInSession } from '@/test/render-app'
import { storeSession } from '@/test/user'
import LandingPage from './LandingPage'

beforeAll(preloadLaterParts)

const hrefs = (name: string | RegExp) => screen.getAllByRole('link', { name }).map((link) => link.getAttribute('href'))

describe('calls to action', () => {
  test('LAN-01 guests: Get Started for Free', () => {
    renderInSession(<LandingPage />)
    expect(new Set(hrefs('Get Started for Free'))).toEqual(new Set(['/register']))
    expect(screen.queryByRole('link', { name: 'Try It Now' })).toBeNull()
  })

  test('LAN-02 LAN-03 signed-in users: Go to Dashboard, and Try It Now opens the upload', () => {
    storeSession()
    renderInSession(<LandingPage />)
    expect(new Set(hrefs('Go to Dashboard'))).toEqual(new Set(['/dashboard']))
    expect(hrefs('Try It Now')).toEqual(['/dashboard?upload=1'])
    expect(screen.queryByRole('link', { name: 'Get Started for Free' })).toBeNull()
  })

  test('LAN-04 LAN-05 LAN-06 Learn More, View Pricing, privacy policy', () => {
    renderInSession(<LandingPage />)
    expect(hrefs(/^Learn More/)).toEqual(['/about'])
    expect(hrefs('View Pricing')).toEqual(['/pricing'])
    expect(hrefs('privacy policy')).toEqual(['/privacy'])
  })
})

test('LAN-07 LAN-08 LAN-09 LAN-10 how it works, in three steps', () => {
  renderInSession(<LandingPage />)
  const section = document.getElementById('how-it-works')!
  const steps = within(section).getAllByRole('listitem').map((step) => step.textContent)
  expect(steps).toHaveLength(3)
  expect(steps[0]).toMatch(/Upload .* or connect LinkedIn/)
  expect(steps[1]).toMatch(/Connect GitHub/)
  expect(steps[2]).toMatch(/download an ATS-optimized resume/)
})

test('LAN-11 the hero’s sample figures are decoration', () => {
  const { container } = renderInSession(<LandingPage />)
  const illustration = container.querySelector('[aria-hidden=true] .bg-paper')!.parentElement!
  expect(illustration).toHaveTextContent('ATS Score92/100')
  expect(illustration).toHaveTextContent('32Resume Views')
  expect(illustration).toHaveTextContent('5Interviews')
})

test('LAN-12 LAN-13 testimonials have quote, name, title, avatar and rating', () => {
  renderInSession(<LandingPage />)
  const voice = screen.getByText('Tom Aldridge').closest('figure')!
  expect(voice).toHaveTextContent('Platform engineer')
  expect(within(voice).getByRole('img', { name: 'Rated 4.5 out of 5' })).toBeVisible()
  expect(within(voice).getByText('TA')).toBeInTheDocument()
})

test('LAN-15 each feature card has one of the six colors', () => {
  renderInSession(<LandingPage />)
  const colors = screen.getAllByRole('article').map((card) => card.querySelector('svg')!.parentElement!.className.match(/\bbg-([a-z]+)/)![1]!)
  for (const color of colors) expect(['primary', 'secondary', 'accent', 'success', 'warning', 'error']).toContain(color)
})

test('LAN-14 LAN-18 LAN-21 the key features are named, and so is the aim', () => {
  renderInSession(<LandingPage />)
  const titles = screen.getAllByRole('article').map((card) => within(card).getByRole('heading').textContent)
  expect(titles).toEqual(['Resume parsing', 'ATS optimization', 'Multiple templates', 'GitHub integration', 'LinkedIn sync', 'Job matching'])
  expect(screen.getByText('80+')).toBeVisible()
})

test('LAN-16 LAN-17 LAN-20 the claim and the companies are shown, and said to be examples', () => {
  renderInSession(<LandingPage />)
  expect(screen.getByText('4,000+').closest('p')).toHaveTextContent('4,000+ professionals, founded in 2025 (example figure)')
  const strip = screen.getByRole('region', { name: /^Trusted by .*\(example companies\)$/ })
  expect(within(strip).getAllByRole('listitem').map((company) => company.textContent)).toEqual(['Fernway', 'Osprey Air', 'Tidewatch', 'Halden', 'Northlight'])
})

test('LAN-19 the demo shows the product screen by screen, and plays when asked to', async () => {
  const user = userEvent.setup()
  renderInSession(<LandingPage />)
  const demo = screen.getByRole('region', { name: 'See how it works' })
  const pictures = () => within(demo).getAllByRole('img', { hidden: true }).map((picture) => picture.getAttribute('src'))
  expect(pictures()).toEqual(['/landing/review-light.webp', '/landing/review-dark.webp'])
  await user.click(within(demo).getByRole('button', { name: /^Understand your score/ }))
  expect(pictures()[0]).toBe('/landing/score-light.webp')
  expect(within(demo).getByRole('button', { name: /^Understand your score/ })).toHaveAttribute('aria-current', 'step')
  vi.useFakeTimers()
  fireEvent.click(within(demo).getByRole('button', { name: 'Play the demo' }))
  act(() => void vi.advanceTimersByTime(5_000))
  expect(pictures()[0]).toBe('/landing/editor-light.webp')
  act(() => void vi.advanceTimersByTime(5_000))
  act(() => void vi.advanceTimersByTime(5_000))
  expect(within(demo).getByRole('button', { name: 'Play the demo' })).toBeVisible()
  vi.useRealTimers()
})
