import { CATEGORIES, categoryName, EMPLOYMENT_TYPES, EXPERIENCE_LEVELS, WORKPLACES } from './model'

const KEYS = ['search', 'category', 'location', 'employmentType', 'experienceLevel', 'isRemote', 'isHybrid', 'isOnsite'] as const
export type FilterKey = (typeof KEYS)[number]

/** What the board shows, as its address says it; an absent filter lets everything pass. */
export type Filters = Partial<Record<FilterKey, string>>

export const SORTS = [
  { value: 'newest', label: 'Newest' },
  { value: 'best', label: 'Best match' },
] as const
export type Sort = (typeof SORTS)[number]['value']

/** What a filter can be; every other has any text. */
const VALUES: Partial<Record<FilterKey, readonly string[]>> = {
  category: CATEGORIES,
  employmentType: EMPLOYMENT_TYPES,
  experienceLevel: EXPERIENCE_LEVELS,
  isRemote: ['true'],
  isHybrid: ['true'],
  isOnsite: ['true'],
}

/** The filters of an address; what is none is left out. */
export function readFilters(query: URLSearchParams): Filters {
  const filters: Filters = {}
  for (const key of KEYS) {
    const value = query.get(key)?.trim()
    if (value && (VALUES[key]?.includes(value) ?? true)) filters[key] = value
  }
  return filters
}

export const readSort = (query: URLSearchParams): Sort => (query.get('sort') === 'best' ? 'best' : 'newest')

export const without = (filters: Filters, ...keys: FilterKey[]): Filters =>
  Object.fromEntries(Object.entries(filters).filter(([key]) => !keys.includes(key as FilterKey)))

export const isFiltered = (filters: Filters) => Object.keys(filters).length > 0

/** What is chosen in the panel, in words; the search has its own box. */
export function chosenFilters(filters: Filters): { key: FilterKey; name: string }[] {
  const names: Partial<Record<FilterKey, (value: string) => string>> = {
    category: categoryName,
    location: (place) => `Near “${place}”`,
    ...Object.fromEntries(WORKPLACES.map(({ key, name }) => [key, () => name])),
  }
  return KEYS.flatMap((key) => {
    const value = filters[key]
    return value === undefined || key === 'search' ? [] : [{ key, name: names[key]?.(value) ?? value }]
  })
}
