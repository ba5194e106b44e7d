import type { ParseDetails, ParsedResume, ResumeRecord } from '../model'

/** What the reading of one file brought. */
export interface Reading {
  record: ResumeRecord
  parsed: ParsedResume
  details: ParseDetails
  /** Whether another version of the parser runs now than the one that read the file. */
  newerReader: boolean
}

/** The whole upload as one value: a state that cannot be cannot be written ("parsing while idle"). */
export type UploadFlow =
  | { step: 'idle' }
  | { step: 'uploading'; fileName: string; share: number }
  | { step: 'refused'; message: string }
  | { step: 'parsing'; record: ResumeRecord }
  | { step: 'unreadable'; record: ResumeRecord; message: string }
  | ({ step: 'reviewing' } & Reading)

export type UploadEvent =
  | { type: 'refused'; message: string }
  | { type: 'sending'; fileName: string }
  | { type: 'progressed'; share: number }
  | { type: 'stored'; record: ResumeRecord }
  | { type: 'parseStarted'; record: ResumeRecord }
  | { type: 'readAgainStarted' }
  | ({ type: 'parsed' } & Omit<Reading, 'record'>)
  | { type: 'parseFailed'; message: string }
  | { type: 'ended' }

export const idle: UploadFlow = { step: 'idle' }

/** Events that come too late for the state (an answer after Cancel) change nothing. */
export function uploadFlow(flow: UploadFlow, event: UploadEvent): UploadFlow {
  switch (event.type) {
    case 'sending':
      return flow.step === 'idle' || flow.step === 'refused' ? { step: 'uploading', fileName: event.fileName, share: 0 } : flow
    case 'refused':
      return flow.step === 'parsing' || flow.step === 'reviewing' ? flow : { step: 'refused', message: event.message }
    case 'progressed':
      return flow.step === 'uploading' ? { ...flow, share: event.share } : flow
    case 'stored':
      return flow.step === 'uploading' ? { step: 'parsing', record: event.record } : flow
    case 'parseStarted':
      return flow.step === 'uploading' || flow.step === 'reviewing' ? flow : { step: 'parsing', record: event.record }
    case 'readAgainStarted':
      return flow.step === 'reviewing' ? { step: 'parsing', record: flow.record } : flow
    case 'parsed':
      return flow.step === 'parsing' ? { step: 'reviewing', record: flow.record, parsed: event.parsed, details: event.details, newerReader: event.newerReader } : flow
    case 'parseFailed':
      return flow.step === 'parsing' ? { step: 'unreadable', record: flow.record, message: event.message } : flow
    case 'ended':
      return idle
  }
}
