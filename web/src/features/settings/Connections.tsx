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
          <li key={id} className="flex flex-wrap items-center gap-3 py-3 first:pt-0 last:pb-0">
            <SocialIcon name={id} />
            <span className="font-semibold">{name}</span>
            {state}
            <ButtonLink size="sm" variant="outline" to={to} className="ml-auto">Manage<span className="sr-only"> {name}</span></ButtonLink>
          </li>
        ))}
      </ul>
    </Section>
  )
}
