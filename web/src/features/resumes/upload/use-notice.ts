import { useEffect, useState } from 'react'

/** How long a success banner stays, in milliseconds. */
export const NOTICE_TIME = 5000

/** A success message that goes away by itself. */
export function useNotice() {
  const [notice, setNotice] = useState<{ text: string } | null>(null)
  useEffect(() => {
    if (!notice) return
    const timer = setTimeout(() => setNotice(null), NOTICE_TIME)
    return () => clearTimeout(timer)
  }, [notice])
  return [notice?.text ?? null, (text: string) => setNotice({ text })] as const
}
