import data from '@content/contact.toml'

interface ContactCopy {
  title: string
  lead: string
  hours: { support: string; reply: string; urgent: string; phone: string }
  question: { question: string; answer: string }[]
}

/** Copy of the contact page. */
export const copy = data as ContactCopy
