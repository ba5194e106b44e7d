/** The upload as one value: a state that cannot be cannot be written ("refused while sending"). */
export type UploadFlow = { step: 'idle' } | { step: 'uploading'; fileName: string; share: number } | { step: 'refused'; message: string }

export type UploadEvent = { type: 'refused'; message: string } | { type: 'sending'; fileName: string } | { type: 'progressed'; share: number } | { type: 'ended' }

export const idle: UploadFlow = { step: 'idle' }

/** Events that come too late for the state (an answer after Cancel) change nothing. */
export function uploadFlow(flow: UploadFlow, event: UploadEvent): UploadFlow {
  switch (event.type) {
    case 'sending':
      return flow.step === 'uploading' ? flow : { step: 'uploading', fileName: event.fileName, share: 0 }
    case 'refused':
      return { step: 'refused', message: event.message }
    case 'progressed':
      return flow.step === 'uploading' ? { ...flow, share: event.share } : flow
    case 'ended':
      return idle
  }
}
