import { counted, SECTION_NAMES } from '../model'
import type { LinkedInProfile, ProfileSection } from '../wire'

const NOUNS: Record<ProfileSection, [one: string, many: string]> = {
  experience: ['job', 'jobs'], education: ['school', 'schools'], skills: ['skill', 'skills'], certifications: ['certification', 'certifications'], projects: ['project', 'projects'],
  achievements: ['achievement', 'achievements'], languages: ['language', 'languages'], volunteering: ['volunteer role', 'volunteer roles'], publications: ['publication', 'publications'],
}

/** The id of the heading above what there is. */
export const HOLDINGS_TITLE = 'linkedin-holds'

/** What there is, for example "4 jobs". */
export const holdings = ({ holds }: LinkedInProfile) => holds.filter(({ count }) => count > 0).map(({ section, count }) => counted(count, ...NOUNS[section]))

const alternatives = new Intl.ListFormat('en-US', { type: 'disjunction' })

/** The sections that hold nothing, for example "No projects or languages yet"; null where all hold something. */
export function nothingOf({ holds }: LinkedInProfile): string | null {
  const names = holds.filter(({ count }) => count === 0).map(({ section }) => SECTION_NAMES[section].toLowerCase())
  return names.length === 0 ? null : `No ${alternatives.format(names)} yet`
}
