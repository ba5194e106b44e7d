/** The element of a field by its path; for a path without one the nearest thing: its entry's first field, or its section. */
export function findField(form: HTMLElement, path: string): HTMLElement | null {
  const fields = [...form.querySelectorAll<HTMLElement>('[data-path]')]
  for (let wanted = path; wanted !== ''; wanted = wanted.slice(0, Math.max(0, wanted.lastIndexOf('.')))) {
    const found = fields.find(({ dataset }) => dataset.path === wanted) ?? fields.find(({ dataset }) => dataset.path?.startsWith(`${wanted}.`))
    if (found) return found
  }
  return null
}

/** The first field, in the order of the screen, that a test holds for. */
export const firstField = (form: HTMLElement, holds: (path: string) => boolean) =>
  [...form.querySelectorAll<HTMLElement>('[data-path]')].map(({ dataset }) => dataset.path!).find(holds) ?? null

/** Puts the focus into a field: where one types, else on its first button. */
export function focusIn(field: HTMLElement) {
  const control = field.querySelector<HTMLElement>('input, textarea, select') ?? field.querySelector<HTMLElement>('button') ?? field
  control.focus()
  control.scrollIntoView({ block: 'nearest' })
}
