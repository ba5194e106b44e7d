import { screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { site } from '@/lib/site'
import { renderApp } from '@/test/render-app'
import { storeSession } from '@/test/user'

const card = async (name: string) => {
  const heading = await screen.findByRole('heading', { level: 2, name })
  return within(heading.closest('li')!)
}

describe('prices', () => {
  test.each([
    ['Free', '$0', '$0', undefined],
    ['Pro', '$12', '$108', 'Save 25% against 12 months'],
    ['Teams', '$29', '$288', 'Save 17% against 12 months'],
  ])('PRI-01 PRI-02 PRI-09 PRI-11 PRI-14 %s: %s a month, %s a year', async (name, month, year, saving) => {
    const { user } = renderApp('/pricing')
    const plan = await card(name)
    expect(screen.getByRole('radio', { name: 'Monthly' })).toBeChecked()
    expect(screen.getByText('Save 20%')).toBeVisible()
    expect(plan.getByText(month)).toBeVisible()
    expect(plan.getByText('per month')).toBeVisible()
    expect(plan.queryByText(/against 12 months/)).toBeNull()
    await user.click(screen.getByRole('radio', { name: 'Yearly' }))
    expect(plan.getByText(year)).toBeVisible()
    expect(plan.getByText('per year')).toBeVisible()
    expect(plan.queryByText(/against 12 months/)?.textContent).toBe(saving)
  })

  test('PRI-03 there are exactly three plans', async () => {
    renderApp('/pricing')
    await card('Free')
    expect(screen.getAllByRole('button', { name: /: (Free|Pro|Teams)$/ }).map((button) => button.textContent)).toEqual(['Get Started', 'Coming Soon', 'Contact Sales'])
  })
})

test.each([
  ['Free', ['Up to 3 resumes', 'Standard templates', 'Basic ATS optimization', 'PDF download', 'Basic GitHub integration']],
  ['Pro', ['Unlimited resumes', 'All premium templates', 'Advanced ATS optimization', 'LinkedIn integration', 'Full GitHub analysis', 'Version history', 'Multiple export formats']],
  ['Teams', ['All Pro features', 'Team dashboard', 'Client management', 'White-label', 'Analytics', 'Priority support', 'API access']],
])('PRI-10 PRI-12 PRI-15 %s lists what it holds', async (name, features) => {
  renderApp('/pricing')
  expect((await card(name)).getAllByRole('listitem').map((item) => item.textContent)).toEqual(features)
})

test('a plan says what it decides, what every plan has, and what does not exist', async () => {
  renderApp('/pricing')
  const lists = async (name: string) => (await card(name)).getAllByRole('list').map((list) => `${list.getAttribute('aria-labelledby')!.split('-')[1]!} ${within(list).getAllByRole('listitem').length}`)
  expect(await lists('Free')).toEqual(['limit 2', 'everyone 3'])
  expect(await lists('Pro')).toEqual(['limit 2', 'everyone 5'])
  expect(await lists('Teams')).toEqual(['limit 1', 'later 6'])
  expect((await card('Pro')).getByRole('list', { name: 'On every plan today' })).toHaveTextContent('Version history')
  expect((await card('Teams')).getByRole('list', { name: 'Not available yet' })).toHaveTextContent('Priority support')
})

describe('where samples and limits are off', () => {
  beforeEach(() => void Object.assign(site, { samples: false, limits: false }))
  afterEach(() => void Object.assign(site, { samples: true, limits: true }))

  test('the toggle and the note say what is true', async () => {
    renderApp('/pricing')
    await card('Pro')
    expect(screen.getByText('Pro: save 25%, Teams: save 17%')).toBeVisible()
    expect(screen.queryByText('Save 20%')).toBeNull()
    expect(screen.getByText(/No limit applies today/)).toBeVisible()
    expect(screen.getByRole('main')).not.toHaveTextContent(/3 resumes|Unlimited|Premium design|fourth/)
  })
})

test.each(['Get Started: Free', 'Coming Soon: Pro', 'Contact Sales: Teams'])('PRI-05 PRI-06 a guest who clicks "%s" is asked to sign in', async (name) => {
  const { user, url } = renderApp('/pricing')
  await user.click(await screen.findByRole('button', { name }))
  await waitFor(() => expect(url()).toBe('/login'))
  expect(await screen.findByText('Please log in to get started')).toBeInTheDocument()
})

test('PRI-07 PRI-16 Teams leads to the contact page', async () => {
  storeSession()
  const { user, url } = renderApp('/pricing')
  await user.click(await screen.findByRole('button', { name: 'Contact Sales: Teams' }))
  await waitFor(() => expect(url()).toBe('/contact'))
})

test.each(['Get Started: Free', 'Coming Soon: Pro'])('PRI-08 PRI-13 "%s" leads to the dashboard', async (name) => {
  storeSession()
  const { user, url } = renderApp('/pricing')
  await user.click(await screen.findByRole('button', { name }))
  await waitFor(() => expect(url()).toBe('/dashboard'))
})

test('PRI-04 questions about plans open', async () => {
  const { user } = renderApp('/pricing')
  const question = await screen.findByText('Which designs can I use for free?')
  const answer = screen.getByText(/The 5 Standard designs/)
  expect(question.closest('details')).not.toHaveAttribute('open')
  await user.click(question)
  expect(question.closest('details')).toHaveAttribute('open')
  expect(answer).toBeInTheDocument()
})
