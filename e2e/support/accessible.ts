import { AxeBuilder } from '@axe-core/playwright'
import { expect, type Page } from '@playwright/test'
import { dress, type Theme } from './screens'

/** The themes differ in colours alone: what has no colour is looked at once. */
const RULES: Record<Theme, (axe: AxeBuilder) => AxeBuilder> = {
  light: (axe) => axe,
  dark: (axe) => axe.withRules(['color-contrast', 'link-in-text-block']),
}
const SIZES = [[390, 844], [1440, 900]] as const

/** axe gives no verdict on text above a pattern: ruled lines go away, the stroke of a highlighter becomes a plain one. */
const flatten = (page: Page) =>
  page.evaluate(() => {
    for (const lines of document.querySelectorAll<HTMLElement>('.ruled')) lines.style.backgroundImage = 'none'
    for (const lines of document.querySelectorAll('.ruled-aside')) lines.classList.remove('ruled-aside')
    for (const stroke of document.querySelectorAll<HTMLElement>('.marker')) stroke.style.background = 'var(--accent)'
  })

/** Text whose contrast axe could not work out because of what lies behind it. */
const undecided = (incomplete: Awaited<ReturnType<AxeBuilder['analyze']>>['incomplete']) =>
  incomplete
    .filter(({ id }) => id === 'color-contrast')
    .flatMap(({ nodes }) => nodes.filter(({ any }) => ['bgGradient', 'bgImage', 'pseudoContent'].includes(any[0]?.data?.messageKey)).map(({ html }) => html.slice(0, 160)))

/** Has axe look at the page in both themes and two sizes. */
export async function isAccessible(page: Page) {
  for (const theme of ['light', 'dark'] as const) {
    for (const [width, height] of SIZES) {
      await dress(page, theme, width, height)
      await flatten(page)
      const { violations, incomplete } = await RULES[theme](new AxeBuilder({ page })).analyze()
      expect.soft(undecided(incomplete), `contrast that was not checked: ${theme}, ${width} px wide`).toEqual([])
      const found = violations.map(({ id, help, nodes }) => `${id}: ${help}: ${nodes.map(({ html, any }) => `${html.slice(0, 160)} ${any[0]?.message ?? ''}`).join(' | ')}`)
      expect.soft(found, `${theme}, ${width} px wide`).toEqual([])
    }
  }
}
