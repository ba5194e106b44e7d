import type { Template } from '../model'

/** The categories found, in the catalogue's order. */
export const categoriesOf = (templates: Template[]) => [...new Set(templates.map(({ category }) => category))]

/** The designs of a category; null stands for all. */
export const inCategory = (templates: Template[], category: string | null) => (category === null ? templates : templates.filter((template) => template.category === category))

/** The designs among which one turns from a design to the next: its neighbours on the page, or all where the filter hides it. */
export function neighboursOf(template: Template, templates: Template[], category: string | null) {
  const shown = inCategory(templates, category)
  const list = shown.includes(template) ? shown : templates
  const at = list.indexOf(template)
  return { position: at + 1, count: list.length, previous: list.at(at - 1)!, next: list[(at + 1) % list.length]! }
}

const numbers = new Intl.NumberFormat('en')

/** "1 template", "1,234 downloads" */
export const countOf = (count: number, noun: string) => `${numbers.format(count)} ${noun}${count === 1 ? '' : 's'}`
