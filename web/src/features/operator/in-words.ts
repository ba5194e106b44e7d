/** A code of the server in words: "early_access" as "Early access". */
export function inWords(code: string): string {
  const words = code.replaceAll(/[_-]+/g, ' ').trim()
  return words.charAt(0).toUpperCase() + words.slice(1)
}
