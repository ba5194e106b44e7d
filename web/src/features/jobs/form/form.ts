import type { FieldProblem } from '@/api/errors'
import { tabStorage } from '@/lib/storage'
import type { Job, JobPosting } from '../model'

/** Longest line, text and item, in characters, and longest link: the server's limits. */
export const LIMITS = { line: 200, text: 20_000, item: 1_000, link: 2_048, items: 50 } as const

/** What stands in the form. */
export interface JobForm {
  jobTitle: string
  companyName: string
  companyOverview: string
  location: string
  employmentType: JobPosting['employmentType']
  salaryRange: string
  jobDescription: string
  responsibilities: string[]
  required: string[]
  preferred: string[]
  applicationLink: string
  educationLevel: string
  experienceLevel: JobPosting['experienceLevel']
  category: JobPosting['category']
  isRemote: boolean
  isHybrid: boolean
  isOnsite: boolean
}

export const EMPTY: JobForm = {
  jobTitle: '', companyName: '', companyOverview: '', location: '', employmentType: 'Full-time', salaryRange: '', jobDescription: '',
  responsibilities: [''], required: [''], preferred: [''], applicationLink: '', educationLevel: '', experienceLevel: 'Entry-level', category: 'tech',
  isRemote: false, isHybrid: false, isOnsite: false,
}

const orOne = (items: string[] | undefined) => (items?.length ? items : [''])

/** A stored job as the form shows it. */
export const formOf = (job: Job): JobForm => ({
  jobTitle: job.jobTitle, companyName: job.companyName, companyOverview: job.companyOverview, location: job.location, employmentType: job.employmentType,
  salaryRange: job.salaryRange ?? '', jobDescription: job.jobDescription, responsibilities: orOne(job.responsibilities), required: orOne(job.requirements.required),
  preferred: orOne(job.requirements.preferred), applicationLink: job.applicationLink, educationLevel: job.educationLevel ?? '', experienceLevel: job.experienceLevel,
  category: job.category, isRemote: job.isRemote ?? false, isHybrid: job.isHybrid ?? false, isOnsite: job.isOnsite ?? false,
})

const kept = (items: string[]) => items.map((item) => item.trim()).filter(Boolean)

/** What is sent: texts trimmed, empty items dropped, what may be absent left out when it is empty. */
export const postingOf = ({ required, preferred, ...form }: JobForm): JobPosting => ({
  ...form,
  jobTitle: form.jobTitle.trim(), companyName: form.companyName.trim(), companyOverview: form.companyOverview.trim(), location: form.location.trim(),
  jobDescription: form.jobDescription.trim(), applicationLink: form.applicationLink.trim(),
  salaryRange: form.salaryRange.trim() || undefined, educationLevel: form.educationLevel.trim() || undefined,
  responsibilities: kept(form.responsibilities), requirements: { required: kept(required), preferred: kept(preferred) },
})

const FIELDS = ['jobTitle', 'companyName', 'companyOverview', 'location', 'employmentType', 'salaryRange', 'jobDescription', 'responsibilities', 'requirements.required', 'requirements.preferred', 'applicationLink', 'educationLevel', 'experienceLevel', 'category'] as const
export type FieldName = (typeof FIELDS)[number]
export type Errors = Partial<Record<FieldName, string>>

const REQUIRED = {
  jobTitle: 'Job title is required',
  companyName: 'Company name is required',
  companyOverview: 'Company overview is required',
  location: 'Location is required',
  jobDescription: 'Job description is required',
  applicationLink: 'Application link is required',
} as const

function isWebAddress(text: string): boolean {
  return /^https?:\/\//i.test(text) && URL.canParse(text) && new URL(text).hostname !== ''
}

/** What is wrong, by field. */
export function problemsOf(form: JobForm): Errors {
  const errors: Errors = {}
  for (const [field, message] of Object.entries(REQUIRED) as [keyof typeof REQUIRED, string][]) if (!form[field].trim()) errors[field] = message
  if (!errors.applicationLink && !isWebAddress(form.applicationLink.trim())) errors.applicationLink = 'Enter a web address that starts with https:// or http://'
  if (!form.responsibilities[0]?.trim()) errors.responsibilities = 'At least one responsibility is required'
  if (!form.required[0]?.trim()) errors['requirements.required'] = 'At least one required qualification is needed'
  return errors
}

/** The server's problems at their fields; one in an item of a list is its list's. */
export const serverErrors = (problems: FieldProblem[]): Errors =>
  Object.fromEntries(problems.flatMap(({ path, message }) => {
    const field = FIELDS.find((name) => path === name || path.startsWith(`${name}.`) || path.startsWith(`${name}[`))
    return field ? [[field, message] as const] : []
  }))

/** The first field with an error, in the order of the form. */
export const firstWrong = (errors: Errors) => FIELDS.find((field) => errors[field])

const key = (id?: string) => `vitae.job.${id ?? 'new'}`

/** What was typed before the form was left, if it can still be read. */
export function storedDraft(id?: string): JobForm | null {
  try {
    const draft = JSON.parse(tabStorage().getItem(key(id)) ?? 'null') as Partial<JobForm> | null
    return draft && { ...EMPTY, ...draft }
  } catch {
    return null
  }
}

export const storeDraft = (form: JobForm, id?: string) => tabStorage().setItem(key(id), JSON.stringify(form))
export const forgetDraft = (id?: string) => tabStorage().removeItem(key(id))
