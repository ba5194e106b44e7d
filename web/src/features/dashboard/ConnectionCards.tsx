import { useEffect } from 'react'
import { useLocation } from 'react-router'
import { cn } from '@/lib/cn'
import { Button } from '@/ui/Button'
import { Card } from '@/ui/Card'
import { CONNECTIONS } from './connections'

/** Both connections in one row. */
export const ConnectionCards = () => (
  <Card tone="sunken" className="grid grid-cols-1 max-md:divide-y md:grid-cols-2 md:divide-x">
    {CONNECTIONS.map((connection) => <Connection key={connection.id} {...connection} />)}
  </Card>
)

/** The state of a connection and its action; the one that the address names stands out, and the keyboard goes on from it. */
function Connection({ id, name, brings, reason }: (typeof CONNECTIONS)[number]) {
  const { hash, key } = useLocation()
  const named = hash === `#${id}`
  useEffect(() => {
    if (named) document.getElementById(id)?.focus()
  }, [id, named, key])
  return (
    <div className="p-1.5">
      <div id={id} tabIndex={-1} role="group" aria-label={name} className={cn('flex scroll-mt-24 items-center justify-between gap-4 rounded-lg px-3.5 py-1.5 text-sm outline-none', named && 'bg-primary-soft ring-1 ring-primary')}>
        <p className="min-w-0 text-muted"><span className="font-semibold text-ink">{name}</span> not connected. {brings}</p>
        <Button size="sm" variant="ghost" disabledReason={reason}>Connect<span className="sr-only"> {name}</span></Button>
      </div>
    </div>
  )
}
