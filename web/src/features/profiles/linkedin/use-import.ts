import { useEffect, useRef, useState } from 'react'
import toast from 'react-hot-toast/headless'
import { ApiError, messageOf } from '@/api/errors'
import { importLinkedIn } from '../calls'
import { useProfileChange } from '../use-profile-change'
import { refusalOf, type ImportKind } from './check-file'

/** Sending a file: nothing yet, on its way with the share that has left the browser, taken in, or refused. */
export type ImportState = { step: 'idle' | 'done' } | { step: 'sending'; fileName: string; share: number } | { step: 'refused'; message: string }

const IDLE: ImportState = { step: 'idle' }

/** Imports one file at a time; the transfer can be given up. */
export function useImport() {
  const [state, setState] = useState<ImportState>(IDLE)
  const changed = useProfileChange()
  const running = useRef<AbortController>(null)
  useEffect(() => () => running.current?.abort(), [])

  const send = async (file: File, asked: ImportKind) => {
    const refusal = refusalOf(file, asked)
    if (refusal) return setState({ step: 'refused', message: refusal })
    const controller = new AbortController()
    running.current = controller
    setState({ step: 'sending', fileName: file.name, share: 0 })
    try {
      const linkedIn = await importLinkedIn(file, { signal: controller.signal, onProgress: (share) => setState({ step: 'sending', fileName: file.name, share }) })
      toast.success('LinkedIn data imported.')
      await changed({ linkedIn })
      setState({ step: 'done' })
    } catch (error) {
      const canceled = error instanceof ApiError && error.code === 'aborted'
      setState(canceled ? IDLE : { step: 'refused', message: messageOf(error) })
    }
  }
  return { state, send, cancel: () => running.current?.abort(), reset: () => setState(IDLE) }
}
