import { screen, waitFor } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { site } from '@/lib/site'
import { gate } from '@/test/gate'
import { renderApp } from '@/test/render-app'
import { server } from '@/test/setup'
import { storeSession, userOf } from '@/test/user'

const sent: unknown[] = []
const answers = (body: unknown, status: number, until?: Promise<void>) =>
  server.use(http.post('*/api/contact', async ({ request }) => {
    sent.push(await request.json())
    await until
    return HttpResponse.json(body as object, { status })
  }))

beforeEach(() => {
  sent.length = 0
  sessionStorage.clear()
  answers({ data: { received: true } }, 201)
})

async function filled(path = '/contact') {
  const view = renderApp(path)
  const { user } = view
  await user.type(await screen.findByLabelText('Name'), 'Ada Byte')
  await user.type(screen.getByLabelText('Email'), 'ada@example.com')
  await user.selectOptions(screen.getByLabelText('Subject'), 'feedback')
  await user.type(screen.getByLabelText('Message'), 'Good work.')
  return view
}

const send = () => screen.getByRole('button', { name: 'Send message' })

test('CTC-01 CTC-04 CTC-10 CTC-11 CTC-12 CTC-13 CTC-17 a message is sent, with thanks', async () => {
  const { opened, open } = gate()
  answers({ data: { received: true } }, 201, opened)
  const { user } = await filled()
  await user.click(send())
  expect(await screen.findByRole('button', { name: 'Sending...' })).toHaveAttribute('aria-busy', 'true')
  open()
  expect(await screen.findByRole('heading', { name: 'Thank you for your message' })).toHaveFocus()
  expect(sent).toEqual([{ name: 'Ada Byte', email: 'ada@example.com', subject: 'feedback', message: 'Good work.', website: '' }])
  await user.click(screen.getByRole('button', { name: 'Write another message' }))
  expect(screen.getByLabelText('Message')).toHaveValue('')
})

test('CTC-05 the subjects', async () => {
  renderApp('/contact')
  const options = (await screen.findByLabelText('Subject')).querySelectorAll('option')
  expect([...options].map(({ value }) => value)).toEqual(['', 'general', 'support', 'billing', 'partnership', 'feedback'])
})

test.each([
  ['CTC-06', 'Name', 'Name is required'],
  ['CTC-07', 'Email', 'Email is required'],
  ['CTC-09', 'Message', 'Message is required'],
])('%s without %s nothing is sent', async (_, label, message) => {
  const { user } = await filled()
  await user.clear(screen.getByLabelText(label))
  await user.click(send())
  expect(await screen.findByText(message)).toBeVisible()
  expect(screen.getByLabelText(label)).toHaveFocus()
  expect(sent).toEqual([])
})

test('CTC-08 without a subject nothing is sent', async () => {
  const { user } = await filled()
  await user.selectOptions(screen.getByLabelText('Subject'), '')
  await user.click(send())
  expect(await screen.findByText('Subject is required')).toBeVisible()
  expect(sent).toEqual([])
})

test('CTC-07 the email is an email input', async () => {
  renderApp('/contact')
  expect(await screen.findByLabelText('Email')).toHaveAttribute('type', 'email')
})

describe('a failure keeps what was typed', () => {
  test('CTC-14 CTC-15 the server’s sentence is shown as it is', async () => {
    answers({ error: 'Our mailbox is full.', message: 'Our mailbox is full.', code: 'busy' }, 503)
    const { user } = await filled()
    await user.click(send())
    expect(await screen.findByText('Our mailbox is full.')).toBeVisible()
    expect(screen.getByLabelText('Message')).toHaveValue('Good work.')
  })

  test('CTC-15 one about a field stands there', async () => {
    answers({ error: 'Enter a valid email address', message: 'Enter a valid email address', code: 'validation_failed', fields: [{ path: 'email', message: 'Enter a valid email address' }] }, 422)
    const { user } = await filled()
    await user.click(send())
    expect(await screen.findByText('Enter a valid email address')).toBeVisible()
    expect(screen.getByLabelText('Email')).toBeInvalid()
  })

  test('CTC-16 a call that fails has the general sentence', async () => {
    server.use(http.post('*/api/contact', () => HttpResponse.error()))
    const { user } = await filled()
    await user.click(send())
    expect(await screen.findByText('An unexpected error occurred. Please try again later.')).toBeVisible()
    expect(screen.getByLabelText('Name')).toHaveValue('Ada Byte')
  })

  test('a reload brings it back', async () => {
    const { unmount } = await filled()
    unmount()
    renderApp('/contact')
    await waitFor(() => expect(screen.getByLabelText('Message')).toHaveValue('Good work.'))
    expect(screen.getByLabelText('Subject')).toHaveValue('feedback')
  })
})

test('who is signed in need not type name and email', async () => {
  storeSession()
  renderApp('/contact')
  await waitFor(() => expect(screen.getByLabelText('Email')).toHaveValue(userOf().email))
  expect(screen.getByLabelText('Name')).toHaveValue(userOf().name)
})

test('FAQ-13 "Live Chat" chooses the subject and says when somebody is there', async () => {
  renderApp('/contact?subject=support')
  await waitFor(() => expect(screen.getByLabelText('Subject')).toHaveValue('support'))
  expect(screen.getByText(/support team is here 9am-5pm Pacific/)).toBeVisible()
})

describe('where samples are off', () => {
  beforeEach(() => void (site.samples = false))
  afterEach(() => void (site.samples = true))

  test.each(['/contact', '/contact?subject=support'])('%s promises no hours, times or calls', async (path) => {
    renderApp(path)
    await waitFor(() => expect(screen.getByLabelText('Subject')).toBeEnabled())
    const page = screen.getByRole('main')
    expect(page).not.toHaveTextContent(/hours|9am|24|phone/i)
    expect(page).toHaveTextContent('We answer by email.')
    if (path.includes('?')) expect(page).toHaveTextContent('There is no chat here yet.')
  })
})

test('CTC-02 CTC-03 CTC-19 CTC-20 CTC-21 CTC-22 details and common questions', async () => {
  renderApp('/contact')
  for (const text of [/9am-5pm Pacific/, /within 24 hours/, /under 4 hours/, /Pro and Teams subscribers\. It’s not available yet/]) expect((await screen.findAllByText(text))[0]).toBeVisible()
  expect(screen.getByRole('heading', { name: 'Common questions' })).toBeVisible()
})
