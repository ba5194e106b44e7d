import data from '@content/contact.toml'

interface ContactCopy {
  title: string
  lead: string
  thanks: string
  live_chat: string
  /** What the operator promises. */
  samples: { support: string; reply: string; urgent: string; phone: string; thanks: string; chat: string }
  question: { question: string; answer: string }[]
}

/** Copy of the contact page. */
export const copy = data as ContactCopy
