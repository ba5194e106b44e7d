import { fieldsOf, type Flow } from '../flows'
import { tidied } from './check'
import type { Draft, Picture } from './draft'

/** The part of `pictures` for each image: the place of its file, or its id on the server. */
function orderOf(pictures: readonly Picture[]) {
  let file = -1
  return pictures.map(({ source, alt, group }) => ({ ...('file' in source ? { file: (file += 1) } : { id: source.stored.id }), alt: alt.trim(), group: group.trim() }))
}

/** What is sent: a part for each field, the images in their order, and what is said about them. */
export function submissionOf(flow: Flow, templateId: string, draft: Draft): FormData {
  const form = new FormData()
  for (const field of fieldsOf(flow)) form.append(field.name, tidied(draft, field))
  // One input, two parts.
  if (flow.fields.includes('about')) form.append('userIntro', tidied(draft, { name: 'about', kind: 'long' }))
  form.append('templateId', templateId)
  if (flow.timeline) form.append('timeline', JSON.stringify(flow.timeline.map((_, at) => draft.timeline[at] ?? { date: '', title: '', description: '' })))
  for (const { source } of draft.pictures) if ('file' in source) form.append('images', source.file)
  form.append('pictures', JSON.stringify(orderOf(draft.pictures)))
  if (!draft.photo) form.append('removePhoto', 'true')
  else if ('file' in draft.photo) form.append('userPhoto', draft.photo.file)
  return form
}
