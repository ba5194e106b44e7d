import type { FaqEntry } from './load'

const folded = (text: string) => text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase()

/** The questions of a category (all without one) in which every word of the search occurs. */
export function matching(faqs: readonly FaqEntry[], search: string, category: string | null): FaqEntry[] {
  const words = folded(search).split(/\s+/).filter(Boolean)
  const text = ({ question, answer }: FaqEntry) => folded(`${question} ${answer.replace(/<[^>]+>/g, ' ')}`)
  return faqs.filter((faq) => (!category || faq.category === category) && words.every((word) => text(faq).includes(word)))
}

/** The questions of each category, in the order in which the categories first occur. */
export function byCategory(faqs: readonly FaqEntry[]): [string, FaqEntry[]][] {
  const groups = new Map<string, FaqEntry[]>()
  for (const faq of faqs) groups.set(faq.category, [...(groups.get(faq.category) ?? []), faq])
  return [...groups]
}
