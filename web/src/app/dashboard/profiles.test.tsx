import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { http, HttpResponse } from 'msw'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { githubOf, linkedInOf, linksOf, noGithub, profileServer } from '@/features/profiles/testing'
import { recordOf } from '@/features/resumes/testing'
import { templateOf } from '@/features/templates/testing'
import { answers, answersFile } from '@/test/mock-api'
import { renderApp } from '@/test/render-app'
import { server } from '@/test/setup'
import { storeSession, userOf } from '@/test/user'

let connections: ReturnType<typeof profileServer>
let profileCalls = 0
const both = { githubConnected: true, linkedInConnected: true }

function serve(given: Parameters<typeof profileServer>[0], user = userOf()) {
  profileCalls = 0
  storeSession(user)
  connections = profileServer(given)
  server.use(
    ...connections.handlers,
    http.get('*/api/users/profile', () => {
      profileCalls += 1
      return HttpResponse.json({ data: user })
    }),
    answers('get', '/api/resume/history', { success: true, data: [recordOf({ id: 'r1', name: 'Backend 2026', atsScore: 92, confirmed: true })] }),
    answers('get', '/api/resume/pending', { data: null }),
    answers('get', '/api/templates', { data: [templateOf(1, 'Modern Professional')] }),
    answersFile('get', '/api/resume/{id}/render', 'PNG'),
  )
}
beforeEach(() => vi.stubGlobal('IntersectionObserver', class { observe() {} disconnect() {} }))

async function show(path = '/dashboard') {
  const view = renderApp(path)
  await screen.findByRole('heading', { name: /^Welcome/ })
  return view
}
const dialog = (name: string) => screen.findByRole('dialog', { name })

describe('coming back from GitHub and LinkedIn', () => {
  test('GIT-04 GIT-05 GIT-06 GIT-12 success refreshes profile and status, asks for the links, and cleans the address', async () => {
    serve({ github: githubOf(), linkedIn: linkedInOf() }, userOf({ ...both, parsedResume: {} as never }))
    const { url } = await show('/dashboard?github=success')
    expect(await screen.findByText('GitHub connected.')).toBeVisible()
    await waitFor(() => expect(url()).toBe('/dashboard#github'))
    expect(await screen.findByRole('button', { name: 'Disconnect GitHub' })).toBeVisible()
    // Once as every dashboard does, once for the return.
    await waitFor(() => expect(profileCalls).toBe(2))
    await waitFor(() => expect(connections.calls).toContain('GET /api/resume/update-urls?links=missing Bearer token-1'))
  })

  test.each([
    ['denied', 'You didn’t give permission at GitHub, so nothing was connected.'],
    ['expired', 'This sign-in took too long, was used before, or began in another browser. Sign in with GitHub again.'],
    ['failed', 'GitHub didn’t complete the sign-in. Please try again.'],
    ['anything', 'GitHub didn’t complete the sign-in. Please try again.'],
  ])('GIT-07 %s is said where it can be tried again', async (reason, text) => {
    serve({ github: noGithub() })
    const { url } = await show(`/dashboard?github=error&reason=${reason}`)
    expect(await within(await dialog('Connect GitHub profile')).findByRole('alert')).toHaveTextContent(text)
    await waitFor(() => expect(url()).toBe('/dashboard?connect=github'))
    expect(screen.getByRole('button', { name: 'Sign in with GitHub' })).toBeEnabled()
  })

  test('LIN-10 a sign-in with LinkedIn goes on to the import, which brings the rest', async () => {
    serve({ linkedIn: linkedInOf() })
    const { url } = await show('/dashboard?linkedin=success')
    expect(await dialog('LinkedIn profile')).toBeVisible()
    await waitFor(() => expect(url()).toBe('/dashboard?connect=linkedin'))
  })

  test('LIN-10 what LinkedIn handed over is shown', async () => {
    serve({ linkedIn: linkedInOf() })
    await show('/dashboard?linkedin=imported')
    expect(await dialog('LinkedIn profile')).toBeVisible()
    expect(await screen.findByText('LinkedIn data imported.')).toBeVisible()
  })

  test.each([
    ['denied', /You didn’t give permission at LinkedIn/],
    ['signed_out', /Your session had ended before LinkedIn answered/],
    ['outside_eea', /only for members in the European Economic Area and Switzerland.*ZIP/],
    ['not_ready', /hasn’t prepared your data yet/],
    ['limited', /no more questions right now/],
    ['not_configured', /isn’t set up on this server/],
  ])('LinkedIn: %s', async (reason, text) => {
    serve({})
    await show(`/dashboard?linkedin=error&reason=${reason}`)
    expect(await within(await dialog('Connect LinkedIn profile')).findByRole('alert')).toHaveTextContent(text)
  })
})

describe('dialogs have addresses', () => {
  test.each([
    ['Connect GitHub', 'Connect GitHub profile', '/dashboard?connect=github'],
    ['Connect LinkedIn', 'Connect LinkedIn profile', '/dashboard?connect=linkedin'],
  ])('GIT-01 LIN-01 "%s" opens "%s", and closing goes back', async (button, name, address) => {
    serve({})
    const { user, url } = await show()
    await user.click(await screen.findByRole('button', { name: button }))
    const opened = await dialog(name)
    await waitFor(() => expect(url()).toBe(address))
    await user.click(within(opened).getByRole('button', { name: 'Close' }))
    await waitFor(() => expect(url()).toBe('/dashboard'))
  })

  test('a connected profile leads to its repositories', async () => {
    serve({ github: githubOf() }, userOf(both))
    const { user, url } = await show('/dashboard?connect=github')
    await user.click(await screen.findByRole('button', { name: 'Choose repositories' }))
    expect(await dialog('Choose repositories')).toBeVisible()
    await waitFor(() => expect(url()).toBe('/dashboard?connect=repositories'))
  })
})

describe('"Create New" and "New Resume"', () => {
  test.each(['Create New', 'New Resume'])('CRE-01 CRE-02 "%s" without connections says what is missing, and leads there', async (name) => {
    serve({})
    const { user, url } = await show()
    await user.click(screen.getByRole('button', { name }))
    const gate = await screen.findByRole('alertdialog', { name: 'Please connect your GitHub and LinkedIn profiles first to create a new resume.' })
    await waitFor(() => expect(url()).toBe('/dashboard?create=template'))
    await user.click(within(gate).getByRole('button', { name: 'Upload Resume' }))
    expect(await dialog('Upload Resume')).toBeVisible()
  })

  test.each([
    ['CRE-03', { linkedIn: linkedInOf() }, { linkedInConnected: true }, 'Please connect your GitHub profile first to create a new resume.'],
    ['CRE-04', { github: githubOf() }, { githubConnected: true }, 'Please connect your LinkedIn profile first to create a new resume.'],
  ])('%s names only the missing one', async (_, given, user, message) => {
    serve(given, userOf(user))
    await show('/dashboard?create=template')
    expect(await screen.findByRole('alertdialog', { name: message })).toBeVisible()
  })

  test('what was connected elsewhere counts: nothing is said to be missing', async () => {
    serve({ github: githubOf(), linkedIn: linkedInOf() }, userOf({}))
    const { url } = await show('/dashboard?create=template')
    expect(await dialog('Create a new resume')).toBeVisible()
    expect(screen.queryByRole('alertdialog')).toBeNull()
    await waitFor(() => expect(url()).toBe('/dashboard?create=template'))
  })

  test('CRE-05 CRE-07 with both connected: template, content, and the editor; Back leads from step to step', async () => {
    serve({ github: githubOf(), linkedIn: linkedInOf() }, userOf({ ...both, selectedTemplate: 'template1' }))
    server.use(http.get('*/api/resume/r9', () => HttpResponse.json({}, { status: 404 })))
    const { user, url } = await show()
    const goOn = async () => {
      await screen.findByRole('radio', { name: 'Modern Professional', checked: true })
      await user.click(screen.getByRole('button', { name: 'Continue' }))
    }
    await user.click(screen.getByRole('button', { name: 'Create New' }))
    await goOn()
    await waitFor(() => expect(url()).toBe('/dashboard?create=content'))
    await user.click(await screen.findByRole('button', { name: 'Back' }))
    await waitFor(() => expect(url()).toBe('/dashboard?create=template'))
    await goOn()
    await screen.findByRole('region', { name: 'Experience' })
    await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Close' }))
    await waitFor(() => expect(url()).toBe('/dashboard'))
    await user.click(screen.getByRole('button', { name: 'New Resume' }))
    await goOn()
    await screen.findByRole('region', { name: 'Experience' })
    await user.click(screen.getByRole('button', { name: 'Create Resume' }))
    await waitFor(() => expect(url()).toBe('/dashboard/resumes/r9'))
  })
})

describe('links after a connection', () => {
  const arrive = async () => {
    serve({ github: githubOf(), linkedIn: linkedInOf(), links: linksOf() }, userOf({ ...both, parsedResume: {} as never }))
    await show('/dashboard?github=success')
    return within(await screen.findByRole('group', { name: 'Links from your profiles' }))
  }

  test('are offered, and nothing is changed before they were looked at', async () => {
    const offer = await arrive()
    expect(offer.getByRole('status')).toHaveTextContent('“Mara – Planner” doesn’t have 2 links from your profiles. Nothing was changed.')
    const user = userEvent.setup()
    await user.click(offer.getByRole('button', { name: 'Review' }))
    const shown = within(await dialog('Update links'))
    expect(connections.calls.filter((call) => call.startsWith('PUT'))).toEqual([])
    await user.click(shown.getByRole('button', { name: 'Update Links' }))
    await waitFor(() => expect(connections.calls).toContain('PUT /api/resume/update-urls?resumeId=r1&take=c1%2Cc2 Bearer token-1'))
    await waitFor(() => expect(screen.queryByRole('group', { name: 'Links from your profiles' })).not.toBeInTheDocument())
  })

  test('can be left for later', async () => {
    const offer = await arrive()
    await userEvent.setup().click(offer.getByRole('button', { name: 'Not now' }))
    expect(screen.queryByRole('group', { name: 'Links from your profiles' })).not.toBeInTheDocument()
    expect(connections.calls.filter((call) => call.startsWith('PUT'))).toEqual([])
  })
})

describe('"Update URLs"', () => {
  const update = async () => {
    const view = await show()
    await waitFor(() => expect(screen.getByRole('button', { name: 'Update URLs' })).not.toHaveAttribute('aria-disabled'))
    await view.user.click(screen.getByRole('button', { name: 'Update URLs' }))
  }
  beforeEach(() => serve({ github: githubOf() }, userOf({ githubConnected: true })))

  test('DSH-42 DSH-43 DSH-44 is called with the token and no payload, and says that it worked', async () => {
    const sent = vi.fn()
    server.use(http.put('*/api/resume/update-urls', async ({ request }) => {
      sent(await request.text(), request.headers.get('Authorization'))
      return HttpResponse.json({ success: true, data: { resumeId: 'r1', resumeName: 'Harbour', version: 2, changed: [] } })
    }))
    await update()
    expect(await screen.findByText('Resume URLs updated successfully!')).toBeVisible()
    expect(screen.getByText('Harbour: all links were up to date')).toBeVisible()
    expect(sent).toHaveBeenCalledExactlyOnceWith('', 'Bearer token-1')
  })

  test.each([
    ['DSH-46 a refusal without a text', () => HttpResponse.json({}, { status: 500 }), 'Failed to update transformed resume URLs'],
    ['DSH-45 a call that fails', () => HttpResponse.error(), 'Failed to update resume URLs'],
    ['the server’s own sentence', () => HttpResponse.json({ message: 'There is no resume to update yet.' }, { status: 404 }), 'There is no resume to update yet.'],
  ].flatMap(([name, answer, text]) => (['get', 'put'] as const).map((method) => [`${name as string} (${method})`, method, answer as () => Response, text as string] as const)))('%s', async (_, method, answer, text) => {
    server.use(http[method]('*/api/resume/update-urls', answer))
    await update()
    expect(await screen.findByText(text)).toBeVisible()
  })

  test('shows what would change, link by link, and saves what was left in', async () => {
    serve({ github: githubOf(), links: linksOf() }, userOf({ githubConnected: true }))
    await update()
    const shown = within(await dialog('Update links'))
    expect(shown.getByText(/What changes in “Mara – Planner”/)).toBeVisible()
    const [added, changed] = shown.getAllByRole('listitem')
    expect(added).toHaveTextContent('LinkedInNewAddshttps://www.linkedin.com/in/mara')
    expect(changed).toHaveTextContent('Harbour levelsChangedNowhttps://github.com/mara/oldAfterhttps://github.com/mara/levels')
    expect(shown.getByRole('region', { name: 'Links that stay the same' })).toHaveTextContent('Website: https://mara.example')
    expect(connections.calls.filter((call) => call.startsWith('PUT'))).toEqual([])

    const user = userEvent.setup()
    await user.click(shown.getByRole('checkbox', { name: 'LinkedIn' }))
    expect(shown.getByRole('status')).toHaveTextContent('1 link selected')
    await user.click(shown.getByRole('checkbox', { name: 'Harbour levels' }))
    expect(shown.getByRole('button', { name: 'Update Links' })).toHaveAccessibleDescription('Select at least one link.')
    await user.click(shown.getByRole('checkbox', { name: 'Harbour levels' }))
    await user.click(shown.getByRole('button', { name: 'Update Links' }))
    expect(await screen.findByText('Resume URLs updated successfully!')).toBeVisible()
    expect(screen.getByText('Harbour: 1 link changed')).toBeVisible()
    expect(connections.calls).toContain('PUT /api/resume/update-urls?resumeId=r1&take=c2 Bearer token-1')
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
  })

  test('changes nothing when it is cancelled', async () => {
    serve({ github: githubOf(), links: linksOf() }, userOf({ githubConnected: true }))
    await update()
    await userEvent.setup().click(within(await dialog('Update links')).getByRole('button', { name: 'Cancel' }))
    expect(connections.calls.filter((call) => call.startsWith('PUT'))).toEqual([])
  })

  test('shows the links anew when they have changed meanwhile', async () => {
    serve({ github: githubOf(), links: linksOf() }, userOf({ githubConnected: true }))
    await update()
    const shown = within(await dialog('Update links'))
    server.use(http.put('*/api/resume/update-urls', () => HttpResponse.json({ code: 'preview_outdated', message: 'Check the links again.' }, { status: 409 })))
    connections.state.links = linksOf({ changes: [linksOf().changes[0]!] })
    await userEvent.setup().click(shown.getByRole('button', { name: 'Update Links' }))
    expect(await screen.findByText('Check the links again.')).toBeVisible()
    await waitFor(() => expect(shown.queryByRole('checkbox', { name: 'Harbour levels' })).not.toBeInTheDocument())
  })

  test('is disabled without a connection or a resume, and says why', async () => {
    serve({})
    const { unmount } = await show()
    expect(screen.getByRole('button', { name: 'Update URLs' })).toHaveAccessibleDescription('Connect GitHub or LinkedIn to update your links.')
    unmount()
    serve({ github: githubOf() }, userOf({ githubConnected: true }))
    server.use(answers('get', '/api/resume/history', { success: true, data: [] }))
    await show()
    await waitFor(() => expect(screen.getByRole('button', { name: 'Update URLs' })).toHaveAccessibleDescription('You have no resume to update yet.'))
  })
})
