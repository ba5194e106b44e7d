import { Button } from '@/ui/Button'
import { Card } from '@/ui/Card'
import { CONNECTIONS } from './connections'

export function ConnectionCards() {
  return CONNECTIONS.map(({ name, brings, reason }) => (
    <Card key={name} role="group" aria-label={name} className="flex items-center justify-between gap-4 px-5 py-4.5 sm:px-6">
      <div className="min-w-0">
        <p className="font-semibold">{name}</p>
        <p className="text-sm text-muted">Not connected. {brings}</p>
      </div>
      <Button size="sm" variant="light" disabledReason={reason}>Connect<span className="sr-only"> {name}</span></Button>
    </Card>
  ))
}
