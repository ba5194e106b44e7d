import { tabStorage } from '@/lib/storage'
import { isSubject, type Subject } from './subjects'

/** What stands in the form. */
export interface Message {
  name: string
  email: string
  subject: Subject | ''
  message: string
}

const KEY = 'vitae.contact'

/** What was typed before a reload of this tab. */
export function storedDraft(): Partial<Message> {
  try {
    const { name = '', email = '', subject = '', message = '' } = JSON.parse(tabStorage().getItem(KEY) ?? '{}') as Record<string, string>
    return { name, email, subject: isSubject(subject) ? subject : '', message }
  } catch {
    return {}
  }
}

export const storeDraft = (message: Message) => tabStorage().setItem(KEY, JSON.stringify(message))
export const forgetDraft = () => tabStorage().removeItem(KEY)
