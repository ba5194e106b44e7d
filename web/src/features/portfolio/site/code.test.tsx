import { screen, waitFor, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { renderScreen } from '@/test/render-screen'
import { server } from '@/test/setup'
import { renderApp } from '@/test/render-app'
import { storeSession } from '@/test/user'
import { deploymentOf, portfolioOf, portfolioServer } from '../testing'
import CodeDialog from './CodeDialog'

const DESIGNER = '/portfolio/designer-templates?template=designer1&site=p9'
const THEME = '/portfolio/photographer-templates?template=photographer&site=p9'

let world: ReturnType<typeof portfolioServer>
function given(state: Parameters<typeof portfolioServer>[0] = {}) {
  world = portfolioServer(state)
  server.use(...world.handlers)
}
beforeEach(() => {
  storeSession()
  given()
})

async function open(path = DESIGNER) {
  const view = renderApp(path)
  const code = within(await screen.findByRole('dialog', { name: 'Your Portfolio Website Code' }))
  await waitFor(() => expect(code.getByRole('textbox', { name: 'HTML of your portfolio' })).toHaveValue('<h1>Mara</h1>'))
  await code.findAllByRole('button', { name: /^Deploy to (?!…)/ })
  return { ...view, code }
}
type Code = Awaited<ReturnType<typeof open>>['code']

/** The button of the panel, and the one that stays in sight on phones. */
const deployButtons = (code: Code, name: string | RegExp = /^Deploy to/) => code.getAllByRole('button', { name })
const answersDeploy = (respond: () => Response | Promise<Response>) => server.use(http.post('*/api/portfolio/:id/deploy', respond))
const alert = () => screen.findByRole('alertdialog')

describe('the code', () => {
  test('PDE-02 PDE-03 it is fetched without a token, and can be read and copied only', async () => {
    const { user, code } = await open()
    expect(world.calls).toContain('GET /api/portfolio/p9/website')
    const text = code.getByRole('textbox', { name: 'HTML of your portfolio' })
    expect(text).toHaveAttribute('readonly')
    await user.click(code.getByRole('button', { name: 'Copy' }))
    expect(await navigator.clipboard.readText()).toBe('<h1>Mara</h1>')
  })

  test('a failure can be tried again', async () => {
    server.use(http.get('*/api/portfolio/p9/website', () => HttpResponse.json({}, { status: 404 }), { once: true }))
    const { user } = renderApp(DESIGNER)
    const code = within(await screen.findByRole('dialog', { name: 'Your Portfolio Website Code' }))
    expect(await code.findByRole('alert')).toHaveTextContent('We couldn’t load the code of your portfolio.')
    await user.click(code.getByRole('button', { name: 'Try Again' }))
    await waitFor(() => expect(code.getByRole('textbox', { name: 'HTML of your portfolio' })).toHaveValue('<h1>Mara</h1>'))
  })

  test('the page can be looked at as on a desktop and on a phone, in a frame that may not touch the app', async () => {
    const { user, code } = await open()
    const frame = code.getByTitle('Preview of your portfolio')
    expect(frame).toHaveAttribute('src', '/api/portfolio/p9/preview/')
    expect(frame).toHaveAttribute('sandbox', 'allow-scripts allow-popups')
    expect(frame).toHaveStyle({ width: '1280px' })
    await user.click(code.getByRole('button', { name: 'Phone' }))
    expect(frame).toHaveStyle({ width: '390px' })
  })

  test.each([['PDE-07', DESIGNER, 'Download HTML', 'portfolio.html', 'text/html'], ['PDE-15', THEME, 'Download HTML', 'portfolio.html', 'text/html'], ['PDE-07', DESIGNER, 'Download ZIP', 'portfolio.zip', 'application/zip']])('%s %s: "%s" saves %s', async (_, path, name, file, type) => {
    const blobs: Blob[] = []
    URL.createObjectURL = vi.fn((blob: Blob) => {
      blobs.push(blob)
      return 'blob:x'
    })
    const saved: string[] = []
    const click = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(this: HTMLAnchorElement) { saved.push(this.download) })
    const { user, code } = await open(path)
    await user.click(code.getByRole('button', { name }))
    await waitFor(() => expect(saved).toEqual([file]))
    expect(blobs[0]?.type).toBe(type)
    click.mockRestore()
  })
})

describe('the custom domain', () => {
  test('PDE-04 PDE-05 it is optional, and says who has to own it', async () => {
    const { code } = await open()
    expect(code.getByLabelText('Custom Domain (optional)')).toHaveAccessibleDescription('Unless it is a subdomain of Vitae, you must own this domain and set up its DNS yourself. Point a CNAME record to sites.example.org.')
  })

  test.each([['  www.mara.example ', { customDomain: 'www.mara.example' }], ['   ', {}], ['', {}]])('PDE-06 PDE-26 %j is sent as %j', async (typed, body) => {
    const { user, code } = await open()
    if (typed) await user.type(code.getByLabelText('Custom Domain (optional)'), typed)
    await user.click(deployButtons(code)[0]!)
    await waitFor(() => expect(world.bodies).toEqual([body]))
  })

  test.each([['', { customDomain: '' }], ['www.other.example', { customDomain: 'www.other.example' }], [null, {}]])('the domain of a live site stands there and stays: changed to %j it sends %j', async (typed, body) => {
    given({ deploys: [deploymentOf({ _id: 'p9', customDomain: 'www.mara.example' })] })
    const { user, code } = await open()
    const field = code.getByLabelText('Custom Domain (optional)')
    await waitFor(() => expect(field).toHaveValue('www.mara.example'))
    if (typed !== null) await user.clear(field)
    if (typed) await user.type(field, typed)
    await user.click(deployButtons(code)[0]!)
    await waitFor(() => expect(world.bodies).toEqual([body]))
  })

  test('a refused domain is said at its field, which takes the focus', async () => {
    answersDeploy(() => HttpResponse.json({ error: 'Enter a domain', message: 'Enter a domain', code: 'invalid', fields: [{ path: 'customDomain', message: 'Enter a domain like portfolio.example.com' }] }, { status: 422 }))
    const { user, code } = await open()
    const field = code.getByLabelText('Custom Domain (optional)')
    await user.type(field, 'nothing')
    await user.click(deployButtons(code)[0]!)
    await waitFor(() => expect(field).toBeInvalid())
    expect(field).toHaveAccessibleDescription(/Enter a domain like portfolio\.example\.com/)
    expect(field).toHaveFocus()
  })

  test('where there are none, the field says so', async () => {
    given({ hosting: { domains: false } })
    const { code } = await open()
    await waitFor(() => expect(code.getByLabelText('Custom Domain (optional)')).toBeDisabled())
    expect(code.getByText('Custom domains aren’t available on Vitae.')).toBeVisible()
  })

  test('the records to set are shown after a deployment', async () => {
    answersDeploy(() => HttpResponse.json({ url: 'https://x.example', deployment: deploymentOf({ _id: 'p9', domain: { name: 'www.mara.example', state: 'waiting', records: [{ type: 'CNAME', name: 'www', value: 'sites.example.org' }, { type: 'TXT', name: '_vitae', value: 'abc' }] } }) }))
    const { user, code } = await open()
    await user.click(deployButtons(code)[0]!)
    const note = within(await code.findByRole('region', { name: 'Connect www.mara.example' }))
    for (const text of ['CNAME', 'TXT', 'sites.example.org', 'abc']) expect(note.getByText(text)).toBeVisible()
    expect(note.getByRole('button', { name: 'Check again' })).toBeVisible()
  })
})

describe('deploying', () => {
  test.each([['Vitae'], ['Vercel']])('PDE-08 the button names the host: %s', async (name) => {
    given({ hosting: { name } })
    const { code } = await open()
    expect(deployButtons(code, `Deploy to ${name}`)).toHaveLength(2)
  })

  test('PDE-09 PDE-10 PDE-11 PDE-18 PDE-20 PDE-25 busy with progress, done, the live address, and the list anew', async () => {
    let answer = () => {}
    answersDeploy(async () => {
      await new Promise<void>((resolve) => { answer = resolve })
      const deployment = deploymentOf({ _id: 'p9' })
      world.state.deploys = [deployment]
      return HttpResponse.json({ url: deployment.deploymentUrl, deployment })
    })
    const { user, code } = await open()
    const asked = () => world.calls.filter((call) => call.startsWith('GET /api/portfolio/my-deploys')).length
    const before = asked()
    await user.click(deployButtons(code)[0]!)
    for (const button of deployButtons(code, 'Deploying...')) expect(button).toHaveAttribute('aria-busy', 'true')
    expect((await code.findAllByText('Building your site…'))[0]).toBeVisible()
    expect(code.getAllByRole('progressbar', { name: 'Deploying your portfolio' })[0]).toHaveAttribute('aria-valuenow', '60')
    answer()
    expect(await code.findByText('Your portfolio is live!')).toBeVisible()
    expect(code.getByText('https://sites.example.org/mara/')).toBeVisible()
    expect(deployButtons(code, 'Deployed!')).toHaveLength(2)
    expect(code.getByRole('link', { name: /^View Live Site/ })).toHaveAttribute('href', 'https://sites.example.org/mara/')
    await waitFor(() => expect(asked()).toBeGreaterThan(before))
  })

  test('PDE-12 one of the two buttons is for phones and stays in sight', async () => {
    const { code } = await open()
    const [panel, sticky] = deployButtons(code).map((button) => button.closest('div')!)
    expect(panel).toHaveClass('max-md:hidden')
    expect(sticky!.closest('.sticky')).toHaveClass('md:hidden')
  })

  test.each([
    ['PDE-29', 'Vitae', () => HttpResponse.json({ error: 'The domain is taken.' }, { status: 409 }), 'The domain is taken.'], ['PDE-29', 'Vercel', () => HttpResponse.json({}, { status: 500 }), 'Failed to deploy to Vercel.'],
    ['PDE-29', 'Vitae', () => HttpResponse.json({}, { status: 500 }), 'Failed to deploy.'], ['PDE-27 PDE-29', 'Vercel', () => HttpResponse.json({ deployment: deploymentOf() }), 'Failed to deploy to Vercel.'], ['PDE-30', 'Vercel', () => HttpResponse.error(), 'Deployment failed.'],
  ])('%s on %s: the reason stands below the button', async (_, name, respond, message) => {
    given({ hosting: { name } })
    answersDeploy(respond)
    const { user, code } = await open()
    await user.click(deployButtons(code)[0]!)
    expect((await code.findAllByRole('alert'))[0]).toHaveTextContent(message)
    expect(deployButtons(code)[0]).toBeEnabled()
  })

  test('PDE-28 without an id it says so', async () => {
    const { user } = renderScreen(<CodeDialog id={undefined} isTheme={false} onClose={() => {}} />)
    await user.click((await screen.findAllByRole('button', { name: /^Deploy to/ }))[0]!)
    expect((await screen.findAllByRole('alert'))[0]).toHaveTextContent('Portfolio ID not found. Please try again.')
  })

  test('PDE-21 PDE-22 with two deployed portfolios it is disabled and says why', async () => {
    given({ deploys: [deploymentOf(), deploymentOf({ _id: 'p2' })] })
    const { user, code } = await open()
    expect((await code.findAllByText('You already have 2 deployed portfolios. Delete one of them first.'))[0]).toBeVisible()
    expect(deployButtons(code)[0]).toHaveAttribute('aria-disabled', 'true')
    await user.click(deployButtons(code)[0]!)
    expect(world.bodies).toEqual([])
  })

  test('PDE-22 deploying one of the two again takes no further place', async () => {
    given({ deploys: [deploymentOf({ _id: 'p9' }), deploymentOf({ _id: 'p2' })] })
    const { user, code } = await open()
    expect(await code.findByText('This portfolio is live. Deploy it again after a change.')).toBeVisible()
    await user.click(deployButtons(code)[0]!)
    await waitFor(() => expect(world.bodies).toHaveLength(1))
  })

  test('PDE-24 closing forgets everything: opened again, it begins anew', async () => {
    given({ portfolios: [portfolioOf({ _id: 'p9' })] })
    answersDeploy(() => HttpResponse.error())
    const { user, code, url } = await open('/portfolio?site=p9')
    await user.type(code.getByLabelText('Custom Domain (optional)'), 'www.mara.example')
    await user.click(deployButtons(code)[0]!)
    await code.findAllByRole('alert')
    await user.click(code.getByRole('button', { name: 'Close' }))
    await waitFor(() => expect(url()).toBe('/portfolio'))
    await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Your Portfolio Website Code' })).toBeNull())
    await user.click(screen.getByRole('button', { name: 'Code of Mara Lindqvist' }))
    const again = within(await screen.findByRole('dialog', { name: 'Your Portfolio Website Code' }))
    expect(again.getByLabelText('Custom Domain (optional)')).toHaveValue('')
    expect(again.queryByRole('alert')).toBeNull()
    await waitFor(() => expect(world.calls.filter((call) => call === 'GET /api/portfolio/p9/website')).toHaveLength(2))
  })
})

describe('of a photographer', () => {
  test('PDE-15 PDE-19 there is no custom domain, and an empty object is sent', async () => {
    const { user, code } = await open(THEME)
    expect(code.queryByLabelText('Custom Domain (optional)')).toBeNull()
    await user.click(deployButtons(code)[0]!)
    await waitFor(() => expect(world.bodies).toEqual([{}]))
    expect(await code.findByRole('link', { name: /^View Live Site/ })).toBeVisible()
  })

  test.each([
    ['PDE-17', undefined, 'There is no portfolio to deploy.'],
    ['PDE-16', 'p9', 'There is no code to deploy.'],
  ])('%s the button is disabled: with the id %s, "%s"', async (_, id, reason) => {
    server.use(http.get('*/api/portfolio/p9/website', () => HttpResponse.json({}, { status: 404 })))
    renderScreen(<CodeDialog id={id} isTheme onClose={() => {}} />)
    const [button] = await screen.findAllByRole('button', { name: /^Deploy to/ })
    expect(button).toHaveAttribute('aria-disabled', 'true')
    expect(button).toHaveAccessibleDescription(reason)
  })

  test.each([
    ['PDE-31', () => HttpResponse.json({ error: 'The host is asleep.' }, { status: 503 }), 'The host is asleep.'], ['PDE-31', () => HttpResponse.json({}, { status: 500 }), 'Deployment failed'],
    ['PDE-31', () => HttpResponse.json({}), 'Deployment failed'], ['PDE-32', () => HttpResponse.error(), 'An error occurred during deployment.'],
  ])('%s a failure alerts "%s"', async (_, respond, message) => {
    answersDeploy(respond)
    const { user, code } = await open(THEME)
    await user.click(deployButtons(code)[0]!)
    expect(await alert()).toHaveAccessibleName(message)
    expect(code.queryByRole('alert')).toBeNull()
    await user.click(within(await alert()).getByRole('button', { name: 'OK' }))
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
  })
})
