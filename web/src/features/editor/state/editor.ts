import type { Content, Problem, SavedContent } from '../model'
import { savedText, toContent } from './content'
import { record, redo, startHistory, undo, type History } from './history'

/** How the last attempt to save went. */
export type SaveState =
  | { kind: 'rest' }
  /** Under way, after so many failed attempts. */
  | { kind: 'saving'; attempts: number }
  /** The call did not get through; `attempts` in a row. */
  | { kind: 'failed'; attempts: number }
  /** The server said no to this text: it is not sent again as it is. */
  | { kind: 'refused'; text: string; message: string; problems: Problem[] }
  /** Another tab has saved since. */
  | { kind: 'conflict'; other: SavedContent; version: number }

export interface EditorState {
  history: History<Content>
  /** What the server has: its version, and its content as one text. */
  saved: { version: number; text: string }
  save: SaveState
  /** What the resume goes by since the last save; undefined before one. */
  title?: string
}

export type EditorAction =
  /** An edit. `group` joins it with the edits before that are about the same. */
  | { type: 'edit'; edit: (content: Content) => Content; group: string | null; at: number }
  | { type: 'undo' }
  | { type: 'redo' }
  | { type: 'saving' }
  | { type: 'saved'; version: number; text: string; title: string }
  | { type: 'failed' }
  | { type: 'refused'; text: string; message: string; problems: Problem[] }
  | { type: 'conflict'; other: SavedContent; version: number }
  /** Takes over what the server has, as an edit that can be undone. */
  | { type: 'adopt'; content: SavedContent; version: number; at: number; title?: string }

export interface EditorStart {
  saved: SavedContent
  version: number
  /** What was typed and not saved before; null where there is nothing. */
  unsaved: Content | null
}

export function startEditor({ saved, version, unsaved }: EditorStart): EditorState {
  const content = toContent(saved)
  const history = startHistory(content)
  return { history: unsaved ? record(history, unsaved, { group: null, at: 0 }) : history, saved: { version, text: savedText(content) }, save: { kind: 'rest' } }
}

/** Failed attempts in a row. */
const attemptsOf = ({ save }: EditorState) => ('attempts' in save ? save.attempts : 0)

/** What a refusal or a conflict was about does not go away by an edit; a failed call is still to be tried again. */
const edited = (state: EditorState, history: History<Content>): EditorState => ({ ...state, history })

export function editorReducer(state: EditorState, action: EditorAction): EditorState {
  switch (action.type) {
    case 'edit':
      return edited(state, record(state.history, action.edit(state.history.present), action))
    case 'undo':
      return edited(state, undo(state.history))
    case 'redo':
      return edited(state, redo(state.history))
    case 'saving':
      return { ...state, save: { kind: 'saving', attempts: attemptsOf(state) } }
    case 'saved':
      return { ...state, saved: { version: action.version, text: action.text }, save: { kind: 'rest' }, title: action.title }
    case 'failed':
      return { ...state, save: { kind: 'failed', attempts: attemptsOf(state) + 1 } }
    case 'refused':
      return { ...state, save: { kind: 'refused', text: action.text, message: action.message, problems: action.problems } }
    case 'conflict':
      return { ...state, save: { kind: 'conflict', other: action.other, version: action.version } }
    case 'adopt':
      return { ...adopt(state, action), title: action.title ?? state.title }
  }
}

function adopt(state: EditorState, { content, version, at }: Extract<EditorAction, { type: 'adopt' }>): EditorState {
  const present = toContent(content)
  return { history: record(state.history, present, { group: null, at }), saved: { version, text: savedText(present) }, save: { kind: 'rest' } }
}

/** Whether something is stored nowhere but here. */
export const isDirty = ({ history, saved }: EditorState) => savedText(history.present) !== saved.text
