import { Ago } from '../Ago'
import { Breakable } from '../Breakable'
import { inWords } from '../in-words'
import type { Message } from '../model'
import { replyTo } from './reply'

/** One message of the contact form, and the way to answer it. */
export const MessageItem = ({ message: { name, email, subject, message, sentAt } }: { message: Message }) => (
  <li className="px-4 py-5 sm:px-6">
    <h2 className="font-sans text-base font-semibold wrap-anywhere">{name}: {inWords(subject)}</h2>
    <p className="text-sm text-muted">
      <a href={replyTo(email, inWords(subject))} className="text-primary underline underline-offset-4"><Breakable>{email}</Breakable></a>, <Ago at={sentAt} />
    </p>
    <p className="mt-3 max-w-3xl wrap-anywhere whitespace-pre-line">{message}</p>
  </li>
)
