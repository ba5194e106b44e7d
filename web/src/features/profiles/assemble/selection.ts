import type { Choices, MergeEntry, MergeField, MergeFieldName, MergePreview, MergeState, Source } from '../wire'

/** What the user decided otherwise than the preview suggests. */
export interface Decisions {
  entries: Record<string, { selected?: boolean; source?: Source }>
  fields: Partial<Record<MergeFieldName, Source>>
}

export const UNDECIDED: Decisions = { entries: {}, fields: {} }

const holds = ({ variants }: { variants: { source: Source }[] }, source: Source) => variants.some((variant) => variant.source === source)

/** Whether an entry goes into the resume. */
export const isSelected = (entry: MergeEntry, { entries }: Decisions) => entries[entry.id]?.selected ?? entry.selected

/** Whose words an entry has. */
export function sourceOf(entry: MergeEntry, { entries }: Decisions): Source {
  const decided = entries[entry.id]?.source
  return decided && holds(entry, decided) ? decided : entry.chosen
}

/** Whose words a field has. */
export function fieldChoice(field: MergeField, { fields }: Decisions): Source {
  const decided = fields[field.field]
  return decided && holds(field, decided) ? decided : field.chosen
}

export function decideEntry(decisions: Decisions, id: string, change: Decisions['entries'][string]): Decisions {
  return { ...decisions, entries: { ...decisions.entries, [id]: { ...decisions.entries[id], ...change } } }
}

export function decideField(decisions: Decisions, field: MergeFieldName, source: Source): Decisions {
  return { ...decisions, fields: { ...decisions.fields, [field]: source } }
}

/** The selected entries of the whole preview, in its order. */
export const selectedEntries = (preview: MergePreview, decisions: Decisions) => preview.sections.flatMap(({ entries }) => entries.filter((entry) => isSelected(entry, decisions)))

/** What is sent: every selected entry, and every field that is filled. */
export function choicesOf(preview: MergePreview, decisions: Decisions): Choices {
  const filled = preview.fields.filter(({ variants }) => variants.length > 0)
  return {
    fields: Object.fromEntries(filled.map((field) => [field.field, fieldChoice(field, decisions)])),
    entries: selectedEntries(preview, decisions).map((entry) => ({ id: entry.id, source: sourceOf(entry, decisions) })),
  }
}

/** How many entries are in which state. */
export function countStates(preview: MergePreview): Record<MergeState, number> {
  const counts: Record<MergeState, number> = { new: 0, different: 0, same: 0, kept: 0 }
  for (const { entries } of preview.sections) for (const { state } of entries) counts[state] += 1
  return counts
}
