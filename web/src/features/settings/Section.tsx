import { useLayoutEffect, useRef, type FocusEvent, type ReactNode, type RefObject } from 'react'
import { Card } from '@/ui/Card'

interface Props {
  id: string
  title: string
  lead?: ReactNode
  /** Stands beside the title. */
  action?: ReactNode
  children: ReactNode
}

/** One subject of the settings; its heading takes the focus where the control that had it goes away. */
export function Section({ id, title, lead, action, children }: Props) {
  const heading = useRef<HTMLHeadingElement>(null)
  const headingId = `${id}-title`
  const focus = useLostFocus(heading)
  return (
    <Card as="section" id={id} aria-labelledby={headingId} {...focus} className="scroll-mt-24 p-5 sm:p-7">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2 ref={heading} id={headingId} tabIndex={-1} className="text-head outline-none">{title}</h2>
        {action}
      </div>
      {lead && <p className="mt-1 text-muted">{lead}</p>}
      <div className="mt-5">{children}</div>
    </Card>
  )
}

/** Gives the focus to the heading when the control that had it, or that had opened the dialog that had it, is gone. */
function useLostFocus(heading: RefObject<HTMLElement | null>) {
  const held = useRef(false)
  // In the layout phase: before a dialog that closes gives the focus to the page's main part. Behind an open one, the heading takes none.
  useLayoutEffect(() => {
    if (held.current && document.activeElement === document.body) heading.current?.focus()
  })
  return {
    onFocus: () => void (held.current = true),
    // Not called for a control that React removes. A click beside the controls of a dialog does not leave the section.
    onBlur: ({ target }: FocusEvent) => void (held.current = target.closest('dialog') !== null),
  }
}
