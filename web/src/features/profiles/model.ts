import type { MergeSection, Source } from './wire'

export const SOURCE_NAMES: Record<Source, string> = { resume: 'Your resume', linkedin: 'LinkedIn', github: 'GitHub', account: 'Your account' }

export const SECTION_NAMES: Record<MergeSection, string> = {
  links: 'Links', experience: 'Experience', education: 'Education', skills: 'Skills', certifications: 'Certifications', projects: 'Projects', achievements: 'Achievements',
  languages: 'Languages', volunteering: 'Volunteering', publications: 'Publications', additional: 'More sections',
}

/** "1 project", "12 projects". */
export const counted = (count: number, one: string, many = `${one}s`) => `${count.toLocaleString('en-US')} ${count === 1 ? one : many}`

/** What goes wrong at GitHub or LinkedIn, by the reason in the address that leads back. */
const REASONS: Record<string, (provider: string) => string> = {
  denied: (provider) => `You didn’t give permission at ${provider}, so nothing was connected.`,
  expired: (provider) => `This sign-in took too long, was used before, or began in another browser. Sign in with ${provider} again.`,
  signed_out: (provider) => `Your session had ended before ${provider} answered. Sign out, sign in again, then try once more.`,
  outside_eea: () => 'LinkedIn sends this data only for members in the European Economic Area and Switzerland. Use the data export (ZIP) instead.',
  not_ready: () => 'LinkedIn hasn’t prepared your data yet. Please fetch it again in a few minutes.',
  limited: (provider) => `${provider} takes no more questions right now. Please try again later.`,
  not_configured: (provider) => `Sign-in with ${provider} isn’t set up on this server.`,
}

export const problemOf = (reason: string | null, provider: string) => REASONS[reason ?? '']?.(provider) ?? `${provider} didn’t complete the sign-in. Please try again.`

/** How long to wait, in words. */
export function waitOf(seconds: number): string {
  if (seconds < 60) return counted(Math.max(1, Math.ceil(seconds)), 'second')
  return counted(Math.ceil(seconds / 60), 'minute')
}
