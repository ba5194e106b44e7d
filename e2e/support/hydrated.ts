import type { Page } from '@playwright/test'

/** Waits until the scripts have taken the page over: before, a link loads a whole page, and React forgets what is typed. */
export const hydrated = (page: Page) => page.waitForFunction(() => Object.keys(document.querySelector('main')!).some((key) => key.startsWith('__reactProps')))
