import { useQuery } from '@tanstack/react-query'
import { findDraft, forgetInTab } from '../state/draft'
import { savedText, storedAlike, toContent } from '../state/content'
import type { EditorStart } from '../state/editor'
import { fetchResume, type StoredResume } from './calls'

export interface Loaded {
  record: StoredResume['record']
  title: string
  start: EditorStart
}

async function load(id: string, design: string, signal: AbortSignal): Promise<Loaded> {
  const [{ record, parsed, appearance, templateId, title, version }, draft] = await Promise.all([fetchResume(id, signal), findDraft(id, signal)])
  // What is edited is saved in the design it was seen in.
  const saved = { resume: parsed, appearance, templateId: templateId ?? design }
  // A save whose answer got lost is stored all the same.
  const stored = draft && storedAlike(savedText(toContent(saved)), savedText(draft.content))
  if (stored) forgetInTab(id)
  const unsaved = stored ? null : draft
  // What was typed over an older version meets the newer one when it is saved: the user decides then.
  return { record, title, start: { saved, version: unsaved?.baseVersion ?? version, unsaved: unsaved?.content ?? null } }
}

/** Loads a resume once, for as long as it is edited: a later answer must not replace what is being typed. One without a design takes `design`. */
export const useLoaded = (id: string, design: string) =>
  useQuery({
    queryKey: ['editor', id],
    queryFn: ({ signal }) => load(id, design, signal),
    staleTime: Infinity,
    gcTime: 0,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  })
