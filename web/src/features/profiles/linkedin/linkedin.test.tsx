import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { renderScreen } from '@/test/render-screen'
import { server } from '@/test/setup'
import { userOf } from '@/test/user'
import { page } from '@/lib/leave'
import ProfileCards from '../ProfileCards'
import { holdsOf, linkedInOf, noLinkedIn, profileServer } from '../testing'
import { refusalOf } from './check-file'
import LinkedInDialog from './LinkedInDialog'

let connections: ReturnType<typeof profileServer>

function serve(given: Parameters<typeof profileServer>[0] = {}) {
  connections = profileServer(given)
  server.use(...connections.handlers, http.get('*/api/users/profile', ({ request }) => {
    connections.calls.push(`GET ${new URL(request.url).pathname}`)
    return HttpResponse.json({ data: userOf() })
  }))
}
beforeEach(() => serve())

const show = (problem: string | null = null) => renderScreen(<LinkedInDialog problem={problem} onClose={() => {}} />)
const tab = (name: string) => screen.findByRole('tab', { name })
const place = (name: RegExp) => screen.findByLabelText(name)
async function choose(file: File) {
  const input = await place(/Drop your profile PDF here/)
  act(() => input.focus())
  fireEvent.change(input, { target: { files: [file] } })
}

describe('the dialog', () => {
  test('LIN-01 LIN-03 opens without a route of its own and reads the profile with the token', async () => {
    show()
    expect(screen.getByRole('dialog', { name: 'Connect LinkedIn profile' })).toBeVisible()
    await tab('Profile PDF')
    expect(connections.calls).toEqual(['GET /api/linkedin/profile Bearer token-1'])
  })

  test('LIN-12 a profile that cannot be loaded says so; the way out loads it', async () => {
    server.use(http.get('*/api/linkedin/profile', () => HttpResponse.json({}, { status: 500 }), { once: true }))
    const { user } = show()
    expect(await screen.findByText('Failed to fetch LinkedIn profile')).toBeVisible()
    await user.click(screen.getByRole('button', { name: 'Retry' }))
    expect(await tab('Profile PDF')).toBeVisible()
  })

  test('LIN-02 signing in is a navigation to the server’s own address', async () => {
    const { user } = show()
    await user.click(await tab('Sign in and address'))
    const leave = vi.spyOn(page, 'leaveFor').mockImplementation(() => {})
    await user.click(screen.getByRole('button', { name: 'Sign in with LinkedIn' }))
    expect(leave).toHaveBeenCalledExactlyOnceWith('/api/linkedin/auth/linkedin')
    expect(connections.calls).toEqual(['GET /api/linkedin/profile Bearer token-1'])
    leave.mockRestore()
    expect(screen.getByText(/LinkedIn gives us your name, email and photo, nothing else/)).toBeVisible()
  })

  test('without sign-in on the server the other ways stay', async () => {
    serve({ linkedIn: noLinkedIn({ signInOffered: false }) })
    const { user } = show()
    await user.click(await tab('Sign in and address'))
    expect(screen.queryByRole('button', { name: 'Sign in with LinkedIn' })).not.toBeInTheDocument()
    expect(screen.getByLabelText('LinkedIn profile address')).toBeVisible()
  })

  test('LIN-10 both guides say where to click, and the one for the export what arrives when', async () => {
    const { user } = show()
    await tab('Profile PDF')
    expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([expect.stringContaining('your LinkedIn profile'), expect.stringContaining('Save to PDF'), expect.stringContaining('Drop the PDF here')])
    await user.click(await tab('Data export'))
    const steps = screen.getAllByRole('listitem').map(({ textContent }) => textContent)
    expect(steps).toEqual([expect.stringContaining('Get a copy of your data'), expect.stringContaining('Request archive'), expect.stringMatching(/within minutes.*within a day/), expect.stringContaining('drop it here as it is')])
    expect(await place(/Drop the ZIP here/)).toHaveAccessibleDescription(/We don’t open your contacts or messages/)
  })

  test('LIN-10 fetching from LinkedIn is offered only where the server has it, and says for whom it is', async () => {
    const { user, unmount } = show()
    await tab('Profile PDF')
    expect(screen.getAllByRole('tab').map(({ textContent }) => textContent)).toEqual(['Profile PDF', 'Data export', 'Sign in and address'])
    unmount()
    serve({ linkedIn: noLinkedIn({ portabilityOffered: true }) })
    show()
    await user.click(await tab('Fetch from LinkedIn'))
    expect(screen.getByText(/only to members in the European Economic Area and Switzerland.*data export/)).toBeVisible()
    const leave = vi.spyOn(page, 'leaveFor').mockImplementation(() => {})
    await user.click(screen.getByRole('button', { name: 'Fetch from LinkedIn' }))
    expect(leave).toHaveBeenCalledExactlyOnceWith('/api/linkedin/auth/portability')
    leave.mockRestore()
  })

  test('LIN-10 what was fetched is listed, and fetched again with the permission', async () => {
    serve({ linkedIn: linkedInOf({ portabilityOffered: true, portability: 'connected', imports: [{ source: 'fetched', fileName: '', importedAt: '2026-11-24T10:00:00Z', notes: [] }] }) })
    const { user } = show()
    await user.click(await tab('Fetch from LinkedIn'))
    expect(within(screen.getByRole('list', { name: 'Imported files' })).getByText('Fetched from LinkedIn')).toBeVisible()
    await user.click(screen.getByRole('button', { name: 'Fetch again' }))
    expect(await screen.findByText('LinkedIn data imported.')).toBeVisible()
    expect(connections.calls).toContain('POST /api/linkedin/refresh Bearer token-1')
  })

  test('LIN-10 a permission that LinkedIn no longer takes asks to reconnect', async () => {
    serve({ linkedIn: linkedInOf({ portabilityOffered: true, portability: 'connected' }) })
    server.use(http.post('*/api/linkedin/refresh', () => {
      connections.state.linkedIn = linkedInOf({ portabilityOffered: true, portability: 'expired' })
      return HttpResponse.json({ error: 'LinkedIn no longer accepts the permission you gave.', code: 'reconnect_needed' }, { status: 409 })
    }))
    const { user } = show()
    await user.click(await tab('Fetch from LinkedIn'))
    await user.click(screen.getByRole('button', { name: 'Fetch again' }))
    expect(await screen.findByRole('button', { name: 'Reconnect LinkedIn' })).toBeVisible()
    expect(screen.getByText(/What we fetched before is still here/)).toBeVisible()
  })

  test('a refused consent is said until another way is taken', async () => {
    const { user } = show('You didn’t give permission at LinkedIn, so nothing was connected.')
    expect(await screen.findByRole('alert')).toHaveTextContent('You didn’t give permission at LinkedIn')
    await user.click(await tab('Data export'))
    expect(screen.queryByRole('alert')).not.toBeInTheDocument()
  })

  test('LIN-10 what is there and what is missing, and the notes about a file', async () => {
    serve({ linkedIn: linkedInOf() })
    const { user } = show()
    const section = within(await screen.findByRole('region', { name: 'What we have from LinkedIn' }))
    const rows = section.getAllByRole('listitem').map(({ textContent }) => textContent)
    expect(rows.slice(0, 4)).toEqual(['Experience4', 'Education1', 'Skills3', 'Certificationsnone'])
    expect(section.getByText(/The data export brings the rest/)).toBeVisible()
    await user.click(section.getByText('1 note'))
    expect(section.getByText('The PDF names your top skills only.')).toBeVisible()
  })
})

describe('importing', () => {
  const imported = (answer: () => Response | Promise<Response>) => server.use(http.post('*/api/linkedin/import', answer))
  const pdf = new File(['%PDF'], 'Profile.pdf', { type: 'application/pdf' })

  test('LIN-10 a file is sent with the token, and what arrived is shown', async () => {
    const sent = vi.fn()
    server.use(http.post('*/api/linkedin/import', async ({ request }) => {
      sent(await request.text(), request.headers.get('Authorization'))
      connections.state.linkedIn = linkedInOf()
      return HttpResponse.json({ success: true, data: connections.state.linkedIn })
    }))
    show()
    await choose(pdf)
    expect(await screen.findByRole('region', { name: 'What we have from LinkedIn' })).toBeVisible()
    expect(sent).toHaveBeenCalledExactlyOnceWith(expect.stringMatching(/name="file"/), 'Bearer token-1')
    expect(await screen.findByText('LinkedIn data imported.')).toBeVisible()
    await waitFor(() => expect(connections.calls).toContain('GET /api/users/profile'))
    await waitFor(() => expect(screen.getByRole('heading', { name: 'What we have from LinkedIn' })).toHaveFocus())
  })

  test('the transfer shows its file, and can be given up', async () => {
    imported(() => new Promise(() => {}))
    const { user } = show()
    await choose(pdf)
    expect(await screen.findByRole('progressbar', { name: 'Importing Profile.pdf' })).toBeVisible()
    expect(screen.getByRole('button', { name: 'Cancel' })).toHaveFocus()
    await user.click(screen.getByRole('button', { name: 'Cancel' }))
    expect(await place(/Drop your profile PDF here/)).toHaveFocus()
    expect(screen.queryByRole('alert')).not.toBeInTheDocument()
  })

  test.each([
    ['the server’s sentence', () => HttpResponse.json({ message: 'This PDF isn’t LinkedIn’s “Save to PDF”.', code: 'not_linkedin' }, { status: 422 }), 'This PDF isn’t LinkedIn’s “Save to PDF”.'],
    ['a refusal without a text', () => HttpResponse.json({}, { status: 500 }), 'We couldn’t read this file. Please try again.'],
    ['no answer', () => HttpResponse.error(), 'We couldn’t reach the server. Check your connection and try again.'],
  ])('a refusal stands at the place for the file: %s', async (_, answer, text) => {
    imported(answer)
    show()
    await choose(pdf)
    expect(await screen.findByRole('alert')).toHaveTextContent(text)
    expect(await place(/Drop your profile PDF here/)).toHaveAttribute('aria-invalid', 'true')
    expect(await place(/Drop your profile PDF here/)).toHaveFocus()
  })

  test.each([
    ['photo.png', 10, 'pdf', 'This isn’t a PDF. Choose the file LinkedIn saved.'],
    ['export.rar', 10, 'zip', 'This isn’t a ZIP file. Choose the one from LinkedIn without unpacking it.'],
    ['Profile.pdf', 5 * 1024 * 1024 + 1, 'pdf', 'PDF files can be up to 5 MB.'],
    ['export.zip', 20 * 1024 * 1024 + 1, 'zip', 'ZIP files can be up to 20 MB.'],
    ['export.zip', 0, 'zip', 'This file is empty. Download it from LinkedIn again.'],
    ['Profile.PDF', 5 * 1024 * 1024, 'zip', null],
    ['export.zip', 20 * 1024 * 1024, 'pdf', null],
  ] as const)('%s with %d bytes at the place for a %s: %s', (name, size, kind, text) => expect(refusalOf({ name, size }, kind)).toBe(text))
})

describe('the address of the profile', () => {
  const save = async (address: string) => {
    const view = show()
    await view.user.click(await tab('Sign in and address'))
    await view.user.type(screen.getByLabelText('LinkedIn profile address'), address)
    await view.user.click(screen.getByRole('button', { name: 'Save address' }))
    return view
  }

  test('LIN-08 LIN-09 is sent, and the answer says what to upload instead', async () => {
    await save('linkedin.com/in/mara')
    await waitFor(() => expect(connections.bodies).toEqual([{ profileUrl: 'linkedin.com/in/mara' }]))
    expect(await screen.findByText('Saved. Now upload your profile PDF or your data export.')).toBeVisible()
    expect(screen.getByLabelText('LinkedIn profile address')).toHaveValue('https://www.linkedin.com/in/mara')
  })

  test.each([
    ['LIN-08 the error field', () => HttpResponse.json({ error: 'Not a profile' }, { status: 422 }), 'Not a profile'],
    ['the sentence at the field', () => HttpResponse.json({ message: 'Check the form', fields: [{ path: 'profileUrl', message: 'Use linkedin.com/in/NAME.' }] }, { status: 422 }), 'Use linkedin.com/in/NAME.'],
    ['LIN-11 the fallback', () => HttpResponse.json({}, { status: 500 }), 'Failed to parse LinkedIn profile'],
  ])('%s', async (_, answer, text) => {
    server.use(http.post('*/api/linkedin/parse-profile', answer))
    await save('nowhere')
    await waitFor(() => expect(screen.getByLabelText('LinkedIn profile address')).toHaveAccessibleDescription(expect.stringContaining(text)))
  })
})

describe('the card', () => {
  const cards = (over: Parameters<typeof userOf>[0] = {}) => renderScreen(<ProfileCards onGithub={() => {}} onLinkedIn={() => {}} onRepositories={() => {}} />, '/dashboard', userOf(over))
  const card = () => within(screen.getByRole('group', { name: 'LinkedIn' }))

  test('DSH-07 offers to connect, and says what that brings', () => {
    cards()
    expect(card().getByRole('button', { name: 'Connect LinkedIn' })).toBeEnabled()
    expect(card().getByText('Adds your experience, education and skills.')).toBeVisible()
  })

  test('DSH-07 connected: what is there, what is not, and disconnect', async () => {
    serve({ linkedIn: linkedInOf() })
    cards({ linkedInConnected: true })
    expect(await card().findByText('4 jobs, 1 school, 3 skills')).toBeVisible()
    expect(card().getByText('No certifications, projects, achievements, languages, volunteering, or publications yet')).toBeVisible()
    expect(card().getByRole('button', { name: 'Disconnect LinkedIn' })).toBeEnabled()
  })

  test('a sign-in alone asks for the data', async () => {
    serve({ linkedIn: linkedInOf({ signedIn: { name: 'Mara L.', email: null, picture: null }, imports: [], holds: holdsOf() }) })
    cards({ linkedInConnected: true })
    expect(await card().findByText(/Signed in as Mara L\..*import your LinkedIn data/)).toBeVisible()
  })

  const disconnect = async () => {
    const view = cards({ linkedInConnected: true })
    await view.user.click(await screen.findByRole('button', { name: 'Disconnect LinkedIn' }))
    await view.user.click(within(screen.getByRole('alertdialog', { name: 'Disconnect LinkedIn?' })).getByRole('button', { name: 'Disconnect' }))
    return view
  }

  test('LIN-04 LIN-05 LIN-06 disconnecting asks, refreshes the profile and says so', async () => {
    serve({ linkedIn: linkedInOf() })
    await disconnect()
    expect(await screen.findByText('LinkedIn profile disconnected successfully!')).toBeVisible()
    expect(await screen.findByRole('button', { name: 'Connect LinkedIn' })).toBeVisible()
    expect(connections.calls).toEqual(['POST /api/linkedin/disconnect Bearer token-1', 'GET /api/users/profile'])
  })

  test.each([
    ['without a text', () => HttpResponse.json({}, { status: 500 })],
    ['without an answer', () => HttpResponse.error()],
  ])('LIN-07 a failure %s', async (_, answer) => {
    serve({ linkedIn: linkedInOf() })
    server.use(http.post('*/api/linkedin/disconnect', answer))
    await disconnect()
    expect(await screen.findByText('Failed to disconnect LinkedIn profile')).toBeVisible()
    expect(card().getByRole('button', { name: 'Disconnect LinkedIn' })).toBeEnabled()
  })
})
