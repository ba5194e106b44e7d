import '@/styles/prose.css'
import type { MouseEvent } from 'react'
import { useNavigate } from 'react-router'
import { cn } from '@/lib/cn'
import { ownPlace } from '@/lib/places'

/** A page of ours that a plain click leads to; anything else is left to the browser. */
function ownPage(event: MouseEvent): string | null {
  if (event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return null
  return ownPlace((event.target as Element).closest('a[href]')?.getAttribute('href'))
}

/** HTML of our own build, which has made it safe: an article, an answer, a legal text. */
export function Prose({ html, className }: { html: string; className?: string }) {
  const navigate = useNavigate()
  const follow = (event: MouseEvent) => {
    const href = ownPage(event)
    if (href === null) return
    event.preventDefault()
    void navigate(href)
  }
  return (
    // eslint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions -- the links inside are what is clicked, by keyboard too
    <div className={cn('prose', className)} onClick={follow} dangerouslySetInnerHTML={{ __html: html }} />
  )
}
