import { screen, waitFor, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { credentials } from '@/api/credentials'
import { renderScreen } from '@/test/render-screen'
import { server } from '@/test/setup'
import { userOf } from '@/test/user'
import { page } from '@/lib/leave'
import ProfileCards from '../ProfileCards'
import { githubOf, noGithub, profileServer, repositoryOf } from '../testing'
import GithubDialog from './GithubDialog'
import RepositoriesDialog from './RepositoriesDialog'

const leave = vi.spyOn(page, 'leaveFor')
let connections: ReturnType<typeof profileServer>

function serve(given: Parameters<typeof profileServer>[0] = {}, user = userOf()) {
  connections = profileServer(given)
  server.use(...connections.handlers, http.get('*/api/users/profile', ({ request }) => {
    connections.calls.push(`GET ${new URL(request.url).pathname}`)
    return HttpResponse.json({ data: user })
  }))
}
beforeEach(() => {
  leave.mockReset().mockImplementation(() => {})
  serve()
})
afterEach(() => void vi.useRealTimers())

const props: Parameters<typeof GithubDialog>[0] = { problem: null, onClose: () => {}, onRepositories: () => {} }
const member = (over: Parameters<typeof userOf>[0] = {}) => userOf(over)
const show = (given: Partial<typeof props> = {}, user = member()) => renderScreen(<GithubDialog {...props} {...given} />, '/dashboard', user)
const signIn = () => screen.findByRole('button', { name: 'Sign in with GitHub' })

describe('signing in at GitHub', () => {
  test('GIT-01 GIT-02 GIT-08 asks for the address with the token, and goes there after 300 ms', async () => {
    const { user } = show()
    expect(screen.getByRole('dialog', { name: 'Connect GitHub profile' })).toBeVisible()
    const timer = vi.spyOn(globalThis, 'setTimeout')
    await user.click(await signIn())
    await waitFor(() => expect(leave).toHaveBeenCalledExactlyOnceWith('https://github.example/authorize'))
    expect(timer.mock.calls.map(([, delay]) => delay)).toContain(300)
    expect(connections.calls).toContain('GET /api/auth/github/oauth-url Bearer token-1')
    timer.mockRestore()
  })

  test('GIT-02 does not go there when the dialog is closed in the meantime', async () => {
    const { user, unmount } = show()
    await user.click(await signIn())
    await waitFor(() => expect(connections.calls).toContain('GET /api/auth/github/oauth-url Bearer token-1'))
    unmount()
    await new Promise((passed) => setTimeout(passed, 350))
    expect(leave).not.toHaveBeenCalled()
  })

  test.each([
    ['GIT-14 an answer without an address', () => HttpResponse.json({}), 'Failed to get OAuth URL.'],
    ['GIT-14 a refusal without a text', () => HttpResponse.json({}, { status: 404 }), 'Failed to get OAuth URL.'],
    ['GIT-15 the message of an answer without an address', () => HttpResponse.json({ message: 'Not today' }), 'Not today'],
    ['GIT-15 the message of a refusal', () => HttpResponse.json({ message: 'Sign-in with GitHub is not set up.', code: 'not_configured' }, { status: 409 }), 'Sign-in with GitHub is not set up.'],
    ['GIT-16 status 401', () => HttpResponse.json({ message: 'No session' }, { status: 401 }), 'You must be logged in to connect your GitHub account.'],
    ['GIT-17 status 500', () => HttpResponse.json({ message: 'Broken' }, { status: 500 }), 'Server error. Please try again later or contact support.'],
    ['GIT-18 no answer', () => HttpResponse.error(), 'An unexpected error occurred. Please try again.'],
  ])('%s; GIT-07 and the button can be used again', async (_, answer, text) => {
    server.use(http.get('*/api/auth/github/oauth-url', answer))
    const { user } = show()
    await user.click(await signIn())
    expect(await screen.findByRole('alert')).toHaveTextContent(text)
    expect(await signIn()).toBeEnabled()
    expect(leave).not.toHaveBeenCalled()
  })

  test('GIT-16 a 401 keeps the screen; its button leads to sign in and back', async () => {
    server.use(http.get('*/api/auth/github/oauth-url', () => HttpResponse.json({}, { status: 401 })))
    const { user, session, url } = show()
    await user.click(await signIn())
    await screen.findByRole('alert')
    expect(session.token()).toBe('token-1')
    await user.click(screen.getByRole('button', { name: 'Sign In' }))
    expect(session.token()).toBeNull()
    await waitFor(() => expect(url()).toBe('/login?next=%2Fdashboard'))
  })

  test('GIT-03 without a stored token nothing is asked', async () => {
    const { user } = show()
    const button = await signIn()
    const token = vi.spyOn(credentials, 'token').mockReturnValue(null)
    await user.click(button)
    expect(await screen.findByRole('alert')).toHaveTextContent('You must be logged in to connect your GitHub account.')
    expect(connections.calls).toEqual([])
    token.mockRestore()
  })

  test('where the server has no sign-in, the address is the way', async () => {
    serve({ github: noGithub({ signInOffered: false }) })
    show()
    expect(await screen.findByRole('button', { name: 'Connect this profile' })).toBeVisible()
    expect(screen.queryByRole('button', { name: 'Sign in with GitHub' })).not.toBeInTheDocument()
  })

  test('GIT-07 what GitHub sent the browser back with is said', async () => {
    show({ problem: 'You didn’t give permission at GitHub, so nothing was connected.' })
    expect(await screen.findByRole('alert')).toHaveTextContent('You didn’t give permission at GitHub')
  })
})

describe('a public profile by its address', () => {
  const connect = async (address: string) => {
    const view = show({}, member({ parsedResume: {} as never }))
    await view.user.type(await screen.findByLabelText('Public profile address'), address)
    await view.user.click(screen.getByRole('button', { name: 'Connect this profile' }))
    return view
  }

  test('GIT-04 GIT-10 GIT-12 is connected; profile, status and an offer of the resume’s links follow', async () => {
    await connect(' github.com/mara ')
    expect(await screen.findByRole('dialog', { name: 'GitHub profile' })).toBeVisible()
    expect(connections.bodies).toContainEqual({ githubUrl: 'github.com/mara' })
    await waitFor(() => expect(connections.calls).toContain('GET /api/resume/update-urls?links=missing Bearer token-1'))
    expect(connections.calls).toContain('GET /api/users/profile')
    expect(connections.calls.filter((call) => call.startsWith('PUT'))).toEqual([])
  })

  test('GIT-12 a failure to find the links out is only logged', async () => {
    const logged = vi.spyOn(console, 'warn').mockImplementation(() => {})
    server.use(http.get('*/api/resume/update-urls', () => HttpResponse.json({ message: 'No' }, { status: 500 })))
    await connect('mara')
    await waitFor(() => expect(logged).toHaveBeenCalledOnce())
    expect(screen.queryByText('No')).not.toBeInTheDocument()
    logged.mockRestore()
  })

  test('what the server says about the address stands at the field', async () => {
    server.use(http.post('*/api/auth/github/connect', () => HttpResponse.json({ message: 'Check the form', code: 'validation_failed', fields: [{ path: 'githubUrl', message: 'This is not a GitHub address.' }] }, { status: 422 })))
    await connect('nowhere')
    expect(await screen.findByLabelText('Public profile address')).toHaveAccessibleDescription(/This is not a GitHub address\./)
  })

  test('an unknown profile stands at the field, too', async () => {
    server.use(http.post('*/api/auth/github/connect', () => HttpResponse.json({ message: 'We couldn’t find this profile on GitHub.', code: 'not_found' }, { status: 404 })))
    await connect('nobody')
    await waitFor(() => expect(screen.getByLabelText('Public profile address')).toHaveAccessibleDescription(/We couldn’t find this profile on GitHub\./))
  })

  test.each([
    ['GIT-20 the fallback', () => HttpResponse.json({}, { status: 503 }), 'Failed to connect GitHub profile'],
    ['the rate limit, with the time to wait', () => HttpResponse.json({ message: 'GitHub takes no more questions for now.', code: 'rate_limited' }, { status: 429, headers: { 'Retry-After': '1500' } }), 'GitHub takes no more questions for now. Try again in 25 minutes.'],
  ])('%s', async (_, answer, text) => {
    server.use(http.post('*/api/auth/github/connect', answer))
    await connect('mara')
    expect(await screen.findByRole('alert')).toHaveTextContent(text)
  })

  test('what was typed survives a reload', async () => {
    const { user, unmount } = show()
    await user.type(await screen.findByLabelText('Public profile address'), 'github.com/ma')
    unmount()
    show()
    expect(await screen.findByLabelText('Public profile address')).toHaveValue('github.com/ma')
  })
})

describe('the card', () => {
  const cards = (user = member()) => renderScreen(<ProfileCards onGithub={() => {}} onLinkedIn={() => {}} onRepositories={() => {}} />, '/dashboard', user)
  const github = () => within(screen.getByRole('group', { name: 'GitHub' }))
  const connected = member({ githubConnected: true, parsedResume: {} as never, githubProjects: [{ name: 'tidewatch', url: 'https://github.com/mara/tidewatch', description: 'Harbour levels', language: 'Rust', stars: 1284, archived: true }] })

  test('DSH-06 offers to connect, and says what that brings', () => {
    cards()
    expect(github().getByRole('button', { name: 'Connect GitHub' })).toBeEnabled()
    expect(github().getByText('Adds your projects, languages and stars.')).toBeVisible()
    expect(screen.queryByRole('heading', { name: 'GitHub repositories' })).not.toBeInTheDocument()
  })

  test('DSH-06 DSH-08 connected: disconnect, and the repositories with name as a link, description, language and stars', () => {
    serve({ github: githubOf() })
    cards(connected)
    expect(github().getByRole('button', { name: 'Disconnect GitHub' })).toBeEnabled()
    const item = within(screen.getByRole('list', { name: 'Repositories' })).getByRole('listitem')
    expect(within(item).getByRole('link', { name: /^tidewatch/ })).toHaveAttribute('href', 'https://github.com/mara/tidewatch')
    expect(item).toHaveTextContent('Harbour levels')
    expect(item).toHaveTextContent('Rust')
    expect(item).toHaveTextContent('1,284 stars')
    expect(item).toHaveTextContent('Archived')
  })

  test('GIT-11 GIT-13 disconnecting asks, then profile, status and links follow', async () => {
    serve({ github: githubOf() })
    const { user } = cards(connected)
    await user.click(await screen.findByRole('button', { name: 'Disconnect GitHub' }))
    const question = screen.getByRole('alertdialog', { name: 'Disconnect GitHub?' })
    await user.click(within(question).getByRole('button', { name: 'Disconnect' }))
    expect(await screen.findByRole('button', { name: 'Connect GitHub' })).toBeVisible()
    expect(screen.getByRole('group', { name: 'GitHub' })).toHaveFocus()
    expect(connections.calls).toEqual(['POST /api/auth/github/disconnect Bearer token-1', 'GET /api/users/profile', 'GET /api/resume/update-urls?links=missing Bearer token-1'])
  })

  test.each([
    ['GIT-21 without a text', () => HttpResponse.json({}, { status: 500 })],
    ['GIT-21 without an answer', () => HttpResponse.error()],
  ])('%s the connection stays, and the toast says so', async (_, answer) => {
    serve({ github: githubOf() })
    server.use(http.post('*/api/auth/github/disconnect', answer))
    const { user } = cards(connected)
    await user.click(await screen.findByRole('button', { name: 'Disconnect GitHub' }))
    await user.click(within(screen.getByRole('alertdialog')).getByRole('button', { name: 'Disconnect' }))
    expect(await screen.findByText('Failed to disconnect GitHub profile')).toBeVisible()
    expect(github().getByRole('button', { name: 'Disconnect GitHub' })).toBeEnabled()
  })

  test('an expired permission keeps the data and asks to reconnect; GIT-09 by the other address call', async () => {
    serve({ github: githubOf({ state: 'expired' }) })
    const { user } = cards(connected)
    await user.click(await screen.findByRole('button', { name: 'Reconnect GitHub' }))
    await waitFor(() => expect(leave).toHaveBeenCalledWith('https://github.example/again'))
    expect(connections.calls).toContain('GET /api/auth/github/url Bearer token-1')
    expect(screen.getByRole('link', { name: /^tidewatch/ })).toBeVisible()
  })

  test('GIT-19 the fallback of that call', async () => {
    serve({ github: githubOf({ state: 'expired' }) })
    server.use(http.get('*/api/auth/github/url', () => HttpResponse.json({}, { status: 503 })))
    const { user } = cards(connected)
    await user.click(await screen.findByRole('button', { name: 'Reconnect GitHub' }))
    expect(await screen.findByText('Failed to get GitHub auth URL')).toBeVisible()
  })

  test('refreshing leaves the page usable; a withdrawn permission turns into "Reconnect"', async () => {
    serve({ github: githubOf() })
    server.use(http.post('*/api/auth/github/refresh', () => {
      connections.state.github = githubOf({ state: 'expired' })
      return HttpResponse.json({ message: 'GitHub no longer accepts our permission.', code: 'reconnect_needed' }, { status: 409 })
    }))
    const { user } = cards(connected)
    await user.click(await screen.findByRole('button', { name: 'Refresh GitHub' }))
    expect(await screen.findByText('GitHub no longer accepts our permission.')).toBeVisible()
    expect(await screen.findByRole('button', { name: 'Reconnect GitHub' })).toBeVisible()
  })

  test('connections that cannot be loaded say so, with a way out; the cards stand as the user is stored', async () => {
    server.use(http.get('*/api/connections', () => HttpResponse.json({}, { status: 500 }), { once: true }))
    const { user } = cards()
    expect(await screen.findByText('We couldn’t load your connections.')).toBeVisible()
    await user.click(screen.getByRole('button', { name: 'Try Again' }))
    await waitFor(() => expect(screen.queryByText('We couldn’t load your connections.')).not.toBeInTheDocument())
  })
})

describe('choosing repositories', () => {
  const repositories = [repositoryOf({ id: 'a', name: 'tidewatch', pinned: true, chosen: true }), repositoryOf({ id: 'b', name: 'axum', fork: true }), repositoryOf({ id: 'c', name: 'old-thesis', archived: true, description: '', language: '' })]
  const choose = () => renderScreen(<RepositoriesDialog onClose={() => {}} onConnect={() => {}} />)
  beforeEach(() => serve({ github: githubOf(), repositories }))

  test('DSH-08 forks, archived and pinned ones are told apart, those in use first', async () => {
    choose()
    const items = within(await screen.findByRole('list', { name: 'Repositories' })).getAllByRole('listitem')
    expect(items.map((item) => item.textContent)).toEqual([expect.stringContaining('Pinned'), expect.stringContaining('Archived'), expect.stringContaining('Fork')])
    expect(screen.getByRole('checkbox', { name: 'Use tidewatch in new resumes' })).toBeChecked()
  })

  test('the choice is saved as a whole', async () => {
    const { user } = choose()
    await user.click(await screen.findByRole('checkbox', { name: 'Use axum in new resumes' }))
    expect(screen.getByText('2 of 3 chosen')).toBeVisible()
    await user.click(screen.getByRole('button', { name: 'Save' }))
    await waitFor(() => expect(connections.bodies).toEqual([{ ids: ['a', 'b'] }]))
    expect(await screen.findByText('Your choice is saved.')).toBeVisible()
  })

  test('what was ticked survives a reload', async () => {
    const { user, unmount } = choose()
    await user.click(await screen.findByRole('checkbox', { name: 'Use axum in new resumes' }))
    unmount()
    choose()
    expect(await screen.findByRole('checkbox', { name: 'Use axum in new resumes' })).toBeChecked()
  })

  test('none, and a failure, each with a way on', async () => {
    serve({ repositories: [] })
    const { unmount } = choose()
    expect(await screen.findByText('No repositories yet')).toBeVisible()
    unmount()
    server.use(http.get('*/api/auth/github/repositories', () => HttpResponse.json({}, { status: 500 })))
    choose()
    expect(await screen.findByText('We couldn’t load your repositories.')).toBeVisible()
    expect(screen.getByRole('button', { name: 'Retry' })).toBeVisible()
  })
})
