import { useEffect } from 'react'
import { useLocation } from 'react-router'
import { cn } from '@/lib/cn'
import { Button } from '@/ui/Button'
import { Card } from '@/ui/Card'
import { CONNECTIONS } from './connections'

export const ConnectionCards = () => CONNECTIONS.map((connection) => <ConnectionCard key={connection.id} {...connection} />)

/** The state of a connection and its action; the card that the address names stands out, and the keyboard goes on from it. */
function ConnectionCard({ id, name, brings, reason }: (typeof CONNECTIONS)[number]) {
  const { hash, key } = useLocation()
  const named = hash === `#${id}`
  useEffect(() => {
    if (named) document.getElementById(id)?.focus()
  }, [id, named, key])
  return (
    <Card id={id} tabIndex={-1} role="group" aria-label={name} className={cn('flex items-center justify-between gap-4 px-5 py-4.5 outline-none sm:scroll-mt-80 sm:px-6', named && 'border-primary ring-1 ring-primary')}>
      <div className="min-w-0">
        <p className="font-semibold">{name}</p>
        <p className="text-sm text-muted">Not connected. {brings}</p>
      </div>
      <Button size="sm" variant="light" disabledReason={reason}>Connect<span className="sr-only"> {name}</span></Button>
    </Card>
  )
}
