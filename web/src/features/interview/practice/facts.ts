import type { Schemas } from '@/api/client'
import type { Facts } from './choose'

type Resume = Schemas['ParsedResume']

const given = (all: (string | null | undefined)[]) => [...new Set(all.map((text) => text?.trim() ?? '').filter((text) => text !== '' && text.length <= 60))]

/** What a resume says that questions can ask about, newest first. */
export function factsOfResume(resume: Resume | null | undefined): Facts {
  if (!resume) return {}
  const jobs = resume.experience.filter(({ company, position }) => company && position)
  const [latest] = jobs
  return {
    // Together: the role that was held there.
    employer: given([latest?.company]),
    role: given([latest?.position]),
    skill: given(resume.skills).slice(0, 12),
    project: given(resume.projects.map(({ name }) => name)),
    school: given(resume.education.map(({ institution }) => institution)),
  }
}

/** Skills that are everyday words too, from `ambiguous` in crates/ats/data/skills.toml: they count only as they are written in the resume, and not where a sentence begins. */
const EVERYDAY = new Set('access ai angular budget c elk epic excel express go grants grill illustrator intercom iv mentor menus mice ml net node outlook r rails react rest rust sap sas sea selling sem send spark swift tax torch ts type ui word'.split(' '))

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')

/** Whether a text names a skill in whole words: "Go" stands neither in "Google" nor in "Go-to-market". */
function names(text: string, skill: string) {
  const word = `(?<![\\p{L}\\p{N}+#&@.-])${escaped(skill).replace(/\s+/g, '\\s+')}(?![\\p{L}\\p{N}+#&@-]|\\.\\p{L})`
  if (!EVERYDAY.has(skill.toLowerCase()) && skill.length > 2) return new RegExp(word, 'iu').test(text)
  return new RegExp(`(?<!(?:^|[.!?:•\\n]\\s?)\\s*)${word}`, 'u').test(text)
}

const plain = (text: string | null | undefined) => text?.trim().toLowerCase() ?? ''

/** The skills and tools of a resume that an ad names, in the resume's order; no places, employers, schools and titles. At most eight. */
export function keywordsOfAd(ad: string, resume: Resume | null | undefined): string[] {
  if (!resume) return []
  const { experience, education, projects } = resume
  const others = new Set([resume.name, resume.location, ...(resume.location ?? '').split(','), ...experience.flatMap(({ company, position, location }) => [company, position, location]), ...education.map(({ institution }) => institution)].map(plain))
  const skills = given([...resume.skills, ...projects.flatMap(({ technologies }) => technologies)])
  return skills.filter((skill) => !others.has(plain(skill)) && names(ad, skill)).slice(0, 8)
}
