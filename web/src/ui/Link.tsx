import type { AnchorHTMLAttributes, Ref } from 'react'
import { useHref, useLinkClickHandler, type To } from 'react-router'

export interface LinkProps extends Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href'> {
  to: To
  /** What the history keeps with the place. */
  state?: unknown
  /** Takes the place of the current entry of the history. */
  replace?: boolean
  ref?: Ref<HTMLAnchorElement>
}

/** A link to a place of the application. The router's own one carries the code that fetches pages of its framework with it. */
export function Link({ to, state, replace, onClick, children, ...rest }: LinkProps) {
  const href = useHref(to)
  const follow = useLinkClickHandler<HTMLAnchorElement>(to, { state, replace, target: rest.target })
  return (
    <a
      {...rest}
      href={href}
      onClick={(event) => {
        onClick?.(event)
        if (!event.defaultPrevented) follow(event)
      }}
    >
      {children}
    </a>
  )
}
