import { screen, waitFor, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { browser } from '@/lib/reload'
import { postOf } from '@/test/content'
import { renderApp } from '@/test/render-app'
import { server } from '@/test/setup'

const POSTS = [
  postOf({ slug: 'hero', title: 'Hero post', featured: true }),
  postOf({ slug: 'second', title: 'Second post', category: 'ATS Optimization', tags: ['gaps'] }),
  postOf({ slug: 'third', title: 'Third post' }),
]

const answer = (path: string, body: unknown, status = 200) => server.use(http.get(path, () => HttpResponse.json(body as object, { status })))

beforeEach(() => {
  answer('*/api/blog/:slug', postOf({ title: 'Second post', slug: 'second', tags: ['gaps', 'ats'], views: 1, date: '2026-11-11' }))
  answer('*/api/blog', { posts: POSTS })
  answer('*/api/blog/categories/list', ['ATS Optimization', 'Job Search'])
})

afterEach(() => vi.restoreAllMocks())

describe('the list', () => {
  test('BLO-05 BLO-07 shows one post large and the others in a grid', async () => {
    renderApp('/blog')
    const hero = (await screen.findByRole('heading', { name: 'Hero post' })).closest('article')!
    for (const text of ['Featured', 'Job Search', 'What it is about.', 'The team', 'November 11, 2026', '5 min read']) expect(within(hero).getByText(text)).toBeVisible()
    expect(within(hero).getByRole('link', { name: 'Read Full Article' })).toHaveAttribute('href', '/blog/hero')
    expect(screen.getAllByRole('listitem').filter((item) => within(item).queryByRole('heading')).map((item) => within(item).getByRole('heading').textContent)).toEqual(['Second post', 'Third post'])
  })

  test('BLO-06 a category narrows the grid and stays in the address', async () => {
    const { user, url } = renderApp('/blog')
    await user.click(await screen.findByRole('button', { name: 'ATS Optimization' }))
    expect(screen.queryByRole('heading', { name: 'Third post' })).toBeNull()
    expect(screen.getByRole('heading', { name: 'Second post' })).toBeVisible()
    await waitFor(() => expect(url()).toBe('/blog?category=ATS+Optimization'))
    await user.click(screen.getByRole('button', { name: 'All' }))
    expect(screen.getByRole('heading', { name: 'Third post' })).toBeVisible()
  })

  test('BLO-06 a category in the address is chosen at once', async () => {
    renderApp('/blog?category=ATS+Optimization')
    expect(await screen.findByRole('button', { name: 'ATS Optimization', pressed: true })).toBeVisible()
    expect(screen.queryByRole('heading', { name: 'Third post' })).toBeNull()
  })

  test('BLO-15 a tag in the address shows its posts', async () => {
    const { user, url } = renderApp('/blog?tag=gaps')
    expect(await screen.findByRole('heading', { name: 'Second post' })).toBeVisible()
    expect(screen.queryByRole('heading', { name: 'Third post' })).toBeNull()
    expect(screen.getByText('#gaps').closest('p')).toHaveTextContent('1 post tagged #gaps')
    await user.click(screen.getByRole('button', { name: 'Show all posts' }))
    expect(screen.getByRole('heading', { name: 'Third post' })).toBeVisible()
    await waitFor(() => expect(url()).toBe('/blog'))
  })

  test('BLO-01 says that it is loading', async () => {
    server.use(http.get('*/api/blog', () => new Promise<never>(() => {})))
    renderApp('/blog')
    expect(await screen.findByText('Loading blog posts...')).toBeVisible()
  })

  test('BLO-02 BLO-03 BLO-04 a failure says so, and Try Again reloads', async () => {
    const reload = vi.spyOn(browser, 'reload').mockImplementation(() => {})
    answer('*/api/blog', { error: 'Down' }, 500)
    const { user } = renderApp('/blog')
    expect(await screen.findByText('Error Loading Blog Posts')).toBeVisible()
    expect(await screen.findByText('Failed to load blog posts')).toBeInTheDocument()
    await user.click(screen.getByRole('button', { name: 'Try Again' }))
    expect(reload).toHaveBeenCalledOnce()
  })

  test('BLO-08 the newsletter takes an address', async () => {
    const sent: unknown[] = []
    server.use(http.post('*/api/subscribers', async ({ request }) => {
      sent.push(await request.json())
      return HttpResponse.json({ data: { subscribed: true } })
    }))
    const { user } = renderApp('/blog')
    const email = await screen.findByRole('textbox', { name: 'Email' })
    await user.click(screen.getByRole('button', { name: 'Subscribe' }))
    expect(await screen.findByText('Enter your email address')).toBeVisible()
    await user.type(email, 'ada@example.com')
    await user.click(screen.getByRole('button', { name: 'Subscribe' }))
    expect(await screen.findByText('You’re subscribed.')).toBeInTheDocument()
    expect(sent).toEqual([{ email: 'ada@example.com', list: 'newsletter', website: '' }])
    expect(email).toHaveValue('')
  })

  test('BLO-08 what the server says against an address stands at the field, which keeps it', async () => {
    server.use(http.post('*/api/subscribers', () => HttpResponse.json({ error: 'That is no email address' }, { status: 422 })))
    const { user } = renderApp('/blog')
    const email = await screen.findByRole('textbox', { name: 'Email' })
    await user.type(email, 'ada@{Enter}')
    expect(await screen.findByText('That is no email address')).toBeVisible()
    expect(email).toHaveAccessibleDescription('That is no email address')
    expect(email).toHaveValue('ada@')
  })

  test('BLO-08 only programs find the field that catches them', async () => {
    renderApp('/blog')
    await screen.findByRole('textbox', { name: 'Email' })
    const trap = document.querySelector('input[name=website]')!
    expect(trap.closest('[aria-hidden=true]')).not.toBeNull()
    expect(trap).toHaveAttribute('tabindex', '-1')
    expect(trap).toHaveAttribute('autocomplete', 'off')
  })
})

describe('a post', () => {
  test('BLO-13 BLO-14 BLO-15 BLO-16 BLO-21 shows everything it has', async () => {
    renderApp('/blog/second')
    expect(await screen.findByRole('heading', { level: 1, name: 'Second post' })).toBeVisible()
    for (const text of ['Job Search', 'What it is about.', 'November 11, 2026', '5 min read', '1 view', '#gaps', 'About the author', 'They write.']) expect(screen.getByText(text)).toBeVisible()
    expect(screen.getByRole('img', { name: 'A page' })).toHaveAttribute('src', '/content/images/first.svg')
    expect(screen.getByRole('link', { name: '#gaps' })).toHaveAttribute('href', '/blog?tag=gaps')
    expect(screen.getByRole('link', { name: 'Back to Blog' })).toHaveAttribute('href', '/blog')
    await waitFor(() => expect(document.title).toBe('Second post · Vitae'))
  })

  test('links in the text lead on without a new page', async () => {
    server.use(http.get('*/api/faqs', () => HttpResponse.json({ faqs: [] })), http.get('*/api/faqs/categories/list', () => HttpResponse.json([])))
    const { user, url } = renderApp('/blog/second')
    await user.click(await screen.findByRole('link', { name: 'link' }))
    await waitFor(() => expect(url()).toBe('/faqs'))
  })

  test.each([
    ['BLO-17 BLO-19', () => Promise.resolve(), 'Blog post link copied to clipboard!'],
    ['BLO-20', () => Promise.reject(new Error('no')), 'Failed to copy link to clipboard'],
  ])('%s Share copies the link', async (_, write, toast) => {
    const { user } = renderApp('/blog/second')
    const copied = vi.spyOn(navigator.clipboard, 'writeText').mockImplementation(write)
    await user.click(await screen.findByRole('button', { name: 'Share' }))
    expect(copied).toHaveBeenCalledExactlyOnceWith(window.location.href)
    expect(await screen.findByText(toast)).toBeInTheDocument()
  })

  test('BLO-20 without a clipboard, as on insecure connections, the link is not copied', async () => {
    const { user } = renderApp('/blog/second')
    vi.spyOn(navigator, 'clipboard', 'get').mockReturnValue(undefined as unknown as Clipboard)
    await user.click(await screen.findByRole('button', { name: 'Share' }))
    expect(await screen.findByText('Failed to copy link to clipboard')).toBeInTheDocument()
  })

  test('BLO-18 another Share button floats once the head is out of sight', async () => {
    renderApp('/blog/second')
    await screen.findByRole('button', { name: 'Share' })
    expect(screen.queryByRole('button', { name: 'Share this post' })).toBeNull()
    vi.spyOn(window, 'scrollY', 'get').mockReturnValue(700)
    window.dispatchEvent(new Event('scroll'))
    expect(await screen.findByRole('button', { name: 'Share this post' })).toBeVisible()
  })

  test.each([[0, '0 views', false], [1, '1 view', true], [1234, '1,234 views', true]])('BLO-13 %i views read "%s"; none are not shown: they are not known yet', async (views, text, shown) => {
    answer('*/api/blog/:slug', postOf({ views }))
    renderApp('/blog/first')
    expect((await screen.findByText(text)).classList.contains('invisible')).toBe(!shown)
  })

  test('the main headings are listed beside the text', async () => {
    answer('*/api/blog/:slug', postOf({ content: '<h2 id="one">One</h2><h2 id="two">Two</h2><h2 id="three">Three</h2>' }))
    renderApp('/blog/first')
    const links = within(await screen.findByRole('navigation', { name: 'On this page' })).getAllByRole('link')
    expect(links.map((link) => link.getAttribute('href'))).toEqual(['#one', '#two', '#three'])
  })

  test('three others are offered, of the same category first', async () => {
    answer('*/api/blog', { posts: ['a', 'b', 'second', 'c', 'd'].map((slug) => postOf({ slug, title: `Post ${slug}`, category: slug > 'b' ? 'Job Search' : 'Other' })) })
    renderApp('/blog/second')
    const related = within(await screen.findByRole('region', { name: 'Read next' }))
    expect(related.getAllByRole('heading', { level: 3 }).map((heading) => heading.textContent)).toEqual(['Post c', 'Post d', 'Post a'])
  })

  test('without the list the article is whole', async () => {
    let asked = false
    server.use(http.get('*/api/blog', () => {
      asked = true
      return HttpResponse.json({ error: 'Down' }, { status: 500 })
    }))
    renderApp('/blog/second')
    expect(await screen.findByText('About the author')).toBeVisible()
    await waitFor(() => expect(asked).toBe(true))
    expect(screen.queryByText('Read next')).toBeNull()
    expect(screen.queryByText('Down')).toBeNull()
  })

  test('the heading keeps the focus when the article has come', async () => {
    const { user } = renderApp('/blog')
    await user.click(await screen.findByRole('link', { name: 'Second post' }))
    expect(await screen.findByRole('heading', { level: 1, name: 'Second post' })).toHaveFocus()
  })

  test('BLO-22 a missing post is not found', async () => {
    answer('*/api/blog/:slug', { error: 'Blog post not found' }, 404)
    renderApp('/blog/nope')
    expect(await screen.findByText('Blog post not found')).toBeVisible()
  })

  test('BLO-23 BLO-24 any other failure is one of loading', async () => {
    answer('*/api/blog/:slug', {}, 500)
    renderApp('/blog/second')
    expect(await screen.findByText('Failed to fetch blog post')).toBeVisible()
    expect(screen.queryByText('Blog post not found')).toBeNull()
    expect(await screen.findByText('Failed to load blog post')).toBeInTheDocument()
  })

  test('BLO-25 an invalid date is unknown', async () => {
    answer('*/api/blog/:slug', postOf({ date: 'soon' }))
    renderApp('/blog/first')
    expect(await screen.findByText('Unknown date')).toBeVisible()
  })
})
