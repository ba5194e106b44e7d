import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { ParsedResume } from './samples'

export interface LabelledFile {
  path: string
  name: string
  truth: ParsedResume
}

/** The labelled resumes of a folder: each file beside a JSON of the same name that says what stands in it. */
export function labelledFiles(folder: string): LabelledFile[] {
  const names = readdirSync(folder)
  return names
    .filter((name) => /\.(pdf|docx?)$/.test(name) && names.includes(name.replace(/\.\w+$/, '.json')))
    .map((name) => ({ name, path: join(folder, name), truth: JSON.parse(readFileSync(join(folder, name.replace(/\.\w+$/, '.json')), 'utf8')) as ParsedResume }))
}

/** Evenly spread over the list, so that every kind of file is met. */
export const spread = <T>(list: T[], count: number): T[] => (list.length <= count ? list : Array.from({ length: count }, (_, index) => list[Math.floor((index * list.length) / count)]!))

/** Whole numbers below a limit, the same ones for the same seed (mulberry32). */
function numbers(seed: number) {
  let state = seed
  return (limit: number) => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return Math.floor((((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32) * limit)
  }
}

/** So many of a list, drawn by a seed. */
export function draw<T extends { name: string }>(list: readonly T[], count: number, seed: number): T[] {
  const next = numbers(seed)
  const left = [...list].sort((a, b) => (a.name < b.name ? -1 : 1))
  return Array.from({ length: Math.min(count, left.length) }, () => left.splice(next(left.length), 1)[0]!)
}
