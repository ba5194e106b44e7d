import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, test } from 'vitest'
import { renderApp } from '@/test/render-app'
import { server } from '@/test/setup'
import { portfolioServer } from '../testing'

beforeEach(() => server.use(...portfolioServer().handlers))

const design = async (name: string) => within((await screen.findByRole('heading', { level: 2, name })).closest('li')!)

describe('the designs for artists', () => {
  const FIVE = [
    ['template1', 'Minimalist', 'For traditional artists, painters, sculptors'], ['template2', 'Bold Aura', 'For digital artists, designers, creatives'], ['template3', 'Premium', 'For photographers, visual storytellers'],
    ['template4', 'Modern Elegant', 'For architects, 3D artists'], ['template5', 'Futuristic', 'For fashion designers and luxury brands'],
  ] as const

  test('POR-19 POR-20 POR-21 five cards name their audience, and all can be chosen', async () => {
    renderApp('/portfolio/templates')
    for (const [, name, audience] of FIVE) {
      const card = await design(name)
      expect(card.getByText(audience)).toBeVisible()
      expect(card.getByRole('button', { name: `Select ${name}` })).toBeEnabled()
    }
    expect(screen.queryByText(/coming soon/i)).toBeNull()
  })

  test.each(FIVE)('POR-22 POR-23 POR-24 POR-25 %s (%s) is selected, stored, and leads to the form', async (id, name) => {
    const { user, url } = renderApp('/portfolio/templates')
    const card = await design(name)
    expect(screen.getByRole('button', { name: 'Continue' })).toBeDisabled()
    await user.click(card.getByRole('button', { name: `Select ${name}` }))
    expect(card.getByRole('button', { name: `Selected ${name}`, pressed: true })).toBeVisible()
    expect(localStorage.getItem('selectedPortfolioTemplate')).toBeNull()
    await user.click(screen.getByRole('button', { name: 'Continue' }))
    expect(localStorage.getItem('selectedPortfolioTemplate')).toBe(id)
    await waitFor(() => expect(url()).toBe('/portfolio/create'))
  })
})

describe('the themes for photographers', () => {
  const PATH = '/portfolio/photographer-templates'
  const NAMES = ['Wildlife Portfolio', 'Landscape Portfolio', 'Portrait Portfolio', 'Street Portfolio', 'Editorial Portfolio']

  test('POR-26 POR-27 POR-28 POR-29 hero, anchor, and five themes with picture, description and features', async () => {
    renderApp(PATH)
    expect(await screen.findByRole('heading', { level: 1, name: 'Photography Portfolio Themes' })).toBeVisible()
    expect(screen.getByRole('link', { name: 'Explore Themes' })).toHaveAttribute('href', '#themes')
    expect(document.getElementById('themes')).toContainElement(screen.getByRole('list', { name: 'Themes' }))
    for (const name of NAMES) {
      const theme = await design(name)
      expect(theme.getByRole('img', { name: `A sample portfolio in ${name}` })).toBeInTheDocument()
      expect(within(theme.getByRole('list', { name: 'Features' })).getByText('Responsive design')).toBeVisible()
    }
  })

  test('POR-30 POR-33 POR-34 a click selects, and Continue opens the form', async () => {
    const { user } = renderApp(PATH)
    const theme = await design('Street Portfolio')
    expect(screen.getByRole('button', { name: 'Continue' })).toBeDisabled()
    await user.click(theme.getByRole('button', { name: 'Select Street Portfolio' }))
    expect(theme.getByRole('button', { name: 'Selected Street Portfolio' })).toBeVisible()
    await user.click(screen.getByRole('button', { name: 'Continue' }))
    const form = within(await screen.findByRole('dialog', { name: 'Enter Your Details' }))
    expect(await form.findByLabelText('Design')).toHaveDisplayValue(/^Street Portfolio/)
  })

  test('POR-31 POR-32 the preview shows pictures and features, and "Use This Theme" opens the form', async () => {
    const { user, url } = renderApp(PATH)
    await user.click((await design('Portrait Portfolio')).getByRole('button', { name: 'Preview Design of Portrait Portfolio' }))
    const preview = within(await screen.findByRole('dialog', { name: 'Portrait Portfolio' }))
    expect(preview.getByRole('img', { name: 'A sample portfolio in Portrait Portfolio' })).toBeInTheDocument()
    expect(preview.getByRole('list', { name: 'Features' })).toBeVisible()
    await user.click(preview.getByRole('button', { name: 'Use This Theme' }))
    expect(await screen.findByRole('dialog', { name: 'Enter Your Details' })).toBeVisible()
    await waitFor(() => expect(url()).toBe(`${PATH}?template=photographer3&view=form`))
  })

  test('PFO-36 a form without a theme is the first theme’s', async () => {
    renderApp(`${PATH}?view=form`)
    expect(await within(await screen.findByRole('dialog', { name: 'Enter Your Details' })).findByLabelText('Design')).toHaveValue('photographer')
  })
})

describe.each([
  ['POR-35 POR-36 POR-37 POR-38 POR-39', 'designer', 'Choose Your Designer Portfolio Template', ['Modern Designer', 'Creative Portfolio', 'Professional Designer'], 'Create Your Designer Portfolio'],
  ['POR-40 POR-41', 'developer', 'Choose Your Developer Portfolio Template', ['Modern Developer', 'Tech Portfolio', 'Professional Coder'], 'Create Your Developer Portfolio'],
  ['POR-43 POR-44', 'model', 'Choose Your Model/Actor Portfolio Template', ['Actor Portfolio', 'Model Showcase', 'Theatre Artist'], 'Create Your Model/Actor Portfolio'],
] as const)('%s the templates of a %s', (_, kind, title, names, form) => {
  const path = `/portfolio/${kind}-templates`

  test('title, names, pictures and features', async () => {
    renderApp(path)
    expect(await screen.findByRole('heading', { level: 1, name: title })).toBeVisible()
    for (const name of names) {
      const card = await design(name)
      expect(card.getByRole('img')).toBeInTheDocument()
      expect(card.getByRole('list', { name: 'Features' })).toBeVisible()
    }
  })

  test('the button says what to do, and opens the form', async () => {
    const { user } = renderApp(path)
    const card = await design(names[1])
    expect(screen.getByRole('button', { name: 'Please Select a Template' })).toBeDisabled()
    await user.click(card.getByRole('button', { name: `Select ${names[1]}` }))
    await user.click(screen.getByRole('button', { name: 'Continue with Selected Template' }))
    expect(await screen.findByRole('dialog', { name: form })).toBeVisible()
  })

  test('the preview can be looked at and left', async () => {
    const { user, url } = renderApp(path)
    await user.click((await design(names[2])).getByRole('button', { name: `Preview of ${names[2]}` }))
    const preview = within(await screen.findByRole('dialog', { name: names[2] }))
    await user.click(preview.getAllByRole('button', { name: 'Close' })[1]!)
    await waitFor(() => expect(url()).toBe(path))
  })
})

test.each([
  ['POR-42', 'developer', ['Modern Developer', 'Tech Portfolio (Creative Developer)', 'Professional Coder (Professional Developer)']],
  ['POR-45', 'model', ['Actor Portfolio (Classic Model)', 'Model Showcase (Fashion Model)', 'Theatre Artist (Actor Portfolio)']],
])('%s the form of a %s names the styles of its templates', async (_, kind, names) => {
  renderApp(`/portfolio/${kind}-templates?template=${kind}1&view=form`)
  const designs = await screen.findByLabelText('Design')
  expect(within(designs).getAllByRole('option').map((option) => option.textContent)).toEqual(names)
})
