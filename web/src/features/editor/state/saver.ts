import { ApiError, messageOf } from '@/api/errors'
import { worthAnotherTry } from '@/features/resumes/api/draft'
import { fetchResume, putResume, type StoredResume } from '../api/calls'
import type { Content, SavedContent } from '../model'
import { pathInForm, savedText, storedAlike, toContent, toSaved } from './content'
import type { EditorAction } from './editor'

/** How long typing must rest before it is saved, in milliseconds. */
export const REST = 1500
/** Between two attempts that fail: doubled with each, up to the limit; in milliseconds. */
const FIRST_RETRY = 2000
const LAST_RETRY = 30_000

export const retryAfter = (attempts: number) => Math.min(LAST_RETRY, FIRST_RETRY * 2 ** (attempts - 1))

const contentOf = ({ parsed, appearance, templateId }: StoredResume): SavedContent => ({ resume: parsed, appearance, templateId })

/** Saves one resume, one call at a time, and reports how it goes. */
export class Saver {
  readonly #id: string
  readonly #report: (action: EditorAction) => void
  #version: number
  #text: string
  #running: Promise<boolean> | null = null

  constructor(id: string, { version, text }: { version: number; text: string }, report: (action: EditorAction) => void) {
    this.#id = id
    this.#version = version
    this.#text = text
    this.#report = report
  }

  get version() {
    return this.#version
  }

  /** What the server has from now on. */
  follow(version: number, text: string) {
    this.#version = version
    this.#text = text
  }

  /** Answers whether the server has the content. `keep` makes a version of its own. */
  async save(content: Content, { keep = false } = {}): Promise<boolean> {
    while (this.#running) await this.#running
    if (savedText(content) === this.#text) return true
    this.#running = this.#send(content, keep).finally(() => (this.#running = null))
    return this.#running
  }

  async #send(content: Content, keep: boolean): Promise<boolean> {
    const text = savedText(content)
    this.#report({ type: 'saving' })
    try {
      const { version, title } = await putResume(this.#id, toSaved(content), { baseVersion: this.#version, keep })
      this.#done(version, text, title)
      return true
    } catch (error) {
      return this.#explain(error, content, text)
    }
  }

  #done(version: number, text: string, title: string) {
    this.follow(version, text)
    this.#report({ type: 'saved', version, text, title })
  }

  async #explain(error: unknown, content: Content, text: string): Promise<boolean> {
    if (error instanceof ApiError && error.code === 'version_conflict') return this.#compare(text)
    if (worthAnotherTry(error)) {
      this.#report({ type: 'failed' })
      return false
    }
    const problems = error instanceof ApiError ? error.fields.map(({ path, message }) => ({ path: pathInForm(content.resume, path), message })) : []
    this.#report({ type: 'refused', text, message: messageOf(error), problems })
    return false
  }

  /** Another version is there. It may be our own: stored by a call whose answer got lost. */
  async #compare(text: string): Promise<boolean> {
    try {
      const stored = await fetchResume(this.#id)
      const other = contentOf(stored)
      if (storedAlike(savedText(toContent(other)), text)) {
        this.#done(stored.version, text, stored.title)
        return true
      }
      this.#report({ type: 'conflict', other, version: stored.version })
    } catch {
      this.#report({ type: 'failed' })
    }
    return false
  }
}
