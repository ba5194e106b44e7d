import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { keepOnTop } from './top-layer'

type Sizes = Partial<Record<'offsetTop' | 'offsetHeight' | 'offsetLeft' | 'offsetWidth', number>>

/** jsdom lays nothing out. */
function sized<E extends HTMLElement>(element: E, sizes: Sizes): E {
  for (const [name, value] of Object.entries(sizes)) Object.defineProperty(element, name, { value, configurable: true })
  return element
}

let resized = () => {}
let observed = new Set<Element>()
beforeEach(() => {
  document.body.innerHTML = '<div id="bar"></div><dialog open><div><header></header><form>Content</form><footer></footer></div></dialog>'
  Object.assign(window, { innerHeight: 844, innerWidth: 390 })
  vi.stubGlobal('ResizeObserver', class {
    constructor(callback: () => void) {
      resized = callback
    }
    observe = (element: Element) => void observed.add(element)
    disconnect = () => (observed = new Set())
  })
  Object.assign(HTMLElement.prototype, { showPopover() {}, hidePopover() {} })
  // Its selector is not known to jsdom.
  vi.spyOn(HTMLElement.prototype, 'matches').mockReturnValue(false)
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
  document.body.innerHTML = ''
  for (const name of ['showPopover', 'hidePopover']) Reflect.deleteProperty(HTMLElement.prototype, name)
})

const bar = () => sized(document.querySelector<HTMLElement>('#bar')!, { offsetHeight: 60 })
const dialog = (sizes: Sizes) => sized(document.querySelector('dialog')!, { offsetLeft: 0, offsetWidth: 390, ...sizes })
const part = (name: 'header' | 'footer', offsetHeight: number) => sized(document.querySelector<HTMLElement>(name)!, { offsetHeight })

test('the bar goes up with the footer when an error is shown there', () => {
  dialog({ offsetTop: 0, offsetHeight: 844 })
  part('footer', 120)
  const element = bar()
  keepOnTop(element, { lasting: true })
  expect(element.style.getPropertyValue('--foot')).toBe('136px')
  expect([...observed].map(({ tagName }) => tagName)).toEqual(['DIALOG', 'HEADER', 'FOOTER'])
  part('footer', 230)
  resized()
  expect(element.style.getPropertyValue('--foot')).toBe('246px')
})

test('a footer that comes later is watched too', () => {
  dialog({ offsetTop: 0, offsetHeight: 844 })
  document.querySelector('footer')!.remove()
  keepOnTop(bar(), { lasting: true })
  document.querySelector('dialog > div')!.append(document.createElement('footer'))
  resized()
  expect([...observed].map(({ tagName }) => tagName)).toEqual(['DIALOG', 'HEADER', 'FOOTER'])
})

test('the content of a dialog leaves room for the bar as long as it stands there', () => {
  const front = dialog({ offsetTop: 16, offsetHeight: 812 })
  const hide = keepOnTop(bar(), { lasting: true })
  expect(front.style.getPropertyValue('--covered')).toBe('92px')
  hide()
  expect(front.style.getPropertyValue('--covered')).toBe('')
})

test.each([
  ['a dialog with room below it', { offsetTop: 300, offsetHeight: 244 }, true],
  ['a toast, which goes by itself', { offsetTop: 16, offsetHeight: 812 }, false],
])('nothing moves for %s', (_, sizes, lasting) => {
  const front = dialog(sizes)
  keepOnTop(bar(), { lasting })
  expect(front.style.getPropertyValue('--covered')).toMatch(/^(0px)?$/)
})
