import type { PortfolioDetail, StoredImage, TimelineEntry } from '../wire'

/** A picture of the form: chosen just now, or one that the server has. */
export type Source = { file: File } | { stored: Pick<StoredImage, 'id' | 'url'> }

/** A picture with what is said about it. */
export interface Picture {
  /** Tells it from the others while it is moved. */
  key: string
  source: Source
  alt: string
  group: string
}

/** What stands in a form. */
export interface Draft {
  values: Record<string, string>
  timeline: TimelineEntry[]
  photo: Source | null
  pictures: Picture[]
}

/** An empty form with so many entries of the timeline. */
export const emptyDraft = (entries = 0): Draft => ({ values: {}, timeline: Array.from({ length: entries }, () => ({ date: '', title: '', description: '' })), photo: null, pictures: [] })

let pictures = 0

/** A chosen file as a picture of the form. */
export const pictureOf = (file: File): Picture => ({ key: `new-${Date.now()}-${(pictures += 1)}`, source: { file }, alt: '', group: '' })

/** A stored portfolio as its form shows it. */
export const draftOf = ({ fields, timeline, userPhoto, images }: PortfolioDetail): Draft => ({
  values: fields,
  timeline,
  photo: userPhoto && { stored: userPhoto },
  pictures: images.map(({ id, url, alt, group }) => ({ key: id, source: { stored: { id, url } }, alt, group })),
})

/** Whether there is anything to lose. */
export const isEmptyDraft = ({ values, timeline, photo, pictures }: Draft) =>
  !photo && pictures.length === 0 && Object.values(values).every((value) => !value.trim()) && timeline.every((entry) => Object.values(entry).every((value: string) => !value.trim()))

/** The list with the entry at one place moved to another. */
export const moved = <T,>(list: readonly T[], from: number, to: number): T[] => list.toSpliced(from, 1).toSpliced(to, 0, list[from]!)
