import { act, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { preloadLaterParts } from '@/lib/later-part'
import { site } from '@/lib/site'
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

describe('where samples are off', () => {
  beforeEach(() => void (site.samples = false))
  afterEach(() => void (site.samples = true))

  test('no sample figure, claim, company or voice is shown', () => {
    const { container } = renderInSession(<LandingPage />)
    for (const sample of ['92/100', 'Resume Views', '4,000+', 'founded in 2025', 'Fernway', 'Tom Aldridge', 'example']) {
      const shown = sample === 'Fernway' ? screen.queryByRole('region', { name: /^Trusted by/ })?.textContent : container.textContent
      expect(shown ?? '').not.toContain(sample)
    }
    expect(screen.getByRole('heading', { name: 'See how it works' })).toBeVisible()
  })
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

describe('LAN-19 the demo', () => {
  let sight: (isIntersecting: boolean) => void
  const play = vi.fn(() => Promise.resolve())
  const pause = vi.fn()

  beforeEach(() => {
    vi.stubGlobal('matchMedia', () => ({ matches: false }))
    const seers = new Set<(entries: { isIntersecting: boolean }[]) => void>()
    sight = (isIntersecting) => act(() => seers.forEach((see) => see([{ isIntersecting }])))
    vi.stubGlobal('IntersectionObserver', class {
      constructor(private see: (entries: { isIntersecting: boolean }[]) => void) {}
      observe() {
        seers.add(this.see)
      }
      disconnect() {
        seers.delete(this.see)
      }
    })
    vi.spyOn(HTMLMediaElement.prototype, 'play').mockImplementation(play)
    vi.spyOn(HTMLMediaElement.prototype, 'pause').mockImplementation(pause)
    play.mockClear()
    pause.mockClear()
  })
  afterEach(() => {
    vi.restoreAllMocks()
    vi.unstubAllGlobals()
  })

  const shown = () => {
    renderInSession(<LandingPage />)
    return screen.getByRole('region', { name: 'See how it works' })
  }

  test('is a video without sound that loads and plays in sight, and stops out of it', () => {
    const demo = shown()
    const videos = [...demo.querySelectorAll('video')]
    expect(videos).toHaveLength(2)
    for (const video of videos) {
      expect(video).toMatchObject({ muted: true, loop: true, playsInline: true, preload: 'none' })
      expect(video.poster).toMatch(/\/landing\/demo-(light|dark)-poster\.webp$/)
    }
    expect(play).not.toHaveBeenCalled()
    sight(true)
    expect(play).toHaveBeenCalled()
    pause.mockClear()
    sight(false)
    expect(pause).toHaveBeenCalled()
  })

  test('can be paused, and stays so when it comes into sight again', async () => {
    const user = userEvent.setup()
    const demo = shown()
    sight(true)
    await user.click(within(demo).getByRole('button', { name: 'Pause the demo' }))
    play.mockClear()
    sight(false)
    sight(true)
    expect(play).not.toHaveBeenCalled()
    await user.click(within(demo).getByRole('button', { name: 'Play the demo' }))
    expect(play).toHaveBeenCalled()
  })

  test.each([['less motion', '(prefers-reduced-motion: reduce)', false], ['less data', '(prefers-reduced-data: reduce)', false], ['less data, by the browser', '', true]])('is a picture for those who want %s', (_, wish, saveData) => {
    vi.stubGlobal('matchMedia', (query: string) => ({ matches: query === wish }))
    if (saveData) vi.stubGlobal('navigator', Object.create(navigator, { connection: { value: { saveData } } }))
    const demo = shown()
    expect(demo.querySelector('video')).toBeNull()
    expect(demo.querySelector('source[media]')).toHaveAttribute('srcset', '/landing/demo-light-still.webp')
    expect(within(demo).getAllByRole('img', { hidden: true })[0]).toHaveAccessibleName(/^A recording/)
  })
})
