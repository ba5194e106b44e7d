import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useReducer, useRef } from 'react'
import { showPending } from '../api/pending-resume'
import { uploadFailure, uploadResume, wasCancelled } from '../api/upload-resume'
import type { ResumeRecord } from '../model'
import { refusalOf } from './check-file'
import { idle, uploadFlow } from './flow'

/** The upload from the chosen file to the stored record: one value that says where it stands, and what can be done about it. */
export function useUploadFlow({ onStored }: { onStored: (record: ResumeRecord) => void }) {
  const [flow, dispatch] = useReducer(uploadFlow, idle)
  const client = useQueryClient()
  const running = useRef<AbortController>(null)

  const send = async (file: File) => {
    const refusal = refusalOf(file)
    if (refusal) return dispatch({ type: 'refused', message: refusal })
    running.current?.abort()
    const { signal } = (running.current = new AbortController())
    dispatch({ type: 'sending', fileName: file.name })
    try {
      const record = await uploadResume(file, { signal, onProgress: (share) => dispatch({ type: 'progressed', share }) })
      await showPending(client, record)
      dispatch({ type: 'ended' })
      onStored(record)
    } catch (error) {
      dispatch(wasCancelled(error) ? { type: 'ended' } : { type: 'refused', message: uploadFailure(error) })
    }
  }

  /** Gives up the transfer, if one is under way, and what was said about the last one. */
  const end = () => {
    running.current?.abort()
    dispatch({ type: 'ended' })
  }

  useEffect(() => () => running.current?.abort(), [])
  return { flow, send, end }
}
