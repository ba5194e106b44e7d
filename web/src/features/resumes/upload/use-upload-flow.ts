import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useReducer, useRef } from 'react'
import { deleteResume } from '../api/delete-resume'
import { parseFailure, parseResume } from '../api/parse-resume'
import { forgetPending, pendingQuery } from '../api/pending-resume'
import { uploadFailure, uploadResume, wasCancelled } from '../api/upload-resume'
import type { ResumeRecord } from '../model'
import { dropDraft } from '../review/draft'
import { refusalOf } from './check-file'
import { idle, uploadFlow } from './flow'

/** The upload from the chosen file to the open review: one value that says where it stands, and what can be done about it. */
export function useUploadFlow({ onUploaded }: { onUploaded: () => void }) {
  const [flow, dispatch] = useReducer(uploadFlow, idle)
  const client = useQueryClient()
  const running = useRef<AbortController>(null)

  const begin = () => {
    running.current?.abort()
    running.current = new AbortController()
    return running.current.signal
  }

  const parse = async (record: ResumeRecord, options: { signal: AbortSignal; again?: boolean }) => {
    try {
      const { data, details, newerReader } = await parseResume(record.id, options)
      dispatch({ type: 'parsed', parsed: data, details, newerReader })
    } catch (error) {
      if (!wasCancelled(error)) dispatch({ type: 'parseFailed', message: parseFailure(error) })
    }
  }

  /** Reads a stored file and opens its review. */
  const read = async (record: ResumeRecord, signal = begin()) => {
    dispatch({ type: 'parseStarted', record })
    await parse(record, { signal })
  }

  /** Has the parser of today read the file under review; what was typed goes with the old reading. */
  const readAgain = async (record: ResumeRecord) => {
    dropDraft(record.id)
    dispatch({ type: 'readAgainStarted' })
    await parse(record, { signal: begin(), again: true })
  }

  const send = async (file: File) => {
    const refusal = refusalOf(file)
    if (refusal) return dispatch({ type: 'refused', message: refusal })
    const signal = begin()
    dispatch({ type: 'sending', fileName: file.name })
    try {
      const record = await uploadResume(file, { signal, onProgress: (share) => dispatch({ type: 'progressed', share }) })
      dispatch({ type: 'stored', record })
      onUploaded()
      await read(record, signal)
    } catch (error) {
      dispatch(wasCancelled(error) ? { type: 'ended' } : { type: 'refused', message: uploadFailure(error) })
    }
  }

  /** Ends the flow without touching what the server holds. */
  const end = () => {
    running.current?.abort()
    dispatch({ type: 'ended' })
  }

  /** Throws an unconfirmed upload away, here and on the server. What cannot be deleted now is swept there within a day. */
  const discard = async (record: ResumeRecord) => {
    end()
    dropDraft(record.id)
    client.setQueryData(pendingQuery.queryKey, null)
    await deleteResume(record.id).catch(() => undefined)
    forgetPending(client)
  }

  useEffect(() => () => running.current?.abort(), [])
  return { flow, send, read, readAgain, end, discard }
}
