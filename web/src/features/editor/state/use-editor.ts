import { useEffect, useEffectEvent, useLayoutEffect, useMemo, useReducer, useRef, useState } from 'react'
import { useOffline } from '@/lib/connection'
import { useUnsaved } from '@/lib/unsaved'
import { putResume } from '../api/calls'
import type { Content, Problem } from '../model'
import { savedText, toContent, toSaved } from './content'
import { forgetInTab, forgetOnServer, keepInTab, KEEPALIVE_LIMIT, keepOnServer } from './draft'
import { editorReducer, startEditor, type EditorStart } from './editor'
import { problemsOf } from './problems'
import { REST, retryAfter, Saver } from './saver'

/** How long typing must rest before what cannot be saved is kept on the server, in milliseconds. */
const DRAFT_REST = 1500

/** What the user reads about the state of saving. */
export type SaveStatus = 'saved' | 'unsaved' | 'saving' | 'retrying' | 'offline' | 'invalid' | 'refused' | 'conflict'

/** The editor of one resume: its content with undo and redo, saved when typing rests, kept when it cannot be saved. */
export function useEditor(id: string, start: EditorStart) {
  const [state, dispatch] = useReducer(editorReducer, start, startEditor)
  const [saver] = useState(() => new Saver(id, state.saved, dispatch))
  const offline = useOffline()
  const content = state.history.present
  const text = useMemo(() => savedText(content), [content])
  const own = useMemo(() => problemsOf(content), [content])
  const dirty = text !== state.saved.text
  const { save } = state
  const refused = save.kind === 'refused' && save.text === text ? save : null
  const problems: Problem[] = refused ? [...own, ...refused.problems] : own
  const latest = useRef(content)
  useLayoutEffect(() => {
    latest.current = content
  }, [content])

  const status: SaveStatus =
    save.kind === 'conflict' ? 'conflict'
    : !dirty ? (save.kind === 'saving' ? 'saving' : 'saved')
    : own.length > 0 ? 'invalid'
    : refused ? 'refused'
    : offline ? 'offline'
    : 'attempts' in save && save.attempts > 0 ? 'retrying'
    : save.kind === 'saving' ? 'saving'
    : 'unsaved'
  const attempts = 'attempts' in save ? save.attempts : 0
  const due = (status === 'unsaved' || status === 'retrying') && save.kind !== 'saving'

  useEffect(() => {
    if (!due) return
    const timer = setTimeout(() => void saver.save(latest.current), attempts > 0 ? retryAfter(attempts) : REST)
    return () => clearTimeout(timer)
  }, [saver, due, attempts, text])

  const stuck = status === 'invalid' || status === 'refused' || status === 'conflict'
  useKept({ id, saver, dirty, content, version: state.saved.version, stuck, saving: save.kind === 'saving' })
  useUnsaved(dirty)

  return {
    content,
    status,
    problems,
    message: refused?.message ?? null,
    conflict: save.kind === 'conflict' ? save : null,
    dirty,
    /** What the resume goes by since the last save; undefined before one. */
    title: state.title,
    canUndo: state.history.past.length > 0,
    canRedo: state.history.future.length > 0,
    undo: () => dispatch({ type: 'undo' }),
    redo: () => dispatch({ type: 'redo' }),
    /** Changes the content; edits of one `group` that follow each other closely are undone together. */
    edit: (edit: (content: Content) => Content, group: string | null = null) => dispatch({ type: 'edit', edit, group, at: Date.now() }),
    /** Saves what is there now; answers whether the server has it. Content that breaks a rule is not sent. */
    flush: async (options?: { keep: boolean }) => (problemsOf(latest.current).length > 0 ? false : saver.save(latest.current, options)),
    /** The version that the server has. */
    base: () => saver.version,
    /** Shows what the server has; what stood here before is one undo away. */
    adopt: (saved: EditorStart['saved'], version: number, title?: string) => {
      dispatch({ type: 'adopt', content: saved, version, at: Date.now(), title })
      saver.follow(version, savedText(toContent(saved)))
    },
    /** Saves over a version of another tab, which stays in the history. */
    overwrite: (version: number) => {
      saver.follow(version, '')
      return saver.save(latest.current, { keep: true })
    },
  }
}
export type Editor = ReturnType<typeof useEditor>

interface Kept {
  id: string
  saver: Saver
  dirty: boolean
  content: Content
  version: number
  /** It will not be saved by itself. */
  stuck: boolean
  saving: boolean
}

/** Keeps what is unsaved: in this tab at once, on the server when it cannot be saved, and warns before the page goes. */
function useKept({ id, saver, dirty, content, version, stuck, saving }: Kept) {
  const onServer = useRef(false)
  useEffect(() => {
    if (dirty) keepInTab(id, { content, baseVersion: version })
    else forgetInTab(id)
  }, [id, dirty, content, version])

  useEffect(() => {
    if (!stuck) return
    const timer = setTimeout(() => {
      onServer.current = true
      void keepOnServer(id, { content, baseVersion: version })
    }, DRAFT_REST)
    return () => clearTimeout(timer)
  }, [id, stuck, content, version])

  useEffect(() => {
    if (dirty || !onServer.current) return
    onServer.current = false
    void forgetOnServer(id)
  }, [id, dirty])

  const leave = useEffectEvent((how: 'page' | 'screen') => {
    if (!dirty) return
    if (stuck) void keepOnServer(id, { content, baseVersion: version }, { leaving: true })
    else if (how === 'screen') void saver.save(content).then((saved) => saved && forgetInTab(id))
    else if (!saving) putBeforeGone(id, content, version)
  })
  const warn = useEffectEvent((event: BeforeUnloadEvent) => dirty && event.preventDefault())
  useEffect(() => {
    const onPageHide = () => leave('page')
    const onBeforeUnload = (event: BeforeUnloadEvent) => void warn(event)
    window.addEventListener('pagehide', onPageHide)
    window.addEventListener('beforeunload', onBeforeUnload)
    return () => {
      window.removeEventListener('pagehide', onPageHide)
      window.removeEventListener('beforeunload', onBeforeUnload)
      leave('screen')
    }
  }, [])
}

/** The last chance of a page that goes: a save whose answer nobody waits for. What is too long for it is still in the tab. */
function putBeforeGone(id: string, content: Content, version: number) {
  const saved = toSaved(content)
  if (JSON.stringify(saved).length < KEEPALIVE_LIMIT) void putResume(id, saved, { baseVersion: version, keepalive: true }).catch(() => undefined)
}
