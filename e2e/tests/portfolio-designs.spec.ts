import { expect, signedIn } from '../support/fixtures'
import { TEMPLATES, flowOf, personOf, stored, type SamplePerson } from '../support/portfolio'

/** 71 characters and 60 letters without a place to break. */
const ADDRESS = 'https://www.quill.example/a-wall-of-paper/aaaaaaaaaaaaaaaaaaaaaaaaaaaaa'
const WORD = 'Donaudampfschifffahrtselektrizitaetenhauptbetriebswerkbauten'
const NAME = 'Alexandria Montgomery-Whitfield'

/** Designs that one test opens: enough that each test is short, few enough that there are few accounts. */
const AT_ONCE = 5

/** A sample person who has an ordinary name, and writes long words wherever a text fits. */
function withLongWords(template: string): SamplePerson {
  const person = personOf(template)
  const long = (field: string, text: string) => (['interests', 'location', 'agency', 'userIntro'].includes(field) ? WORD : field === 'about' ? `${ADDRESS}\n${WORD}\n${text}` : text)
  const fields = Object.fromEntries(flowOf(template).fields.map((field) => [field, long(field, person.fields[field] ?? '')]))
  return {
    fields: { ...fields, name: NAME },
    timeline: person.timeline?.map(() => ({ date: WORD.slice(0, 40), title: WORD, description: ADDRESS })),
    photo: person.photo,
    works: person.works.slice(0, 2).map((work, at) => ({ ...work, alt: at ? ADDRESS : WORD, group: `${WORD.slice(0, 39)}${at}` })),
  }
}

/** Words of an element that stand on several lines. */
const brokenWords = (element: HTMLElement | SVGElement) => {
  const broken: string[] = []
  const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT)
  for (let text = texts.nextNode() as Text | null; text; text = texts.nextNode() as Text | null) {
    for (const word of text.data.matchAll(/[\p{L}\p{N}]+/gu)) {
      const range = document.createRange()
      range.setStart(text, word.index)
      range.setEnd(text, word.index + word[0].length)
      const lines = new Set([...range.getClientRects()].filter(({ width }) => width > 0.5).map(({ top }) => Math.round(top)))
      if (lines.size > 1) broken.push(word[0])
    }
  }
  return broken
}

for (let from = 0; from < TEMPLATES.length; from += AT_ONCE) {
  const some = TEMPLATES.slice(from, from + AT_ONCE)
  signedIn(`POR-47 long words fit on every screen: ${some.join(', ')}`, async ({ page, account }) => {
    for (const template of some) {
      await page.goto(`/api/portfolio/${await stored(account, template, withLongWords(template))}/preview/`)
      for (const width of [320, 390, 820, 1440]) {
        await page.setViewportSize({ width, height: 844 })
        expect.soft(await page.evaluate(() => document.documentElement.scrollWidth), `${template}: no scrolling sideways at ${width} px`).toBeLessThanOrEqual(width)
        for (const whole of ['h1', 'nav']) {
          expect.soft(await page.locator(whole).first().evaluate(brokenWords), `${template}: whole words in ${whole} at ${width} px`).toEqual([])
        }
        const targets = await page.locator('.filters button').evaluateAll((buttons) => buttons.map((button) => button.getBoundingClientRect()).filter((box) => Math.min(box.width, box.height) < 44 || box.right > innerWidth).length)
        expect.soft(targets, `${template}: filters to hit at ${width} px`).toBe(0)
      }
      await page.setViewportSize({ width: 390, height: 844 })
      await page.locator('h1').evaluate((name, word) => { name.textContent = word }, WORD)
      expect.soft(await page.evaluate(() => document.documentElement.scrollWidth), `${template}: a name of one long word`).toBeLessThanOrEqual(390)
    }
  })
}

signedIn('POR-47 a text in Arabic begins at the right, and its address is a link in the letters of the person', async ({ page, account }) => {
  for (const template of ['template4', 'developer1', 'photographer4']) {
    const person = personOf(template)
    const said = flowOf(template).fields.includes('about') ? 'about' : 'userIntro'
    const fields = { ...person.fields, [said]: 'أعمل في عمّان منذ ٢٠١٢ https://quill.example/Wall' }
    await page.setViewportSize({ width: 390, height: 844 })
    await page.goto(`/api/portfolio/${await stored(account, template, { ...person, fields })}/preview/`)
    const text = page.locator('main p', { hasText: 'أعمل في' }).first()
    await expect(text, template).toHaveCSS('direction', 'rtl')
    await expect(text, template).toHaveCSS('text-align', 'start')
    await expect(text, template).toHaveAttribute('lang', '')
    const link = text.getByRole('link', { name: 'quill.example/Wall' })
    await expect(link, template).toHaveAttribute('href', 'https://quill.example/Wall')
    await expect(link, template).toHaveCSS('text-transform', 'none')
    await expect(link, template).toHaveCSS('direction', 'ltr')
  }
})
