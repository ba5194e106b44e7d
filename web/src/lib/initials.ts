import words from '@templates/resume/initials.json'

/** What opens and closes a remark in a name: `Robert “Bob” Smith (he/him)`. */
const REMARKS = /\([^)]*\)?|\[[^\]]*\]?|“[^”]*”?|„[^“]*“?|"[^"]*"?/gu

/** Letters that change their shape beside others: Arabic, Syriac, N’Ko and their like. */
const JOINING = /[\u0600-\u08ff\ufb50-\ufdff\ufe70-\ufefc]/u

const GREEK = /[\u0370-\u03ff\u1f00-\u1fff]/u

/**
 * The first letters of the first name and of the family name; one letter where the name is one word, or its script joins letters.
 * The server has the same rules, words and cases (`crates/typeset/src/initials.rs`).
 */
export function initials(name: string): string {
  const own = ownName(name.normalize('NFC').replace(REMARKS, '').split(/[\s,]+/u).map(fromLetter).filter(Boolean))
  const [first, last] = [own[0], own.length > 1 ? own[own.length - 1] : undefined]
  const letters = [first, last && family(last)].flatMap((word) => word?.match(/^.\p{M}*/u)?.[0] ?? [])
  const shown = letters.some((letter) => JOINING.test(letter)) ? letters.slice(0, 1) : letters
  return shown.map(capital).join('')
}

/** Greek capitals have no accents, which browsers know only for that language. */
const capital = (letter: string) => letter.toLocaleUpperCase(GREEK.test(letter) ? 'el' : 'en')

const fromLetter = (word: string) => word.replace(/^[^\p{L}\p{N}]+/u, '')

/** The words without what stands before and behind the name; one word always stays. */
function ownName(all: string[]): string[] {
  let rest = all
  const isOneOf = (list: string[], word: string | undefined) => list.includes((word ?? '').toLowerCase().replace(/\.+$/, ''))
  while (rest.length > 1 && isOneOf(words.honorifics, rest[0])) rest = rest.slice(1)
  while (rest.length > 1 && isOneOf(words.suffixes, rest[rest.length - 1])) rest = rest.slice(0, -1)
  return rest
}

/** A family name without the particle that is written together with it. */
function family(word: string): string {
  const plain = word.replaceAll('’', "'")
  const particle = words.joined.find((each) => plain.startsWith(each))
  return (particle && fromLetter(word.slice(particle.length))) || word
}
