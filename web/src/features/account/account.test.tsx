import { screen, waitFor } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { renderInSession } from '@/test/render-app'
import { server } from '@/test/setup'
import { userOf } from '@/test/user'
import LoginPage from './LoginPage'
import RegisterPage from './RegisterPage'

type View = ReturnType<typeof renderInSession>

const sent = vi.fn()
beforeEach(() => void sent.mockReset())

const session = { data: { token: 'token-1', user: userOf() } }
const refusal = (text: string) => ({ error: text, message: text, code: 'x' })

function answer(path: string, body: object, status = 200, headers = {}) {
  server.use(http.post(`*/api/auth/${path}`, async ({ request }) => {
    sent(await request.json(), request.headers.get('Authorization'))
    return HttpResponse.json(body, { status, headers })
  }))
}

const password = () => screen.getByLabelText('Password')
const button = (name: string) => screen.getByRole('button', { name })

async function fill({ user }: View, fields: Record<string, string>) {
  for (const [label, value] of Object.entries(fields)) await user.type(screen.getByLabelText(label), value)
}

describe('signing in', () => {
  const show = () => renderInSession(<LoginPage />, '/login')
  const signIn = async (view: View) => {
    await fill(view, { Email: ' mara@example.org ', Password: 'secret1' })
    await view.user.click(button('Sign In'))
  }

  test('SES-01 SES-03 the form, and the way to registering', () => {
    show()
    expect(screen.getByLabelText('Email')).toHaveAttribute('type', 'email')
    expect(password()).toHaveAttribute('type', 'password')
    expect(button('Sign In')).toBeEnabled()
    expect(screen.getByRole('link', { name: 'Create an account' })).toHaveAttribute('href', '/register')
  })

  test('SES-02 the password can be shown and hidden', async () => {
    const { user } = show()
    await user.click(button('Show password'))
    expect(password()).toHaveAttribute('type', 'text')
    await user.click(button('Hide password'))
    expect(password()).toHaveAttribute('type', 'password')
  })

  test('an account with two-step verification asks for a code', async () => {
    answer('login', { ...refusal('Enter the code from your authenticator app, or a recovery code.'), code: 'second_factor_required' }, 401)
    const view = show()
    await signIn(view)
    await screen.findByRole('heading', { name: 'Enter your code' })
    const code = screen.getByLabelText('Code')
    expect(code).toHaveFocus()
    expect(code).toHaveAttribute('autocomplete', 'one-time-code')
    expect(code).toHaveAttribute('inputmode', 'numeric')
    const wrong = 'That code is wrong, expired or already used.'
    answer('login', { ...refusal(wrong), code: 'validation_failed', fields: [{ path: 'code', message: wrong }] }, 422)
    await view.user.type(code, ' 287 082{Enter}')
    expect(await screen.findByText(wrong)).toBeVisible()
    answer('login', session)
    await view.user.clear(code)
    await view.user.type(code, '287083{Enter}')
    await waitFor(() => expect(localStorage.getItem('token')).toBe('token-1'))
    expect(sent.mock.calls.map(([body]) => (body as { code?: string }).code)).toEqual([undefined, '287 082', '287083'])
    expect(sent).toHaveBeenLastCalledWith({ email: 'mara@example.org', password: 'secret1', code: '287083' }, null)
  })

  const showCode = async () => {
    answer('login', { ...refusal('Enter the code'), code: 'second_factor_required' }, 401)
    const view = show()
    await signIn(view)
    await screen.findByRole('heading', { name: 'Enter your code' })
    return view
  }

  test('a recovery code takes the place of the app’s, with letters to type', async () => {
    const { user } = await showCode()
    await user.type(screen.getByLabelText('Code'), '28')
    await user.click(button('Use a recovery code'))
    expect(screen.getByRole('heading', { name: 'Enter a recovery code' })).toBeVisible()
    const field = screen.getByLabelText('Recovery code')
    expect(field).toHaveFocus()
    expect(field).toHaveValue('')
    expect(field).not.toHaveAttribute('inputmode')
    answer('login', session)
    await user.type(field, 'abcd-efgh{Enter}')
    await waitFor(() => expect(sent).toHaveBeenLastCalledWith(expect.objectContaining({ code: 'abcd-efgh' }), null))
    await user.click(button('Use your authenticator app'))
    expect(screen.getByLabelText('Code')).toHaveFocus()
  })

  test.each([
    ['the password is right no longer', () => answer('login', refusal('Invalid credentials'), 401), 'Incorrect email or password'],
    ['no connection', () => server.use(http.post('*/api/auth/login', () => HttpResponse.error())), 'An unexpected error occurred'],
  ])('beside the code, %s: the sentence is the sign-in screen’s own', async (_, prepare, text) => {
    const { user } = await showCode()
    prepare()
    await user.type(screen.getByLabelText('Code'), '287082{Enter}')
    expect(await screen.findByRole('alert')).toHaveTextContent(text)
  })

  test('the way back from the code keeps nothing', async () => {
    const view = await showCode()
    await view.user.click(await screen.findByRole('button', { name: 'Back to email and password' }))
    expect(password()).toHaveValue('')
    expect(screen.getByLabelText('Email')).toHaveFocus()
  })

  test('SES-08 SES-10 email and password are required; nothing is sent', async () => {
    const { user } = show()
    await user.click(button('Sign In'))
    expect(screen.getByText('Enter your email address')).toBeVisible()
    expect(screen.getByText('Enter your password')).toBeVisible()
    expect(screen.getByLabelText('Email')).toHaveFocus()
    expect(sent).not.toHaveBeenCalled()
  })

  test.each(['mara', 'mara@', '@example.org', 'mara@example', 'mara @example.org'])('SES-09 %j is not shaped like an email address', async (email) => {
    const view = show()
    await fill(view, { Email: email, Password: 'x' })
    await view.user.click(button('Sign In'))
    expect(screen.getByText('Enter a valid email address')).toBeVisible()
    expect(sent).not.toHaveBeenCalled()
  })

  test('SES-16 SES-30 API-07 success stores token and user; the call has no credential', async () => {
    answer('login', session)
    const view = show()
    await signIn(view)
    await waitFor(() => expect(localStorage.getItem('token')).toBe('token-1'))
    expect(JSON.parse(localStorage.getItem('user')!)).toMatchObject({ name: 'Mara Lindqvist' })
    expect(sent).toHaveBeenCalledExactlyOnceWith({ email: 'mara@example.org', password: 'secret1' }, null)
  })

  test.each([
    ['SES-34', 401, 'Invalid credentials', 'Incorrect email or password'],
    ['SES-34', 401, 'Sorry: INVALID CREDENTIALS.', 'Incorrect email or password'],
    ['SES-35', 429, 'Too many attempts. Try again in 40 seconds.', 'Too many attempts. Try again in 40 seconds.'],
    ['SES-35', 503, 'Busy', 'Busy'],
  ])('%s a %d that says %j shows %j, and keeps what was typed', async (_, status, text, shown) => {
    answer('login', refusal(text), status)
    const view = show()
    await signIn(view)
    expect(await screen.findByRole('alert')).toHaveTextContent(shown)
    expect(password()).toHaveValue('secret1')
    expect(localStorage).toHaveLength(0)
  })

  test.each([
    ['no connection', () => HttpResponse.error()],
    ['an answer that cannot be read', () => new HttpResponse('<html>')],
  ])('SES-36 %s shows the screen’s own sentence', async (_, response) => {
    server.use(http.post('*/api/auth/login', response))
    const view = show()
    await signIn(view)
    expect(await screen.findByRole('alert')).toHaveTextContent('An unexpected error occurred')
  })

  test('CST-08 the button is busy while the call runs', async () => {
    let answer = () => {}
    const held = new Promise<void>((resolve) => (answer = resolve))
    server.use(http.post('*/api/auth/login', async () => {
      await held
      return HttpResponse.json(session)
    }))
    const view = show()
    await signIn(view)
    expect(button('Sign In')).toHaveAttribute('aria-busy', 'true')
    answer()
    await waitFor(() => expect(button('Sign In')).not.toHaveAttribute('aria-busy'))
  })
})

describe('registering', () => {
  const show = () => renderInSession(<RegisterPage />, '/register')
  const signUp = async (view: View, secret = 'secret1') => {
    await fill(view, { Name: 'Mara Lindqvist', Email: 'mara@example.org', Password: secret })
    await view.user.click(button('Sign Up'))
  }

  test('SES-05 SES-07 the form, and the way to signing in', () => {
    show()
    for (const label of ['Name', 'Email', 'Password']) expect(screen.getByLabelText(label)).toBeVisible()
    expect(button('Sign Up')).toBeEnabled()
    expect(screen.getByRole('link', { name: 'Sign in' })).toHaveAttribute('href', '/login')
  })

  test('SES-06 the password can be shown', async () => {
    const { user } = show()
    await user.click(button('Show password'))
    expect(password()).toHaveAttribute('type', 'text')
  })

  test('SES-11 SES-12 SES-13 all three are required; nothing is sent', async () => {
    const { user } = show()
    await user.type(screen.getByLabelText('Name'), '   ')
    await user.click(button('Sign Up'))
    for (const text of ['Enter your name', 'Enter your email address', 'Choose a password']) expect(screen.getByText(text)).toBeVisible()
    expect(sent).not.toHaveBeenCalled()
  })

  test('SES-31 API-07 success stores token and user; the call has no credential', async () => {
    answer('register', session, 201)
    await signUp(show())
    await waitFor(() => expect(localStorage.getItem('token')).toBe('token-1'))
    expect(sent).toHaveBeenCalledExactlyOnceWith({ name: 'Mara Lindqvist', email: 'mara@example.org', password: 'secret1' }, null)
  })

  test('SES-15 SES-38 the password rule is not shown, nor kept, until the server speaks of it', async () => {
    answer('register', refusal('The password is too short'), 422)
    const view = show()
    expect(screen.queryByText(/6 characters/)).toBeNull()
    await signUp(view, 'abc')
    expect(sent).toHaveBeenCalledOnce()
    await waitFor(() => expect(password()).toHaveAccessibleDescription('Password must be at least 6 characters long'))
    expect(password()).toHaveFocus()
  })

  test('SES-39 a refusal that names a field stands beside it', async () => {
    const text = 'Use letters, digits or signs, not only spaces'
    answer('register', { ...refusal(text), fields: [{ path: 'password', message: text }] }, 422)
    await signUp(show(), '      ')
    await waitFor(() => expect(password()).toHaveAccessibleDescription(text))
    expect(password()).toHaveFocus()
  })

  test.each([
    ['SES-37', 409, 'email already exists', 'An account with this email already exists'],
    ['SES-37', 409, 'Email Already Exists', 'An account with this email already exists'],
    ['SES-39', 422, 'Use at most 256 characters', 'Use at most 256 characters'],
    ['SES-39', 429, 'Too many attempts. Try again in 40 seconds.', 'Too many attempts. Try again in 40 seconds.'],
  ])('%s a %d that says %j shows %j', async (_, status, text, shown) => {
    answer('register', refusal(text), status)
    await signUp(show())
    expect(await screen.findByText(shown)).toBeVisible()
    expect(localStorage).toHaveLength(0)
  })

  test('SES-40 no connection shows the screen’s own sentence', async () => {
    server.use(http.post('*/api/auth/register', () => HttpResponse.error()))
    await signUp(show())
    expect(await screen.findByRole('alert')).toHaveTextContent('An unexpected error occurred')
  })
})

describe('who may register', () => {
  const show = (query = '') => renderInSession(<RegisterPage />, `/register${query}`)
  const mode = (mode: string) => http.get('*/api/auth/registration', () => HttpResponse.json({ data: { mode } }))
  const invitation = (resolve: Parameters<typeof http.get>[1]) => http.get('*/api/auth/invitation', resolve)
  const invited = invitation(() => HttpResponse.json({ data: { email: 'mara@example.org' } }))
  const expired = { ...refusal('This link was used or is too old. Ask for a new one.'), code: 'link_expired' }

  test.each([
    ['closed', 'Registration is closed'],
    ['invite', 'By invitation only'],
  ])('%s: the page says so, without a form', async (given, heading) => {
    server.use(mode(given))
    show()
    expect(await screen.findByRole('heading', { level: 1, name: heading })).toBeVisible()
    expect(screen.queryByLabelText('Name')).toBeNull()
    expect(screen.getByRole('link', { name: 'Sign in' })).toHaveAttribute('href', '/login')
  })

  test('an invitation fills in the address, which stays as it is, and is sent along', async () => {
    server.use(mode('invite'), invited)
    answer('register', session, 201)
    const view = show('?invitation=inv-1')
    const email = await screen.findByLabelText('Email')
    expect(email).toHaveValue('mara@example.org')
    expect(email).toHaveAttribute('readonly')
    await fill(view, { Name: 'Mara Lindqvist', Password: 'secret1' })
    await view.user.click(button('Sign Up'))
    await waitFor(() => expect(localStorage.getItem('token')).toBe('token-1'))
    expect(sent).toHaveBeenCalledExactlyOnceWith({ name: 'Mara Lindqvist', email: 'mara@example.org', password: 'secret1', invitation: 'inv-1' }, null)
  })

  test('an invitation that was used says so', async () => {
    server.use(invitation(() => HttpResponse.json(expired, { status: 422 })))
    show('?invitation=inv-1')
    expect(await screen.findByRole('alert')).toHaveTextContent(expired.message)
    expect(screen.queryByLabelText('Name')).toBeNull()
    expect(screen.getByRole('link', { name: 'Ask for a new invitation' })).toHaveAttribute('href', '/contact')
  })

  test('an invitation that could not be looked up can be looked up again', async () => {
    server.use(invitation(() => HttpResponse.error()))
    const { user } = show('?invitation=inv-1')
    expect(await screen.findByRole('alert')).toHaveTextContent('We couldn’t reach the server')
    server.use(invited)
    await user.click(button('Try again'))
    expect(await screen.findByLabelText('Email')).toHaveValue('mara@example.org')
  })

  test('where it is not known who may, the form is there, and the server’s refusal is shown', async () => {
    server.use(http.get('*/api/auth/registration', () => HttpResponse.error()))
    answer('register', { ...refusal('Registration is closed.'), code: 'registration_closed' }, 403)
    const view = show()
    await fill(view, { Name: 'Mara', Email: 'mara@example.org', Password: 'secret1' })
    await view.user.click(button('Sign Up'))
    expect(await screen.findByRole('alert')).toHaveTextContent('Registration is closed.')
    expect(password()).toHaveValue('secret1')
  })
})

test.each([
  ['the way to registering', <LoginPage key="l" />, 'Create an account', '/register'],
  ['the way to signing in', <RegisterPage key="r" />, 'Sign in', '/login'],
])('%s keeps the place to go to, and only one of this application', (_, page, link, path) => {
  for (const [query, href] of [
    ['?next=%2Fjobs%3Fcreate%3D1', `${path}?next=%2Fjobs%3Fcreate%3D1`],
    ['?next=%2F..%2F%2Fevil.example', path],
    ['?next=%2Flogin', path],
  ] as const) {
    const { unmount } = renderInSession(page, `/login${query}`)
    expect(screen.getByRole('link', { name: link })).toHaveAttribute('href', href)
    unmount()
  }
})

test.each([[<LoginPage key="l" />], [<RegisterPage key="r" />]])('a form that the browser submits by itself keeps the password out of the address', (page) => {
  const { container } = renderInSession(page)
  expect(container.querySelector('form')).toHaveAttribute('method', 'post')
})
