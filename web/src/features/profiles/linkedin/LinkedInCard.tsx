import { useUser } from '@/session/SessionProvider'
import { Button } from '@/ui/Button'
import { ConnectionCard } from '../ConnectionCard'
import type { LinkedInProfile } from '../wire'
import { DisconnectLinkedIn } from './DisconnectLinkedIn'
import { holdings, nothingOf } from './holdings'

interface Props {
  /** Undefined until the server has said. */
  profile: LinkedInProfile | undefined
  onOpen: () => void
}

/** The LinkedIn card of the dashboard: what is there, and what is not. */
export function LinkedInCard({ profile, onOpen }: Props) {
  const user = useUser()
  const connected = profile?.connected ?? user.linkedInConnected
  if (!connected) {
    return (
      <ConnectionCard id="linkedin" name="LinkedIn" state="none" actions={<Button size="sm" variant="outline" onClick={onOpen}>Connect<span className="sr-only"> LinkedIn</span></Button>}>
        Adds your experience, education and skills.
      </ConnectionCard>
    )
  }
  return (
    <ConnectionCard
      id="linkedin"
      name="LinkedIn"
      state="connected"
      actions={
        <>
          <Button size="sm" variant="outline" onClick={onOpen}>Add data<span className="sr-only"> from LinkedIn</span></Button>
          <DisconnectLinkedIn onDone={() => document.getElementById('linkedin')?.focus()} />
        </>
      }
    >
      {profile && <Content profile={profile} />}
    </ConnectionCard>
  )
}

function Content({ profile }: { profile: LinkedInProfile }) {
  const [there, nothing] = [holdings(profile), nothingOf(profile)]
  if (there.length === 0) return <p>Signed in{profile.signedIn && ` as ${profile.signedIn.name}`}. Your jobs, education and skills are still missing: import your LinkedIn data.</p>
  return (
    <>
      <p className="text-ink">{there.join(', ')}</p>
      {nothing && <p>{nothing}</p>}
    </>
  )
}
