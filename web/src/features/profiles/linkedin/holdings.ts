import { counted, SECTION_NAMES } from '../model'
import type { LinkedInProfile, ProfileSection } from '../wire'

const NOUNS: Record<ProfileSection, [one: string, many: string]> = {
  experience: ['job', 'jobs'], education: ['school', 'schools'], skills: ['skill', 'skills'], certifications: ['certification', 'certifications'], projects: ['project', 'projects'],
  achievements: ['achievement', 'achievements'], languages: ['language', 'languages'], volunteering: ['volunteer role', 'volunteer roles'], publications: ['publication', 'publications'],
}

/** What there is, for example "4 jobs". */
export const holdings = ({ holds }: LinkedInProfile) => holds.filter(({ count }) => count > 0).map(({ section, count }) => counted(count, ...NOUNS[section]))

/** The sections that hold nothing. */
export const missing = ({ holds }: LinkedInProfile) => holds.filter(({ count }) => count === 0).map(({ section }) => SECTION_NAMES[section])
