import type { ReactNode } from 'react'
import { ButtonLink } from '@/ui/Button'
import { SocialIcon } from '@/ui/SocialIcon'
import { Section } from './Section'

export interface Connection {
  id: 'github' | 'linkedin'
  name: string
  state: ReactNode
  /** Where it is made and managed. */
  to: string
}

/** The profiles that resumes can be assembled from. */
export function Connections({ connections }: { connections: readonly Connection[] }) {
  return (
    <Section id="connections" title="Connections" lead="Profiles that your resumes can draw on.">
      <ul className="divide-y">
        {connections.map(({ id, name, state, to }) => (
          <li key={id} className="flex items-center gap-3 py-3 first:pt-0 last:pb-0">
            <SocialIcon name={id} />
            <span className="flex min-w-0 flex-1 flex-wrap items-center gap-x-3 gap-y-1"><span className="font-semibold">{name}</span>{state}</span>
            <ButtonLink size="sm" variant="outline" to={to} className="shrink-0">Manage<span className="sr-only"> {name}</span></ButtonLink>
          </li>
        ))}
      </ul>
    </Section>
  )
}
