import type { ComponentType } from 'react'
import { lazyChunk } from '@/lib/lazy-chunk'
import { useTitle } from '@/lib/use-title'
import { Accounts } from './accounts/Accounts'
import { HEADING } from './heading'
import { PartLinks } from './PartLinks'
import type { Part, PartId } from './parts'

const CONTENT: Record<PartId, ComponentType> = {
  accounts: Accounts,
  invitations: lazyChunk(() => import('./invitations/Invitations')).Content,
  messages: lazyChunk(() => import('./messages/Messages')).Content,
  subscribers: lazyChunk(() => import('./subscribers/Subscribers')).Content,
  reports: lazyChunk(() => import('./reports/Reports')).Content,
  status: lazyChunk(() => import('./status/Status')).Content,
  log: lazyChunk(() => import('./log/Log')).Content,
}

/** `/operator`: what whoever runs the server sees of it and does to accounts, in parts that each have an address. */
export function OperatorPage({ part: { id, name, lead } }: { part: Part }) {
  useTitle(`${name} · Operator`)
  const Content = CONTENT[id]
  return (
    <div className="wrap min-h-[calc(100dvh-4.5rem)] pt-4 pb-16 sm:pt-6 sm:pb-20">
      <PartLinks here={id} />
      <div className="mt-6 sm:mt-8">
        <h1 id={HEADING} tabIndex={-1} className="scroll-mt-24 text-[1.75rem] leading-tight sm:text-[2rem]">{name}</h1>
        {lead && <p className="mt-1 text-muted">{lead}</p>}
      </div>
      <div className="mt-5 grid grid-cols-1 gap-5"><Content /></div>
    </div>
  )
}
