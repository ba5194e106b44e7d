import data from '@templates/portfolio/catalogue.json'

/** A design of the catalogue. */
export interface TemplateInfo {
  id: string
  name: string
  /** Its style, in the words of the form. */
  label: string
  audience: string
  description: string
  features: string[]
}

const catalogue: TemplateInfo[] = data

export const templateOf = (id: string): TemplateInfo | undefined => catalogue.find((template) => template.id === id)

/** The designs with these ids, in their order. */
export const templatesOf = (ids: readonly string[]): TemplateInfo[] => ids.flatMap((id) => templateOf(id) ?? [])

/** The picture of a design with a sample person. */
export const previewOf = (id: string) => `/portfolio-previews/${id}.webp`
