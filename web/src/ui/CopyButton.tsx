import { Check, Copy } from 'lucide-react'
import { useEffect, useState } from 'react'
import toast from 'react-hot-toast/headless'
import { Button, type ButtonProps } from './Button'

/** How long "Copied" stands, in milliseconds. */
const COPIED_TIME = 2000

type Props = Omit<ButtonProps, 'children' | 'onClick'> & {
  /** Undefined while there is nothing to copy. */
  text: string | undefined
  label?: string
}

/** Copies a text and says so. */
export function CopyButton({ text, label = 'Copy', ...rest }: Props) {
  const [copied, setCopied] = useState(false)
  useEffect(() => {
    if (!copied) return
    const timer = setTimeout(() => setCopied(false), COPIED_TIME)
    return () => clearTimeout(timer)
  }, [copied])
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text ?? '')
      setCopied(true)
    } catch {
      // No permission, or no secure connection.
      toast.error('Your browser didn’t let us copy. Select the text and copy it yourself.')
    }
  }
  const Icon = copied ? Check : Copy
  return (
    <Button size="sm" variant="ghost" disabled={text === undefined} onClick={() => void copy()} {...rest}>
      <Icon className="size-4" aria-hidden />
      <span aria-live="polite">{copied ? 'Copied' : label}</span>
    </Button>
  )
}
