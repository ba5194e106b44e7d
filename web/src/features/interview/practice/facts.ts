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

/** Words that every ad has: they say nothing about the job. */
const COMMON = new Set('About After All Also And Any Are Based Benefits Both Build But Can Company Customers Day Each Equal Every Experience Find For From Full Good Great Have Help Here How If In Include Including Is It Join Key Knowledge Learn Like Location Looking Make Minimum Must New No Not Of On One Opportunity Or Other Our Part People Please Position Preferred Qualifications Remote Required Requirements Responsibilities Role Salary Senior Skills Some Strong Support Team That The Their These They This Time To Up Us Use Using We Well What When Where Who Why Will With Work Working Would Years You Your'.split(' '))

/** What an ad names: proper names, abbreviations, and the skills of the resume that it mentions. At most eight, by how often they occur. */
export function keywordsOfAd(ad: string, skills: readonly string[]): string[] {
  const text = ` ${ad} `
  const mentioned = skills.filter((skill) => text.toLowerCase().includes(skill.toLowerCase()))
  const counts = new Map<string, number>()
  for (const [word] of ad.matchAll(/(?<![.!?\n]\s{0,3})\b[A-Z][A-Za-z0-9+#.]*[A-Za-z0-9+#]/g)) {
    if (!COMMON.has(word)) counts.set(word, (counts.get(word) ?? 0) + 1)
  }
  const named = [...counts].sort((a, b) => b[1] - a[1]).map(([word]) => word)
  return [...new Set([...mentioned, ...named])].slice(0, 8)
}
