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
