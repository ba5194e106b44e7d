import type { Ref } from 'react'

/** A field that people neither see nor reach: whoever fills it in is a program. The server drops what such a form sends. */
export function Honeypot({ ref }: { ref?: Ref<HTMLInputElement> }) {
  return (
    <div aria-hidden className="absolute size-px overflow-hidden [clip-path:inset(50%)]">
      <label>Website<input ref={ref} type="text" name="website" tabIndex={-1} autoComplete="off" /></label>
    </div>
  )
}
