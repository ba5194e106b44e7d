import type { Template } from './model'

/** A design of the catalogue for tests. */
export const templateOf = (number: number, name: string, over: Partial<Template> = {}): Template => ({
  id: `template${number}`,
  name,
  category: 'Professional',
  description: `About ${name}`,
  previewImage: `/templates/previews/template${number}.png`,
  filePath: `/templates/template${number}.tex`,
  features: ['One page'],
  tier: 'standard',
  atsSafe: true,
  atsNote: null,
  isPopular: false,
  isNew: false,
  downloads: 0,
  rating: { average: null, count: 0 },
  ...over,
})
