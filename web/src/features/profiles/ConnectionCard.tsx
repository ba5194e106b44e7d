import { useEffect, type ReactNode } from 'react'
import { useLocation } from 'react-router'
import { cn } from '@/lib/cn'
import { Badge } from '@/ui/Badge'
import { Card } from '@/ui/Card'
import { SocialIcon } from '@/ui/SocialIcon'
import type { ConnectionState } from './wire'

interface Props {
  /** The anchor that the dashboard's menu leads to. */
  id: 'github' | 'linkedin'
  name: string
  state: ConnectionState
  /** What is there, or what connecting would bring. */
  children: ReactNode
  actions: ReactNode
}

/** The state of a connection in a word. */
export const CONNECTION_BADGES = { none: <Badge>Not connected</Badge>, connected: <Badge tone="success">Connected</Badge>, expired: <Badge tone="warning">Reconnect</Badge> }

/** The state of a connection and its action; the one that the address names stands out, and the keyboard goes on from it. */
export function ConnectionCard({ id, name, state, children, actions }: Props) {
  const { hash, key } = useLocation()
  const named = hash === `#${id}`
  useEffect(() => {
    if (named) document.getElementById(id)?.focus()
  }, [id, named, key])
  return (
    <Card id={id} tabIndex={-1} role="group" aria-label={name} className={cn('flex scroll-mt-24 flex-col gap-3 p-4 outline-none sm:p-5', named && 'border-primary ring-1 ring-primary')}>
      <div className="flex items-center gap-2.5">
        <SocialIcon name={id} />
        <h2 className="font-sans text-base font-semibold">{name}</h2>
        <span className="ml-auto">{CONNECTION_BADGES[state]}</span>
      </div>
      <div className="min-h-11 text-sm text-muted">{children}</div>
      <div className="mt-auto flex flex-wrap gap-2">{actions}</div>
    </Card>
  )
}
