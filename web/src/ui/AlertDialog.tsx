import { useEffect, useRef, type ReactNode } from 'react'
import { Button } from './Button'
import { Dialog } from './Dialog'

interface Props {
  /** The sentence, or null while there is nothing to say. */
  message: string | null
  /** What else there is to say, or to do. */
  children?: ReactNode
  onClose: () => void
}

/** Says something that has to be read before going on. */
export function AlertDialog({ message, children, onClose }: Props) {
  const ok = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    if (message !== null) ok.current?.focus()
  }, [message])
  return <Dialog open={message !== null} onClose={onClose} role="alertdialog" title={message ?? ''} description={children} footer={<Button ref={ok} onClick={onClose}>OK</Button>} />
}
