import type { Schemas } from '@/api/client'
import { useStats } from '../api/jobs'
import { without, type FilterKey, type Filters } from '../filters'

export type Stats = Schemas['JobStats']

/** The figures of all jobs that pass the filters other than `keys`: what choosing one of these would show. */
const useStatsWithout = (filters: Filters, ...keys: FilterKey[]) => useStats(without(filters, ...keys))

const counts = (list: Schemas['Count'][] | undefined) => list && Object.fromEntries(list.map(({ name, count }) => [name, count]))

/** How many jobs each choice of a filter would show; undefined while that is not known. Filters that are not set share one call. */
export function useFacets(filters: Filters) {
  const places = useStatsWithout(filters, 'isRemote', 'isHybrid', 'isOnsite')
  return {
    category: counts(useStatsWithout(filters, 'category')?.byCategory),
    employmentType: counts(useStatsWithout(filters, 'employmentType')?.byEmploymentType),
    experienceLevel: counts(useStatsWithout(filters, 'experienceLevel')?.byExperienceLevel),
    places: places ? { isRemote: places.remote, isHybrid: places.hybrid, isOnsite: places.onsite } : undefined,
  }
}
