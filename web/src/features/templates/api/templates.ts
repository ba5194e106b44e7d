import { queryOptions, useQuery } from '@tanstack/react-query'
import { api, unwrap } from '@/api/client'
import type { Template } from '../model'

/** Standard designs first; within a tier the catalogue's own order stays. */
export const standardFirst = (templates: Template[]) => [...templates].sort((a, b) => Number(a.tier !== 'standard') - Number(b.tier !== 'standard'))

export const templatesQuery = queryOptions({
  queryKey: ['templates'],
  queryFn: ({ signal }) => unwrap(api.GET('/api/templates', { signal }), 'Failed to load the templates').then((answer) => standardFirst(answer.data)),
  staleTime: Infinity,
})

export const useTemplates = () => useQuery(templatesQuery)
