import { Check, Copy } from 'lucide-react'
import { useEffect, useState } from 'react'
import { Button } from '@/ui/Button'

/** How long "Copied!" stays, in milliseconds. */
const COPIED_TIME = 2000

type Outcome = 'none' | 'copied' | 'failed'
const LABELS: Record<Outcome, string> = { none: 'Copy', copied: 'Copied!', failed: 'Select the text and press Ctrl+C' }

/** Copies a text; there is nothing to copy until it has been loaded. */
export function CopyButton({ text }: { text: string | undefined }) {
  const [outcome, setOutcome] = useState<Outcome>('none')
  useEffect(() => {
    if (outcome === 'none') return
    const timer = setTimeout(() => setOutcome('none'), COPIED_TIME)
    return () => clearTimeout(timer)
  }, [outcome])
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text ?? '')
      setOutcome('copied')
    } catch {
      // No permission, or no secure connection.
      setOutcome('failed')
    }
  }
  const Icon = outcome === 'copied' ? Check : Copy
  return (
    <Button size="sm" variant="ghost" disabled={text === undefined} onClick={() => void copy()}>
      <Icon className="size-4" aria-hidden />
      <span aria-live="polite">{LABELS[outcome]}</span>
    </Button>
  )
}
