import { useEffect, useRef, useState } from 'react'
import { ApiError, messageOf } from '@/api/errors'
import { storePortfolio } from '../calls'
import type { Family } from '../flows'

/** What a family of forms says when the server refuses without a text, and when the call fails. */
const FAILURES: Record<Family, { refused: string; exception: string }> = {
  category: { refused: 'Failed to upload portfolio.', exception: 'Failed to upload portfolio.' },
  theme: { refused: 'Failed to create portfolio', exception: 'An error occurred while creating your portfolio.' },
  template: { refused: 'Failed to upload portfolio.', exception: 'An error occurred while uploading.' },
}

/** Why a portfolio was not stored. */
export interface Failure {
  message: string
  error: unknown
  /** The user gave up the transfer. */
  canceled: boolean
}

type Outcome = { id: string | undefined } | { failure: Failure }

/** Sending a form with its images: how much has left the browser (null while nothing is sent), and the way to give it up. */
export function useSubmit(family: Family) {
  const [share, setShare] = useState<number | null>(null)
  const running = useRef<AbortController>(null)
  useEffect(() => () => running.current?.abort(), [])

  const send = async (form: FormData, id: string | undefined): Promise<Outcome> => {
    const { refused, exception } = FAILURES[family]
    const controller = new AbortController()
    running.current = controller
    setShare(0)
    try {
      return { id: await storePortfolio(form, id, { signal: controller.signal, onProgress: setShare, fallback: refused }) }
    } catch (error) {
      const canceled = error instanceof ApiError && error.code === 'aborted'
      return { failure: { message: canceled ? 'The upload was canceled.' : messageOf(error, exception), error, canceled } }
    } finally {
      setShare(null)
    }
  }
  return { share, send, cancel: () => running.current?.abort() }
}
