import { useEffect, useEffectEvent, useRef, useState } from 'react'

/** How long typing must rest before the board follows it, in milliseconds. */
const REST = 300

/**
 * A filter that is typed: what stands in the box, and the address a moment later. What is typed in one go is one step of the history.
 * An address that changes by other means, such as the back button, fills the box.
 */
export function useTypedFilter(value: string, onChange: (value: string, options: { replace: boolean }) => void) {
  const [text, setText] = useState(value)
  const [seen, setSeen] = useState(value)
  const [sent, setSent] = useState<string | null>(null)
  const going = useRef(false)

  if (seen !== value) {
    setSeen(value)
    if (value !== sent) setText(value)
    setSent(null)
  }

  const send = useEffectEvent(() => {
    const typed = text.trim()
    if (typed === value) return
    setSent(typed)
    onChange(typed, { replace: going.current })
    going.current = true
  })
  useEffect(() => {
    const timer = setTimeout(() => send(), REST)
    return () => clearTimeout(timer)
  }, [text])

  const finish = () => {
    const typed = text.trim()
    if (typed !== value && typed !== sent) {
      setSent(typed)
      onChange(typed, { replace: going.current })
    }
    going.current = false
  }
  return {
    /** Empties the box without waiting. */
    reset: () => setText(''),
    input: {
      value: text,
      onChange: (event: { target: { value: string } }) => setText(event.target.value),
      onBlur: () => void (going.current = false),
      onKeyDown: (event: { key: string }) => event.key === 'Enter' && finish(),
    },
  }
}
