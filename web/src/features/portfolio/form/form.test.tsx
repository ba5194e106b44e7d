import 'fake-indexeddb/auto'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { delay, http, HttpResponse } from 'msw'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { upload } from '@/api/upload'
import { draftStore } from '@/lib/draft-store'
import type { User } from '@/session/user'
import { gate } from '@/test/gate'
import { renderApp } from '@/test/render-app'
import { server } from '@/test/setup'
import { storeSession, userOf } from '@/test/user'
import { fieldsOf, knownFlow } from '../flows'
import { detailOf, imageFile, portfolioServer } from '../testing'

vi.mock('@/api/upload', { spy: true })

const DESIGNER = '/portfolio/designer-templates?template=designer1&view=form'
const DEVELOPER = '/portfolio/developer-templates?template=developer1&view=form'
const MODEL = '/portfolio/model-templates?template=model1&view=form'
const THEME = '/portfolio/photographer-templates?template=photographer2&view=form'
const ARTIST = '/portfolio/create'
const PATHS: Record<string, string> = { template1: ARTIST, photographer2: THEME, designer1: DESIGNER, developer1: DEVELOPER, model1: MODEL }

const member = userOf({ name: '', email: '' })
let world: ReturnType<typeof portfolioServer>

beforeEach(async () => {
  await draftStore.clear()
  vi.mocked(upload).mockClear()
  URL.createObjectURL = vi.fn(() => 'blob:x')
  URL.revokeObjectURL = vi.fn()
  localStorage.setItem('selectedPortfolioTemplate', 'template1')
  storeSession(member)
  world = portfolioServer()
  server.use(http.get('*/api/users/profile', () => HttpResponse.json({ data: member })), ...world.handlers)
})

/** What the last upload carried: texts, and the names of files. */
function lastForm(): Record<string, unknown> {
  const body = vi.mocked(upload).mock.lastCall![1]
  return Object.fromEntries([...new Set(body.keys())].map((key) => {
    const values = body.getAll(key).map((value) => (value instanceof File ? value.name : value))
    return [key, key === 'images' ? values : values[0]]
  }))
}

async function openForm(template: string) {
  const view = renderApp(PATHS[template])
  const dialog = await screen.findByRole('dialog', { name: knownFlow(template).title })
  await within(dialog).findByLabelText(/^Name/)
  return { ...view, form: within(dialog) }
}
type Form = Awaited<ReturnType<typeof openForm>>['form']

const VALUES = { text: 'Mara', long: 'I draw.', tel: '123', email: 'mara@example.org', number: '3', id: 'mara.l' } as const
const labelled = (form: Form, label: string) => form.getByLabelText(new RegExp(`^${label.replace(/[()/]/g, '\\$&')}( \\(optional\\))?$`))
const type = (form: Form, label: string, value: string) => fireEvent.change(labelled(form, label), { target: { value } })
const choose = (form: Form, label: RegExp, files: File[]) => fireEvent.change(form.getByLabelText(label), { target: { files } })
const addImages = (form: Form, ...files: File[]) => choose(form, /Drop your images here|Add more images/, files)
const addPhoto = (form: Form, file = imageFile('me.jpg')) => choose(form, /Drop your photo here|Choose another photo/, [file])
const images = (count: number) => Array.from({ length: count }, (_, at) => imageFile(`${at + 1}.jpg`))

/** Fills in all texts but some, the photo and an image. */
function fill(form: Form, template: string, { except = [] as string[], pictures = true } = {}) {
  for (const { name, label, kind } of fieldsOf(knownFlow(template))) if (!except.includes(name)) type(form, label, VALUES[kind])
  if (!pictures) return
  addPhoto(form)
  addImages(form, imageFile('1.jpg'))
}

const alert = () => screen.findByRole('alertdialog')
const save = (form: Form) => form.getByRole('button', { name: 'Create Portfolio' })
const refusing = (status: number, body: object = {}) => server.use(http.post('*/api/portfolio', () => HttpResponse.json(body, { status })))

describe('the texts of the forms', () => {
  test.each(['template1', 'designer1', 'developer1', 'model1', 'photographer2'])('PFO-46 %s: all of its fields, Cancel and Create Portfolio', async (template) => {
    const { form } = await openForm(template)
    for (const { label, kind, name } of fieldsOf(knownFlow(template))) {
      const field = labelled(form, label)
      expect(field).toBeVisible()
      if (kind === 'number') expect(field).toHaveAttribute('min', '0')
      if (kind === 'email') expect(field).toHaveAttribute('type', 'email')
      if (name === 'instagramId') expect(field).toHaveAccessibleDescription(/Without @/)
    }
    expect(form.getByRole('button', { name: 'Cancel' })).toBeVisible()
    expect(save(form)).toBeVisible()
    for (const input of form.getAllByLabelText(/^Drop your/)) expect(input).toHaveAttribute('accept', 'image/*')
  })

  test('PFO-35 the slots of the timeline have their names', async () => {
    const { form } = await openForm('photographer2')
    for (const name of ['High School', 'Inter College', 'Degree', 'Experience 1', 'Experience 2']) expect(form.getByRole('group', { name })).toBeVisible()
  })
})

describe('guests', () => {
  beforeEach(() => localStorage.removeItem('token'))

  test.each([['PFO-25', 'template1'], ['PFO-53', 'designer1'], ['PFO-66', 'developer1'], ['PFO-75', 'model1']])('%s %s: nothing is sent, and the form says why', async (_, template) => {
    const { user, form } = await openForm(template)
    expect(form.getByRole('link', { name: 'Sign in' })).toHaveAttribute('href', `/login?next=${encodeURIComponent(PATHS[template]!)}`)
    fill(form, template)
    await user.click(save(form))
    expect(await form.findByText('You must be logged in to submit a portfolio.')).toHaveClass('text-error')
    expect(world.calls.filter((call) => call.startsWith('POST'))).toEqual([])
  })

  test('PFO-25 a photographer’s theme says it in an alert', async () => {
    const { user, form } = await openForm('photographer2')
    await user.click(save(form))
    expect(await alert()).toHaveAccessibleName('You must be logged in to submit a portfolio.')
  })
})

describe('what is wrong', () => {
  test('PFO-15 the form of the dialog sends nothing, and each field says why; the summary has the focus and leads there', async () => {
    const { user, form } = await openForm('template1')
    fill(form, 'template1', { except: ['email', 'phone', 'location', 'linkedinId', 'instagramId'] })
    await user.click(save(form))
    const summary = form.getByRole('group', { name: '5 things to fix' })
    expect(summary).toHaveFocus()
    for (const label of ['Email', 'Phone', 'Location', 'LinkedIn ID', 'Instagram ID']) {
      expect(form.getByLabelText(label)).toBeInvalid()
      expect(form.getByLabelText(label)).toHaveAccessibleDescription(new RegExp(`${label} is required`))
    }
    await user.click(within(summary).getByRole('button', { name: 'Phone is required' }))
    expect(form.getByLabelText('Phone')).toHaveFocus()
    type(form, 'Phone', '1')
    expect(form.getByRole('group', { name: '4 things to fix' })).toBeVisible()
    expect(form.getByLabelText('Phone')).toBeValid()
    expect(world.calls.filter((call) => call.startsWith('POST'))).toEqual([])
  })

  test.each([
    ['PFO-54', 'designer1', ['email', 'location'], 'Email, phone, and location are required.'], ['PFO-55', 'designer1', ['linkedinId'], 'LinkedIn and Instagram IDs are required.'],
    ['PFO-56', 'designer1', ['behanceId', 'dribbbleId'], 'At least one design platform ID (Behance or Dribbble) is required.'], ['PFO-67', 'developer1', ['phone'], 'Email, phone, and location are required.'],
    ['PFO-68', 'developer1', ['instagramId'], 'LinkedIn and Instagram IDs are required.'], ['PFO-69', 'developer1', ['githubId'], 'GitHub ID is required for developer portfolios.'],
    ['PFO-76', 'model1', ['phone'], 'Email, phone, and location are required.'], ['PFO-77', 'model1', ['instagramId'], 'Instagram ID is required.'], ['PFO-78', 'model1', ['houzzId', 'archdailyId'], 'At least one modeling platform ID (Houzz or ArchDaily) is required.'],
  ])('%s PFO-48 %s without %j: the status line says it in red', async (_, template, except, message) => {
    const { user, form } = await openForm(template)
    fill(form, template, { except })
    await user.click(save(form))
    expect(await form.findByRole('alert')).toHaveTextContent(message)
    expect(form.getByRole('alert')).toHaveClass('text-error')
  })

  test.each([['PFO-57', 'designer1', 'At least one design work is required.'], ['PFO-70', 'developer1', 'At least one project screenshot is required.'], ['PFO-79', 'model1', 'At least one portfolio image is required.']])('%s %s without an image', async (_, template, message) => {
    const { user, form } = await openForm(template)
    fill(form, template, { pictures: false })
    await user.click(save(form))
    expect(form.getAllByRole('alert').map((one) => one.textContent)).toContain(message)
  })

  test.each([['photo', false, true], ['image', true, false]])('PFO-37 a photographer’s theme without %s alerts', async (_, photo, image) => {
    const { user, form } = await openForm('photographer2')
    fill(form, 'photographer2', { pictures: false })
    if (photo) addPhoto(form)
    if (image) addImages(form, imageFile('1.jpg'))
    await user.click(save(form))
    expect(await alert()).toHaveAccessibleName('Please upload your photo and at least one gallery image.')
    await user.click(within(await alert()).getByRole('button', { name: 'OK' }))
    expect(screen.getByRole('dialog', { name: 'Enter Your Details' })).toBeVisible()
  })

  test('what the server finds stands at its field', async () => {
    const { user, form } = await openForm('designer1')
    fill(form, 'designer1')
    refusing(422, { error: 'Please fix the form.', message: 'Please fix the form.', code: 'invalid', fields: [{ path: 'phone', message: 'This is no phone number' }] })
    await user.click(save(form))
    await waitFor(() => expect(form.getByLabelText('Phone')).toHaveAccessibleDescription('This is no phone number'))
    expect(form.getByRole('button', { name: 'Phone: This is no phone number' })).toBeVisible()
    type(form, 'Phone', '+46')
    expect(form.getByLabelText('Phone')).toBeValid()
  })
})

describe('images', () => {
  test.each([
    ['PFO-21 PFO-22', 'template1', 5, 'You can upload a maximum of 5 images.'], ['PFO-38 PFO-39', 'photographer2', 10, 'You can upload a maximum of 10 images.'], ['PFO-59 PFO-60', 'designer1', 8, 'You can upload a maximum of 8 design works for this template.'],
    ['PFO-73', 'developer1', 8, 'You can upload a maximum of 8 project screenshots for this template.'], ['PFO-81', 'model1', 8, 'You can upload a maximum of 8 portfolio images for this template.'],
  ])('%s %s keeps the first %d and alerts', async (_, template, cap, message) => {
    const { user, form } = await openForm(template)
    addImages(form, ...images(2))
    addImages(form, ...images(cap))
    expect(await alert()).toHaveAccessibleName(message)
    await user.click(within(await alert()).getByRole('button', { name: 'OK' }))
    expect(form.getAllByRole('button', { name: /^Remove image/ })).toHaveLength(cap)
  })

  test('another design with fewer places keeps the first ones', async () => {
    const { user, form } = await openForm('designer1')
    await user.selectOptions(form.getByLabelText('Design'), 'designer2')
    addImages(form, ...images(10))
    expect(form.getAllByRole('button', { name: /^Remove image/ })).toHaveLength(10)
    await user.selectOptions(form.getByLabelText('Design'), 'designer1')
    expect(await alert()).toHaveAccessibleName('You can upload a maximum of 8 design works for this template.')
    expect(form.getAllByRole('button', { name: /^Remove image/ })).toHaveLength(8)
  })

  test('PFO-23 what is no image, or too large, is refused, and the others are kept', async () => {
    const { form } = await openForm('designer1')
    addImages(form, imageFile('cv.pdf', { type: 'application/pdf' }), imageFile('1.jpg'), imageFile('huge.jpg', { size: 16 * 1024 * 1024 }))
    expect(form.getByText('“cv.pdf” isn’t an image. “huge.jpg” is larger than 15 MB. Choose a smaller version.')).toBeVisible()
    expect(form.getAllByRole('button', { name: /^Remove image/ })).toHaveLength(1)
    addPhoto(form, imageFile('me.txt', { type: 'text/plain' }))
    expect(form.getByText('“me.txt” isn’t an image.')).toBeVisible()
  })

  test('they are described, put in order with buttons, dragged, and removed; the keyboard stays where it was', async () => {
    const { user, form } = await openForm('designer1')
    addImages(form, ...images(3))
    const texts = () => form.getAllByLabelText(/^What image \d shows$/).map((input) => (input as HTMLInputElement).value)
    for (const [at, text] of ['A', 'B', 'C'].entries()) await user.type(form.getByLabelText(`What image ${at + 1} shows`), text)
    await user.type(form.getByLabelText('Group of image 1 (optional)'), 'Logos')
    await user.click(form.getByRole('button', { name: 'Move image 1 later' }))
    expect(texts()).toEqual(['B', 'A', 'C'])
    expect(form.getByText('Image 1 is now image 2 of 3.')).toBeInTheDocument()
    expect(form.getByRole('button', { name: 'Move image 2 later' })).toHaveFocus()
    await user.keyboard('{Enter}')
    expect(texts()).toEqual(['B', 'C', 'A'])
    expect(form.getByRole('button', { name: 'Move image 3 earlier' })).toHaveFocus()
    const items = form.getByRole('list', { name: 'Design works' }).querySelectorAll('li')
    const dataTransfer = { types: ['text/plain'], setData: vi.fn(), effectAllowed: '' }
    fireEvent.dragStart(items[2]!.querySelector('[draggable]')!, { dataTransfer })
    fireEvent.dragOver(items[0]!, { dataTransfer })
    fireEvent.drop(items[0]!, { dataTransfer })
    expect(texts()).toEqual(['A', 'B', 'C'])
    await user.click(form.getByRole('button', { name: 'Remove image 2' }))
    expect(texts()).toEqual(['A', 'C'])
    expect(form.getByRole('button', { name: 'Remove image 2' })).toHaveFocus()
    expect(form.getByLabelText('Group of image 1 (optional)')).toHaveValue('Logos')
  })
})

/** Typing has rested, and what was typed is kept. */
const kept = (text: string) => waitFor(async () => expect(JSON.stringify(await draftStore.read('u1/designer'))).toContain(text))

describe('sending', () => {
  test('PFO-02 PFO-03 PFO-47 PFO-48 PFO-49 PFO-50 PFO-65 PFO-85 PDE-01 a designer’s: busy, green, replaced by the code', async () => {
    const website = gate()
    server.use(http.get('*/api/portfolio/p9/website', async () => {
      await website.opened
      return new HttpResponse('<h1>Mara</h1>')
    }))
    const { user, form, url } = await openForm('designer1')
    fill(form, 'designer1')
    await user.click(save(form))
    expect(await form.findByRole('button', { name: 'Creating...' })).toHaveAttribute('aria-busy', 'true')
    expect(await form.findByText('Portfolio uploaded successfully!')).toHaveClass('text-success')
    website.open()
    const code = await screen.findByRole('dialog', { name: 'Your Portfolio Website Code' })
    expect(within(code).getByRole('textbox', { name: 'HTML of your portfolio' })).toHaveValue('<h1>Mara</h1>')
    expect(screen.queryByRole('dialog', { name: 'Create Your Designer Portfolio' })).toBeNull()
    await waitFor(() => expect(url()).toBe('/portfolio/designer-templates?template=designer1&site=p9'))
    expect(world.calls).toContain('POST /api/portfolio Bearer token-1')
    expect(lastForm()).toMatchObject({ name: 'Mara', interests: 'Mara', about: 'I draw.', userIntro: 'I draw.', projectsCompleted: '3', templateId: 'designer1', userPhoto: 'me.jpg', images: ['1.jpg'] })
  })

  test('PDE-13 "Back to Form" edits what was stored', async () => {
    const { user, form } = await openForm('designer1')
    fill(form, 'designer1')
    await user.click(save(form))
    await user.click(await screen.findByRole('button', { name: 'Back to Form' }))
    const again = within(await screen.findByRole('dialog', { name: 'Create Your Designer Portfolio' }))
    type(await again.findByLabelText('Name').then(() => again), 'Name', 'Mara L.')
    await user.click(again.getByRole('button', { name: 'Save Changes' }))
    expect(await screen.findByRole('dialog', { name: 'Your Portfolio Website Code' })).toBeVisible()
    expect(world.calls).toContain('PUT /api/portfolio/p1 Bearer token-1')
  })

  test('PDE-14 a developer’s code has no way back', async () => {
    const { user, form } = await openForm('developer1')
    fill(form, 'developer1')
    await user.click(save(form))
    const code = within(await screen.findByRole('dialog', { name: 'Your Portfolio Website Code' }))
    expect(code.queryByRole('button', { name: 'Back to Form' })).toBeNull()
  })

  test('PFO-27 PFO-28 PFO-29 the form of the dialog: a message, closed, the choice forgotten, then the code', async () => {
    const { user, form, url } = await openForm('template1')
    fill(form, 'template1')
    await user.click(save(form))
    expect(await screen.findByText('Portfolio uploaded successfully!')).toBeVisible()
    await waitFor(() => expect(url()).toBe('/portfolio?site=p9'))
    expect(screen.queryByRole('dialog', { name: 'Create Your Artist Portfolio' })).toBeNull()
    expect(localStorage.getItem('selectedPortfolioTemplate')).toBeNull()
    expect(await screen.findByRole('dialog', { name: 'Your Portfolio Website Code' })).toBeVisible()
  })

  test('PFO-33 PFO-34 PFO-42 PFO-43 a photographer’s: the form closes first, then the code opens', async () => {
    const answer = gate()
    server.use(http.post('*/api/portfolio', async () => {
      await answer.opened
      return HttpResponse.json({ portfolio: { _id: 'p9' } }, { status: 201 })
    }))
    const { user, form } = await openForm('photographer2')
    fill(form, 'photographer2')
    fireEvent.change(form.getAllByLabelText('Title')[2]!, { target: { value: 'BA' } })
    await user.click(save(form))
    expect(await screen.findByRole('dialog', { name: 'Creating your portfolio' })).toBeVisible()
    expect(screen.queryByRole('dialog', { name: 'Enter Your Details' })).toBeNull()
    answer.open()
    expect(await screen.findByRole('dialog', { name: 'Your Portfolio Website Code' })).toBeVisible()
    expect(lastForm()).toMatchObject({ templateId: 'photographer2', userIntro: 'Mara', clients: '3', userPhoto: 'me.jpg', images: ['1.jpg'] })
    const timeline = JSON.parse(lastForm().timeline as string) as { title: string }[]
    expect(timeline.map(({ title }) => title)).toEqual(['', '', 'BA', '', ''])
  })

  test.each([
    ['PFO-26', 'template1', { error: 'Too many portfolios.' }, 'Too many portfolios.'], ['PFO-26', 'template1', {}, 'Failed to upload portfolio.'],
    ['PFO-51', 'designer1', { error: 'Too many portfolios.' }, 'Too many portfolios.'], ['PFO-51', 'developer1', {}, 'Failed to upload portfolio.'], ['PFO-51', 'model1', {}, 'Failed to upload portfolio.'],
  ])('%s %s refused with %j: "%s"', async (_, template, body, message) => {
    const { user, form } = await openForm(template)
    fill(form, template)
    refusing(409, body)
    await user.click(save(form))
    expect(await form.findByRole('alert')).toHaveTextContent(message)
    expect(save(form)).toBeEnabled()
    if (template === 'template1') expect(localStorage.getItem('selectedPortfolioTemplate')).toBe('template1')
  })

  test.each([['PFO-52', 'designer1', 'An error occurred while uploading.'], ['PFO-52', 'model1', 'An error occurred while uploading.'], ['PFO-26', 'template1', 'Failed to upload portfolio.']])('%s %s without a connection: "%s"', async (_, template, message) => {
    const { user, form } = await openForm(template)
    fill(form, template)
    server.use(http.post('*/api/portfolio', () => HttpResponse.error()))
    await user.click(save(form))
    expect(await form.findByRole('alert')).toHaveTextContent(message)
  })

  test.each([
    ['PFO-44', () => HttpResponse.json({ error: 'Too many portfolios.' }, { status: 409 }), 'Too many portfolios.'], ['PFO-44', () => HttpResponse.json({}, { status: 500 }), 'Failed to create portfolio'],
    ['PFO-45', () => HttpResponse.error(), 'An error occurred while creating your portfolio.'],
  ])('%s a photographer’s that fails alerts, and nothing that was filled in is lost', async (_, respond, message) => {
    const { user, form } = await openForm('photographer2')
    fill(form, 'photographer2')
    server.use(http.post('*/api/portfolio', respond))
    await user.click(save(form))
    expect(await alert()).toHaveAccessibleName(message)
    await user.click(within(await alert()).getByRole('button', { name: 'OK' }))
    const again = within(await screen.findByRole('dialog', { name: 'Enter Your Details' }))
    expect(again.getByLabelText('Name')).toHaveValue('Mara')
    expect(again.getAllByRole('button', { name: /^Remove image/ })).toHaveLength(1)
  })

  test('the transfer can be given up', async () => {
    server.use(http.post('*/api/portfolio', async () => {
      await delay('infinite')
      return HttpResponse.json({})
    }))
    const { user, form } = await openForm('designer1')
    fill(form, 'designer1')
    await user.click(save(form))
    expect(await form.findByRole('progressbar', { name: 'Uploading your portfolio' })).toBeVisible()
    await user.click(form.getByRole('button', { name: 'Cancel upload' }))
    expect(await screen.findByText('The upload was canceled.')).toBeVisible()
    expect(save(form)).toBeEnabled()
  })

  test('editing keeps the images that stay, in their new order', async () => {
    server.use(http.get('*/api/portfolio/p1', () => HttpResponse.json({ data: detailOf() })))
    const { user } = renderApp('/portfolio?edit=p1')
    const form = within(await screen.findByRole('dialog', { name: 'Create Your Designer Portfolio' }))
    await form.findByLabelText('Name')
    addImages(form, imageFile('new.jpg'))
    await user.click(form.getByRole('button', { name: 'Move image 3 earlier' }))
    await user.click(form.getByRole('button', { name: 'Remove image 1' }))
    await user.click(form.getByRole('button', { name: 'Save Changes' }))
    expect(await screen.findByRole('dialog', { name: 'Your Portfolio Website Code' })).toBeVisible()
    expect(world.calls).toContain('PUT /api/portfolio/p1 Bearer token-1')
    expect(JSON.parse(lastForm().pictures as string)).toEqual([{ file: 0, alt: '', group: '' }, { id: 'i2', alt: '', group: '' }])
    expect(lastForm()).not.toHaveProperty('userPhoto')
    expect(lastForm()).not.toHaveProperty('removePhoto')
  })
})

describe('what is known already', () => {
  const known = { parsedResume: { name: 'Mara', email: '', phone: '+46 70', location: 'Gothenburg', summary: 'I plan.', skills: ['Rust'], links: [], education: [], experience: [], projects: [], certifications: [], achievements: [], languages: [], additional: [], unplaced: [], noName: false, noEmail: false } as User['parsedResume'] }

  test('empty fields are filled from profile and resume, which is said and can be undone', async () => {
    server.use(http.get('*/api/users/profile', () => HttpResponse.json({ data: userOf(known) })))
    const { user, form } = await openForm('developer1')
    expect(await form.findByText(/^We filled in \d fields from your profile and your latest resume\. Please check them\.$/)).toBeVisible()
    await waitFor(() => expect(form.getByLabelText('Phone')).toHaveValue('+46 70'))
    expect(form.getByLabelText('Main tech stack')).toHaveValue('Rust')
    type(form, 'Phone', '999')
    await user.click(form.getByRole('button', { name: 'Clear' }))
    expect(form.getByLabelText('Phone')).toHaveValue('999')
    expect(form.getByLabelText('Location')).toHaveValue('')
  })

  test('what was typed is there after a reload, until it is stored or started over', async () => {
    const first = await openForm('designer1')
    type(first.form, 'Design specialty', 'Brands')
    await kept('Brands')
    first.unmount()
    const second = await openForm('designer1')
    expect(second.form.getByLabelText('Design specialty')).toHaveValue('Brands')
    expect(second.form.getByText('We kept what you filled in last time.')).toBeVisible()
    await second.user.click(second.form.getByRole('button', { name: 'Start over' }))
    await waitFor(() => expect(second.form.getByLabelText('Design specialty')).toHaveValue(''))
    second.unmount()
    const third = await openForm('designer1')
    expect(third.form.getByLabelText('Design specialty')).toHaveValue('')
  })

  test('a stored portfolio leaves no draft', async () => {
    const { user, form, unmount } = await openForm('designer1')
    fill(form, 'designer1')
    await kept('I draw.')
    await user.click(save(form))
    await screen.findByRole('dialog', { name: 'Your Portfolio Website Code' })
    unmount()
    const again = await openForm('designer1')
    expect(again.form.getByLabelText('Design specialty')).toHaveValue('')
  })

  test('signing out deletes the drafts', async () => {
    await draftStore.write('u1/designer', { values: {} })
    storeSession()
    server.use(http.post('*/api/auth/logout', () => HttpResponse.json({ success: true, data: {} })))
    const { user } = renderApp('/portfolio')
    await user.click(await screen.findByRole('button', { name: 'Mara Lindqvist' }))
    await user.click(await screen.findByRole('menuitem', { name: 'Sign out' }))
    await waitFor(async () => expect(await draftStore.read('u1/designer')).toBeUndefined())
  })
})
