import type { ServerStatus } from '../model'

/** What the server is busy with at this moment. */
export function Figures({ status: { version, requestsRunning, connectionsOpen, uploadsBeingStored } }: { status: ServerStatus }) {
  const figures = [
    { name: 'Requests running', value: requestsRunning.toLocaleString('en') },
    { name: 'Connections open', value: connectionsOpen.toLocaleString('en') },
    { name: 'Uploads being stored', value: uploadsBeingStored.toLocaleString('en') },
    { name: 'Version', value: version },
  ]
  return (
    <dl className="grid grid-cols-2 gap-5 border-t pt-6 md:grid-cols-4">
      {figures.map(({ name, value }) => (
        <div key={name}>
          <dt className="text-sm text-muted">{name}</dt>
          <dd className="font-display text-head font-bold wrap-anywhere tabular-nums">{value}</dd>
        </div>
      ))}
    </dl>
  )
}
