import { screen, waitFor, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest'
import { site } from '@/lib/site'
import { gate } from '@/test/gate'
import { renderApp } from '@/test/render-app'
import { server } from '@/test/setup'
import { storeSession } from '@/test/user'
import { deploymentOf, portfolioOf, portfolioServer } from '../testing'

const refuses = (method: 'get' | 'delete' | 'put', path: string, status: number, error?: string) => http[method](`*${path}`, () => HttpResponse.json(error === undefined ? {} : { error, message: error, code: 'test' }, { status }))

/** The application at an address, with a server that has this. */
function open(path = '/portfolio', given: Parameters<typeof portfolioServer>[0] = {}) {
  const world = portfolioServer(given)
  server.use(...world.handlers)
  return { ...renderApp(path), ...world }
}

const card = async (title: string) => within((await screen.findByRole('heading', { level: 2, name: title })).closest('li')!)
const alert = () => screen.findByRole('alertdialog')

describe('the categories', () => {
  test('POR-01 POR-02 POR-03 POR-05 POR-06 each card has title, description, picture, icon, likes, views and button', async () => {
    open()
    expect(await screen.findByRole('heading', { level: 1, name: 'Create Your Portfolio' })).toBeVisible()
    for (const [title, likes, views] of [['Artist', '245', '1,200'], ['Fashion Designer', '312', '2,400'], ['Developer', '487', '3,100'], ['Model', '529', '4,700'], ['Photographer', '398', '2,900']] as const) {
      const one = await card(title)
      expect(one.getByRole('button', { name: `Explore Templates for ${title}` })).toBeVisible()
      expect(one.getByRole('button', { name: `${likes} likes. Like ${title}` })).toBeVisible()
      expect(one.getByText(views, { exact: false })).toHaveTextContent(`${views} views`)
      expect(one.getByRole('article').querySelector('img')).toHaveAttribute('src', expect.stringMatching(/^\/portfolio-previews\/.+\.webp$/))
      expect(one.getByRole('article').querySelector('svg')).not.toBeNull()
    }
  })

  test('without samples a card shows real counts or none', async () => {
    site.samples = false
    onTestFinished(() => void (site.samples = true))
    open('/portfolio', { categories: [{ id: 'model', likes: 0, views: 3, liked: false }] })
    expect(await (await card('Model')).findByRole('button', { name: '0 likes. Like Model' })).toBeVisible()
    expect((await card('Model')).getByText('3', { exact: false, selector: 'p' })).toHaveTextContent('3 views')
    expect((await card('Artist')).getByRole('button', { name: 'likes. Like Artist' })).toBeVisible()
    expect(screen.getByRole('main')).not.toHaveTextContent(/245|1,200|sample/)
  })

  test('the page says where its figures are samples, and cards of one’s own have none', async () => {
    open()
    expect(await screen.findByText(/begin with sample figures/)).toBeVisible()
    for (const own of screen.queryAllByRole('region', { name: /^Your/ })) expect(own).not.toHaveTextContent(/likes|views/)
  })

  test('POR-03 the server’s figures take the place of the first ones', async () => {
    open('/portfolio', { categories: [{ id: 'model', likes: 530, views: 5000, liked: false }] })
    expect(await (await card('Model')).findByRole('button', { name: '530 likes. Like Model' })).toBeVisible()
  })

  test('POR-04 a card turns over on hover and on focus, and only where there is a pointer and motion is welcome', async () => {
    open()
    const article = (await card('Artist')).getByRole('article')
    expect(article).toHaveClass('flip:group-hover:rotate-y-180', 'flip:group-focus-within:rotate-y-180')
  })

  test.each([
    ['POR-08', 'Artist', 'artist', '/portfolio/templates'], ['POR-09', 'Photographer', 'photographer', '/portfolio/photographer-templates'], ['POR-10', 'Developer', 'developer', '/portfolio/developer-templates'],
    ['POR-11', 'Model', 'model', '/portfolio/model-templates'], ['POR-12', 'Fashion Designer', 'fashion-designer', '/portfolio/designer-templates'],
  ])('POR-07 %s %s is counted and leads to its designs', async (_, title, id, path) => {
    const { user, url, calls } = open()
    await user.click((await card(title)).getByRole('button', { name: /^Explore Templates/ }))
    await waitFor(() => expect(url()).toBe(path))
    await waitFor(() => expect(calls).toContain(`POST /api/portfolio/categories/${id}/view`))
  })

  test('POR-13 any other category is answered with an alert', async () => {
    const { user, url } = open('/portfolio?category=chef')
    expect(await alert()).toHaveAccessibleName('Templates for this category aren’t available yet.')
    await user.click(within(await alert()).getByRole('button', { name: 'OK' }))
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
    await waitFor(() => expect(url()).toBe('/portfolio'))
  })

  test('a link to a category goes on to its designs', async () => {
    const { url } = open('/portfolio?category=developer')
    await waitFor(() => expect(url()).toBe('/portfolio/developer-templates'))
  })

  test('guests are told to sign in before they like', async () => {
    const { user, calls } = open()
    const like = (await card('Model')).getByRole('button', { name: '529 likes. Like Model' })
    expect(like).toHaveAccessibleDescription('Sign in to like this.')
    await user.click(like)
    expect(calls).toEqual([])
  })

  test('a like is shown at once, and taken back when the server refuses it', async () => {
    storeSession()
    const { user, calls } = open('/portfolio', { categories: [{ id: 'fashion-designer', likes: 312, views: 2, liked: false }] })
    const designer = await card('Fashion Designer')
    await waitFor(() => expect(designer.getByText(/2 views|^2/)).toBeInTheDocument())
    await user.click(designer.getByRole('button', { name: '312 likes. Like Fashion Designer' }))
    expect(await designer.findByRole('button', { name: '313 likes. Like Fashion Designer', pressed: true })).toBeVisible()
    expect(calls).toContain('PUT /api/portfolio/categories/fashion-designer/like Bearer token-1')
    server.use(refuses('delete', '/api/portfolio/categories/:id/like', 500, 'Not now.'))
    await user.click(designer.getByRole('button', { name: /313 likes/ }))
    expect(await screen.findByText('Not now.')).toBeVisible()
    expect(designer.getByRole('button', { name: /313 likes/, pressed: true })).toBeVisible()
  })
})

describe('/portfolio/create', () => {
  test('POR-14 a stored design opens its form in front of the landing', async () => {
    localStorage.setItem('selectedPortfolioTemplate', 'template4')
    open('/portfolio/create')
    expect(await screen.findByRole('dialog', { name: 'Create Your Architect Portfolio' })).toBeVisible()
    expect(screen.getByRole('heading', { level: 1, name: 'Create Your Portfolio', hidden: true })).toBeInTheDocument()
  })

  test('POR-15 without one it leads to the designs for artists', async () => {
    const { url } = open('/portfolio/create')
    await waitFor(() => expect(url()).toBe('/portfolio/templates'))
  })

  test('closing the form leads to the landing, and keeps the choice', async () => {
    localStorage.setItem('selectedPortfolioTemplate', 'template1')
    const { user, url } = open('/portfolio/create')
    await user.click(within(await screen.findByRole('dialog', { name: 'Create Your Artist Portfolio' })).getByRole('button', { name: 'Cancel' }))
    await waitFor(() => expect(url()).toBe('/portfolio'))
    expect(localStorage.getItem('selectedPortfolioTemplate')).toBe('template1')
  })
})

describe('Your Deployed Portfolios', () => {
  const section = async () => within((await screen.findByRole('heading', { level: 2, name: 'Your Deployed Portfolios' })).closest('section')!)

  test('PDE-33 PDE-47 guests see a way to sign in, and nothing is asked for', async () => {
    const { calls } = open()
    const list = await section()
    expect(list.getByText('Sign in to see and manage the portfolios you deployed.')).toBeVisible()
    expect(list.getByRole('link', { name: 'Sign In' })).toHaveAttribute('href', '/login?next=%2Fportfolio')
    expect(calls).toEqual([])
  })

  describe('of a user', () => {
    beforeEach(() => storeSession())

    test('PDE-34 PDE-36 PDE-45 loading, then none', async () => {
      const world = portfolioServer()
      const answer = gate()
      server.use(...world.handlers)
      server.use(http.get('*/api/portfolio/my-deploys', async () => {
        await answer.opened
        return HttpResponse.json({ deploys: [], limit: 2 })
      }))
      renderApp('/portfolio')
      const list = await section()
      expect(list.getByText('Loading...')).toBeVisible()
      answer.open()
      expect(await list.findByText('No deployed portfolios yet.')).toBeVisible()
    })

    test.each([
      ['the server’s text', refuses('get', '/api/portfolio/my-deploys', 503, 'Closed for repairs.'), 'Closed for repairs.'],
      ['the call’s own', refuses('get', '/api/portfolio/my-deploys', 400), 'Failed to fetch deploys'],
    ])('PDE-35 a failure shows %s', async (_, handler, text) => {
      server.use(handler, ...portfolioServer().handlers)
      renderApp('/portfolio')
      expect(await (await section()).findByRole('alert')).toHaveTextContent(text)
    })

    test('PDE-37 PDE-38 PDE-39 PDE-40 PDE-46 each has name, time, address, its own domain, and a button to delete it', async () => {
      const { user } = open('/portfolio', { deploys: [deploymentOf({ visitors: { total: 1234, last30Days: 5 } }), deploymentOf({ _id: 'p2', name: 'Second', customDomain: 'www.mara.example' }), deploymentOf({ _id: 'p3', name: 'Third', customDomain: 'sites.example.org' })] })
      const list = await section()
      const items = await list.findAllByRole('listitem')
      const [first, second, third] = items.map((item) => within(item))
      expect(first!.getByRole('heading', { name: 'Mara Lindqvist' })).toBeVisible()
      expect(items[0]!.querySelector('time')).toHaveAttribute('datetime', '2026-11-22T10:00:00Z')
      expect(items[0]!.querySelector('time')).toHaveTextContent(/Nov.* 2026.*\d:\d\d/)
      expect(first!.getByText(/1,234 visitors \(5 in the last 30 days\)/)).toBeVisible()
      expect(first!.getByRole('link', { name: /sites\.example\.org\/mara/ })).toHaveAttribute('href', 'https://sites.example.org/mara/')
      await user.click(first!.getByRole('button', { name: 'Copy URL' }))
      expect(await navigator.clipboard.readText()).toBe('https://sites.example.org/mara/')
      expect(first!.queryByRole('button', { name: 'Copy Domain' })).toBeNull()
      await user.click(second!.getByRole('button', { name: 'Copy Domain' }))
      expect(await navigator.clipboard.readText()).toBe('www.mara.example')
      expect(third!.queryByRole('button', { name: 'Copy Domain' })).toBeNull()
      expect(first!.getByRole('button', { name: /^Delete/ })).toHaveClass('bg-error')
    })

    test('a domain that waits shows its records, and can be looked at again', async () => {
      const domain = { name: 'www.mara.example', state: 'waiting' as const, records: [{ type: 'CNAME' as const, name: 'www', value: 'sites.example.org' }] }
      const { user } = open('/portfolio', { deploys: [deploymentOf({ customDomain: domain.name, domain })] })
      const note = within(await screen.findByRole('region', { name: 'Connect www.mara.example' }))
      expect(note.getByText('sites.example.org')).toBeVisible()
      server.use(http.post('*/api/portfolio/p1/domain/check', () => HttpResponse.json({ deployment: deploymentOf({ domain }) }), { once: true }))
      await user.click(note.getByRole('button', { name: 'Check again' }))
      expect(await note.findByText('Not connected yet. Please check again later.')).toBeVisible()
      server.use(http.post('*/api/portfolio/p1/domain/check', () => HttpResponse.json({ deployment: deploymentOf({ domain: { ...domain, state: 'connected' } }) })))
      await user.click(note.getByRole('button', { name: 'Check again' }))
      expect(await screen.findByText('www.mara.example is connected.')).toBeVisible()
    })

    test('PDE-41 PDE-42 PDE-44 deleting asks, and loads the list anew', async () => {
      const { user, calls } = open('/portfolio', { deploys: [deploymentOf()] })
      await user.click(await screen.findByRole('button', { name: 'Delete the deployment of Mara Lindqvist' }))
      expect(await alert()).toHaveAccessibleName('Are you sure you want to delete this deployment?')
      await user.click(within(await alert()).getByRole('button', { name: 'Cancel' }))
      expect(calls.filter((call) => call.startsWith('DELETE'))).toEqual([])
      await user.click(screen.getByRole('button', { name: 'Delete the deployment of Mara Lindqvist' }))
      await user.click(within(await alert()).getByRole('button', { name: 'Delete' }))
      expect(await screen.findByText('No deployed portfolios yet.')).toBeVisible()
      expect(calls).toContain('DELETE /api/portfolio/p1/deploy Bearer token-1')
    })

    test.each([
      ['the server’s text', refuses('delete', '/api/portfolio/:id/deploy', 500, 'The host is asleep.'), 'The host is asleep.'],
      ['the call’s own', refuses('delete', '/api/portfolio/:id/deploy', 500), 'Failed to delete deployment'],
      ['the call’s own without a connection', http.delete('*/api/portfolio/:id/deploy', () => HttpResponse.error()), 'Failed to delete deployment'],
    ])('PDE-43 a failure alerts %s', async (_, handler, text) => {
      server.use(handler, ...portfolioServer({ deploys: [deploymentOf()] }).handlers)
      const { user } = renderApp('/portfolio')
      await user.click(await screen.findByRole('button', { name: 'Delete the deployment of Mara Lindqvist' }))
      await user.click(within(await alert()).getByRole('button', { name: 'Delete' }))
      await waitFor(async () => expect(await alert()).toHaveAccessibleName(text))
    })
  })
})

describe('own portfolios', () => {
  beforeEach(() => {
    storeSession()
    URL.createObjectURL = vi.fn(() => 'blob:x')
    URL.revokeObjectURL = vi.fn()
  })

  test('those who have none see no list', async () => {
    const { calls } = open()
    await waitFor(() => expect(calls).toContain('GET /api/portfolio Bearer token-1'))
    await screen.findByText('No deployed portfolios yet.')
    expect(screen.queryByRole('heading', { name: 'Your Portfolios' })).toBeNull()
  })

  test('PDE-49 each can be edited, its code opened again, and be deleted', async () => {
    const { user, url, calls } = open('/portfolio', { portfolios: [portfolioOf({ deployment: deploymentOf() })] })
    await user.click(await screen.findByRole('button', { name: 'Edit Mara Lindqvist' }))
    await waitFor(() => expect(url()).toBe('/portfolio?edit=p1'))
    const form = within(await screen.findByRole('dialog', { name: 'Create Your Designer Portfolio' }))
    expect(form.getByLabelText('Design specialty')).toHaveValue('Brands')
    await user.click(form.getByRole('button', { name: 'Cancel' }))
    await user.click(await screen.findByRole('button', { name: 'Code of Mara Lindqvist' }))
    await waitFor(() => expect(url()).toBe('/portfolio?site=p1'))
    const code = within(await screen.findByRole('dialog', { name: 'Your Portfolio Website Code' }))
    await waitFor(() => expect(code.getByRole('textbox', { name: 'HTML of your portfolio' })).toHaveValue('<h1>Mara</h1>'))
    await user.click(code.getByRole('button', { name: 'Close' }))
    await user.click(await screen.findByRole('button', { name: 'Delete Mara Lindqvist' }))
    expect(await alert()).toHaveAccessibleName('Delete the portfolio “Mara Lindqvist”?')
    expect(await alert()).toHaveAccessibleDescription('It stays in the trash for 30 days. Its website goes offline now, and stays offline when you restore it.')
    await user.click(within(await alert()).getByRole('button', { name: 'Delete' }))
    await waitFor(() => expect(screen.queryByRole('heading', { name: 'Your Portfolios' })).toBeNull())
    expect(calls).toContain('DELETE /api/portfolio/p1 Bearer token-1')
  })

  test.each([
    [null, '“Mara Lindqvist” is back in your portfolios.'],
    [deploymentOf(), '“Mara Lindqvist” is back in your portfolios. Deploy it again to put its website back online.'],
  ])('a deleted one can be brought back', async (deployment, said) => {
    const { user, calls, state } = open('/portfolio', { portfolios: [portfolioOf({ deployment })] })
    await user.click(await screen.findByRole('button', { name: 'Delete Mara Lindqvist' }))
    await user.click(within(await alert()).getByRole('button', { name: 'Delete' }))
    const undo = await screen.findByRole('button', { name: 'Undo' })
    expect(undo).toHaveAccessibleDescription('Moved “Mara Lindqvist” to the trash.')
    await user.click(undo)
    expect(await screen.findByRole('heading', { name: 'Your Portfolios' })).toHaveFocus()
    expect(screen.getByText(said)).toBeVisible()
    expect(calls).toContain('POST /api/trash/portfolio/p1/restore Bearer token-1')
    expect(state.portfolios).toHaveLength(1)
  })
})
