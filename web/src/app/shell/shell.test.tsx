import { act, screen, waitFor, within } from '@testing-library/react'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { editorServer } from '@/features/editor/testing'
import { profileServer } from '@/features/profiles/testing'
import { recordOf } from '@/features/resumes/testing'
import { answers } from '@/test/mock-api'
import { renderApp } from '@/test/render-app'
import { server } from '@/test/setup'
import { storeSession, userOf } from '@/test/user'

const header = () => screen.getByRole('banner')
const footer = () => screen.getByRole('contentinfo')
const linksOf = (area: HTMLElement) => within(area).getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')])
const mainNavigation = () => screen.getByRole('navigation', { name: 'Main' })

const MAIN_LINKS = [['Home', '/'], ['About', '/about'], ['Portfolio', '/portfolio'], ['Jobs', '/jobs'], ['AI Interview', '/ai-interview'], ['Cover Letter', '/cover-letter'], ['Pricing', '/pricing'], ['Contact', '/contact']]

/** The screens are loaded when they are needed. */
const shown = () => screen.findByRole('heading', { level: 1 })

async function renderShell(path = '/about') {
  const view = renderApp(path)
  await shown()
  return view
}

function scrollTo(y: number) {
  act(() => {
    Object.defineProperty(window, 'scrollY', { value: y, configurable: true })
    window.dispatchEvent(new Event('scroll'))
  })
}
afterEach(() => Object.defineProperty(window, 'scrollY', { value: 0, configurable: true }))

describe('header', () => {
  test('SHE-05 SHE-06 its links are the same for guests and signed-in users', async () => {
    const { unmount } = await renderShell()
    expect(linksOf(mainNavigation())).toEqual(MAIN_LINKS)
    unmount()
    storeSession()
    await renderShell()
    expect(linksOf(mainNavigation())).toEqual(MAIN_LINKS)
  })

  test('SHE-07 guests see Sign In and Get Started, the latter as primary button', async () => {
    await renderShell()
    expect(within(header()).getByRole('link', { name: 'Sign In' })).toHaveAttribute('href', '/login')
    const start = within(header()).getByRole('link', { name: 'Get Started' })
    expect(start).toHaveAttribute('href', '/register')
    expect(start).toHaveClass('bg-primary')
  })

  test('SHE-08 SHE-09 SHE-10 signed-in users see their name, with Dashboard, Settings and Sign out in its menu', async () => {
    storeSession()
    const { user } = await renderShell()
    expect(within(header()).queryByRole('link', { name: 'Sign In' })).toBeNull()
    await user.click(await within(header()).findByRole('button', { name: 'Mara Lindqvist' }))
    expect(await screen.findByRole('menuitem', { name: 'Dashboard' })).toHaveAttribute('href', '/dashboard')
    expect(screen.getByRole('menuitem', { name: 'Settings' })).toHaveAttribute('href', '/settings')
    expect(screen.getByRole('menuitem', { name: 'Sign out' })).toBeVisible()
    expect(screen.queryByRole('menuitem', { name: 'Operator' })).toBeNull()
  })

  test('an operator’s menu leads to the operator’s screen, too', async () => {
    storeSession(userOf({ operator: true }))
    const { user } = await renderShell()
    await user.click(await within(header()).findByRole('button', { name: 'Mara Lindqvist' }))
    expect(await screen.findByRole('menuitem', { name: 'Operator' })).toHaveAttribute('href', '/operator')
  })

  test('SHE-08 a user without a name still has a menu', async () => {
    storeSession(userOf({ name: '' }))
    await renderShell()
    expect(await within(header()).findByRole('button', { name: 'Your account' })).toBeVisible()
  })

  test('SHE-11 SHE-12 it is transparent at 0 and 20 pixels, opaque at 21', async () => {
    await renderShell()
    expect(header()).toHaveClass('bg-transparent')
    scrollTo(20)
    expect(header()).toHaveClass('bg-transparent')
    scrollTo(21)
    expect(header()).not.toHaveClass('bg-transparent')
    scrollTo(0)
    expect(header()).toHaveClass('bg-transparent')
  })
})

describe('mobile menu', () => {
  const mobile = () => screen.queryByRole('navigation', { name: 'Mobile' })
  const open = async ({ user }: Awaited<ReturnType<typeof renderShell>>) => {
    await user.click(screen.getByRole('button', { name: 'Open menu' }))
    return screen.findByRole('navigation', { name: 'Mobile' })
  }

  test('SHE-14 a button toggles it', async () => {
    const view = await renderShell()
    expect(mobile()).toBeNull()
    expect(linksOf(await open(view))).toEqual([...MAIN_LINKS, ['Sign In', '/login'], ['Get Started', '/register']])
    await view.user.click(screen.getByRole('button', { name: 'Close menu' }))
    expect(mobile()).toBeNull()
  })

  test('ESC closes it, and the keyboard goes on from its button', async () => {
    const view = await renderShell()
    await open(view)
    await view.user.keyboard('{Escape}')
    expect(mobile()).toBeNull()
    expect(screen.getByRole('button', { name: 'Open menu' })).toHaveFocus()
  })

  test('it closes with a press on the scrim, and when the keyboard leaves it', async () => {
    const view = await renderShell()
    await open(view)
    await view.user.click(screen.getByTestId('scrim'))
    expect(mobile()).toBeNull()
    await open(view)
    act(() => within(mobile()!).getByRole('link', { name: 'Get Started' }).focus())
    expect(mobile()).not.toBeNull()
    act(() => within(footer()).getByRole('link', { name: 'FAQs' }).focus())
    expect(mobile()).toBeNull()
  })

  test.each(['Pricing', 'About'])('SHE-13 it closes on a change of route, also to the same place: %s', async (label) => {
    const view = await renderShell('/about')
    await view.user.click(within(await open(view)).getByRole('link', { name: label }))
    await waitFor(() => expect(mobile()).toBeNull())
  })

  test('SHE-08 SHE-10 it has the user’s name, Settings, Trash and Sign out', async () => {
    storeSession()
    const menu = await open(await renderShell())
    expect(within(menu).getByText('Mara Lindqvist')).toBeVisible()
    expect(within(menu).getByRole('link', { name: 'Settings' })).toHaveAttribute('href', '/settings')
    expect(within(menu).getByRole('link', { name: 'Trash' })).toHaveAttribute('href', '/trash')
    expect(within(menu).getByRole('button', { name: 'Sign out' })).toBeVisible()
    expect(within(menu).queryByRole('link', { name: 'Operator' })).toBeNull()
  })

  test('an operator’s leads to the operator’s screen, too', async () => {
    storeSession(userOf({ operator: true }))
    const menu = await open(await renderShell())
    expect(within(menu).getByRole('link', { name: 'Operator' })).toHaveAttribute('href', '/operator')
  })
})

test('SHE-13 the user’s menu closes on a change of route', async () => {
  storeSession()
  const { user } = await renderShell()
  await user.click(await screen.findByRole('button', { name: 'Mara Lindqvist' }))
  expect(await screen.findByRole('menu')).toBeVisible()
  await user.click(within(mainNavigation()).getByRole('link', { name: 'Pricing' }))
  expect(screen.queryByRole('menu')).toBeNull()
})

describe('footer', () => {
  test('SHE-15 its links', async () => {
    await renderShell()
    const links = ['Product', 'Resources', 'Company'].flatMap((name) => linksOf(within(footer()).getByRole('navigation', { name })))
    expect(links).toEqual([
      ['Home', '/'], ['Pricing', '/pricing'], ['Templates', '/templates'], ['ATS Optimization', '/dashboard'],
      ['Blog', '/blog'], ['Guides', '/guides'], ['FAQs', '/faqs'], ['Support', '/contact'],
      ['About', '/about'], ['Privacy', '/privacy'], ['Terms', '/terms'], ['Cookies', '/cookies'],
    ])
  })

  test('SHE-16 three external social links, each with a name', async () => {
    await renderShell()
    const social = within(within(footer()).getByRole('list', { name: 'Vitae elsewhere' })).getAllByRole('link')
    expect(social).toHaveLength(3)
    for (const link of social) {
      expect(link).toHaveAccessibleName()
      expect(link).toHaveAttribute('href', expect.stringMatching(/^https:/))
      expect(link).toHaveAttribute('rel', 'noreferrer')
    }
  })

  test('SHE-17 the tagline', async () => {
    await renderShell()
    expect(within(footer()).getByText('Create ATS-optimized resumes in seconds using AI, GitHub, and LinkedIn.')).toBeVisible()
  })
})

describe('a change of route', () => {
  const go = async (user: Awaited<ReturnType<typeof renderShell>>['user'], label: string) => user.click(within(mainNavigation()).getByRole('link', { name: label }))

  test('sets the title and puts the focus on the heading', async () => {
    const { user } = await renderShell('/about')
    expect(document.title).toBe('About · Vitae')
    expect(document.body).toHaveFocus()
    await go(user, 'Pricing')
    await waitFor(() => expect(screen.getByRole('heading', { level: 1, name: 'Pricing' })).toHaveFocus())
    expect(document.title).toBe('Pricing · Vitae')
  })

  test('the heading of a screen that is loaded later takes the focus over, unless it went elsewhere meanwhile', async () => {
    storeSession()
    server.use(
      answers('get', '/api/users/profile', { data: userOf() }),
      answers('get', '/api/resume/pending', { data: null }),
      ...profileServer().handlers,
      answers('get', '/api/resume/history', { success: true, data: [recordOf({ id: 'r1', name: 'Backend 2026', confirmed: true })] }),
      ...editorServer().handlers,
    )
    const openEditor = async () => {
      const { user, unmount } = await renderShell('/dashboard')
      await user.click(await screen.findByRole('link', { name: 'Edit Backend 2026' }))
      return unmount
    }
    const unmount = await openEditor()
    await waitFor(() => expect(screen.getByRole('heading', { level: 1, name: 'Harbour' })).toHaveFocus())
    unmount()
    await openEditor()
    const home = within(mainNavigation()).getByRole('link', { name: 'Home' })
    act(() => home.focus())
    await screen.findByRole('heading', { level: 1, name: 'Harbour' })
    expect(home).toHaveFocus()
  })

  test('begins at the top', async () => {
    const scroll = vi.spyOn(window, 'scrollTo')
    const { user } = await renderShell('/about')
    expect(scroll).not.toHaveBeenCalled()
    await go(user, 'Pricing')
    await waitFor(() => expect(scroll).toHaveBeenCalledWith({ top: 0, behavior: 'instant' }))
    scroll.mockRestore()
  })
})

describe('how far a page is scrolled', () => {
  const arriveBy = (type: NavigationTimingType) => vi.spyOn(performance, 'getEntriesByType').mockReturnValue([{ type } as PerformanceNavigationTiming])

  test.each([
    ['navigate', '/about', false],
    ['reload', '/about', true],
    ['back_forward', '/about', true],
    ['reload', '/pricing', false],
  ] as const)('opened by "%s" at %s after /about was left at 700: goes there is %s', async (type, path, restored) => {
    sessionStorage.setItem('scroll:/about:default', '700')
    const arrival = arriveBy(type)
    const scroll = vi.spyOn(window, 'scrollTo')
    await renderShell(path)
    if (restored) expect(scroll).toHaveBeenCalledWith({ top: 700, behavior: 'instant' })
    else expect(scroll).not.toHaveBeenCalled()
    scroll.mockRestore()
    arrival.mockRestore()
  })
})

test('the skip link moves the focus to the content', async () => {
  const { user } = await renderShell()
  await user.tab()
  expect(screen.getByRole('link', { name: 'Skip to content' })).toHaveFocus()
  await user.keyboard('{Enter}')
  expect(screen.getByRole('main')).toHaveFocus()
})

describe('keyboard shortcuts', () => {
  const list = () => screen.findByRole('dialog', { name: 'Keyboard shortcuts' })

  test('? opens the list, but not while typing', async () => {
    const { user } = await renderShell('/login')
    await user.type(screen.getByLabelText('Email'), '?')
    expect(screen.queryByRole('dialog')).toBeNull()
    act(() => screen.getByRole('main').focus())
    await user.keyboard('?')
    expect(within(await list()).getByText('Show this list')).toBeVisible()
  })

  test('single keys can be switched off; the list stays reachable', async () => {
    const { user } = await renderShell()
    await user.click(screen.getByRole('button', { name: 'Keyboard shortcuts' }))
    await user.click(within(await list()).getByRole('checkbox', { name: 'Enable single-key shortcuts' }))
    await user.click(screen.getByRole('button', { name: 'Close' }))
    await user.keyboard('?')
    expect(screen.queryByRole('dialog')).toBeNull()
    await user.click(screen.getByRole('button', { name: 'Keyboard shortcuts' }))
    expect(await list()).toBeVisible()
  })
})

test('the theme is chosen among light, dark and system, and remembered', async () => {
  const { user } = await renderShell()
  const choose = async (name: string) => {
    await user.click(screen.getByRole('button', { name: 'Theme' }))
    await user.click(await screen.findByRole('menuitemradio', { name }))
  }
  await choose('Dark')
  expect(localStorage.getItem('theme')).toBe('dark')
  await choose('System')
  expect(localStorage.getItem('theme')).toBeNull()
  await user.click(screen.getByRole('button', { name: 'Theme' }))
  expect(await screen.findByRole('menuitemradio', { name: 'System' })).toBeChecked()
})
