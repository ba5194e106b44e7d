import type { Schemas } from '@/api/client'
import type { IsLocked, Template } from '@/features/templates/model'

/** What a public resume can leave out. */
export type Hidden = Schemas['Hidden']
/** The public link of a resume. */
export type Share = Schemas['ShareSettings']
/** Without a password the present one stays; an empty one takes it away. Without design and parts to hide, those stay too. */
export type ShareChange = Schemas['ShareForm']

export const HIDEABLE: readonly { value: Hidden; label: string }[] = [
  { value: 'phone', label: 'Phone' },
  { value: 'email', label: 'Email' },
  { value: 'address', label: 'Location' },
]

/** What is filled in; the names are those of the server. */
export interface ShareForm {
  design: string
  hide: Hidden[]
  password: string
  /** The password that is set is to go. */
  removesPassword: boolean
  /** The last day, or ''. */
  expiresAt: string
}

/** The day of a moment where the reader is, as a date field writes it. */
const dayOf = (iso: string) => new Date(iso).toLocaleDateString('sv-SE')

/** The end of a day where the reader is. */
const endOf = (day: string) => new Date(`${day}T23:59:59`).toISOString()

export const formOf = ({ design, hide, expiresAt }: Share): ShareForm => ({ design, hide, password: '', removesPassword: false, expiresAt: expiresAt === null ? '' : dayOf(expiresAt) })

/** A link that was never on begins with a design that its owner may use. */
export function startOf(share: Share, designs: readonly Template[], isLocked: IsLocked): Share {
  const design = designs.find(({ id }) => id === share.design)
  const open = designs.find((one) => !isLocked(one))
  return share.url === null && design && open && isLocked(design) ? { ...share, design: open.id } : share
}

function passwordOf({ password, removesPassword }: ShareForm) {
  if (removesPassword) return { password: '' }
  return password === '' ? {} : { password }
}

/** What is filled in, for the server. */
export const changeOf = (form: ShareForm, enabled: boolean): ShareChange => ({
  enabled,
  design: form.design,
  hide: form.hide,
  expiresAt: form.expiresAt === '' ? null : endOf(form.expiresAt),
  ...passwordOf(form),
})

export const hasEnded = ({ expiresAt }: Share, now = Date.now()) => expiresAt !== null && Date.parse(expiresAt) <= now

/** Ends the link, whatever is filled in. An end that has passed would be refused. */
export const endingOf = (share: Share): ShareChange => ({ enabled: false, expiresAt: hasEnded(share) ? null : share.expiresAt })

const numbers = new Intl.NumberFormat('en')

/** "Viewed 1,234 times" */
export const viewsText = (views: number) => (views === 0 ? 'Not viewed yet' : views === 1 ? 'Viewed once' : `Viewed ${numbers.format(views)} times`)

export const SHARE_TITLE = 'Share your resume'

/** The resume that is shared. */
export interface ShareProps {
  resumeId: string
  resumeName: string
  onClose: () => void
}
