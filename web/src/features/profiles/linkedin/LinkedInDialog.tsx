import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { messageOf } from '@/api/errors'
import { Button } from '@/ui/Button'
import { Dialog } from '@/ui/Dialog'
import { ErrorState } from '@/ui/ErrorState'
import { Skeleton } from '@/ui/Skeleton'
import { Tabs } from '@/ui/Tabs'
import { linkedInQuery } from '../calls'
import { Problem } from '../Problem'
import { useKept } from '../use-kept'
import type { LinkedInProfile } from '../wire'
import { DisconnectLinkedIn } from './DisconnectLinkedIn'
import { FetchPane } from './FetchPane'
import { ImportPane } from './ImportPane'
import { SignInPane } from './SignInPane'
import { useImport } from './use-import'
import { WhatIsThere } from './WhatIsThere'

interface Props {
  /** Why LinkedIn sent the browser back without a connection. */
  problem: string | null
  onClose: () => void
}

/** Brings the LinkedIn profile along, in the ways that LinkedIn leaves open, and says what is there. */
export default function LinkedInDialog({ problem, onClose }: Props) {
  const { data, error, isFetching, refetch } = useQuery(linkedInQuery)
  const connected = data?.connected ?? false
  return (
    <Dialog
      open
      size="lg"
      returnTo="linkedin"
      title={connected ? 'LinkedIn profile' : 'Connect LinkedIn profile'}
      description={connected ? undefined : 'LinkedIn doesn’t let other apps read your jobs and skills, so you add them yourself, with a file from LinkedIn.'}
      onClose={onClose}
      footer={
        connected && (
          <>
            <span className="mr-auto self-center"><DisconnectLinkedIn onDone={onClose} /></span>
            <Button onClick={onClose}>Done</Button>
          </>
        )
      }
    >
      {!data && (error ? <ErrorState title="We couldn’t load your LinkedIn profile" message={messageOf(error)} onRetry={() => void refetch()} retrying={isFetching} /> : <Loading />)}
      {data && <Content profile={data} problem={problem} />}
    </Dialog>
  )
}

function Content({ profile, problem }: { profile: LinkedInProfile; problem: string | null }) {
  const [tab, setTab] = useKept<'pdf' | 'zip' | 'fetch' | 'more'>('linkedin-tab', 'pdf')
  const importing = useImport()
  // A sign-in that failed is no longer what this is about once another way is taken.
  const [shown, setShown] = useState(problem)
  const offered = profile.portabilityOffered
  const change = (next: typeof tab) => {
    setTab(next)
    setShown(null)
    if (importing.state.step === 'refused') importing.reset()
  }
  return (
    <div className="grid grid-cols-1 gap-6">
      {shown && <Problem>{shown}</Problem>}
      {profile.connected && <WhatIsThere profile={profile} />}
      <Tabs
        label="Ways to bring your profile"
        value={tab === 'fetch' && !offered ? 'pdf' : tab}
        onChange={change}
        tabs={[
          { id: 'pdf', label: 'Profile PDF', content: <ImportPane kind="pdf" profileUrl={profile.profileUrl} importing={importing} /> },
          { id: 'zip', label: 'Data export', content: <ImportPane kind="zip" profileUrl={profile.profileUrl} importing={importing} /> },
          ...(offered ? [{ id: 'fetch' as const, label: 'Fetch from LinkedIn', content: <FetchPane state={profile.portability} /> }] : []),
          { id: 'more', label: 'Sign in and address', content: <SignInPane profile={profile} /> },
        ]}
      />
    </div>
  )
}

const Loading = () => (
  <div role="status" aria-busy aria-label="Loading your LinkedIn profile" className="grid grid-cols-1 gap-4">
    <Skeleton className="h-11 w-2/3" />
    <div className="grid grid-cols-1 gap-5 md:grid-cols-2">
      <div className="grid content-start gap-3">{[0, 1, 2, 3].map((row) => <Skeleton key={row} className="h-6" />)}</div>
      <Skeleton className="h-40 rounded-lg" />
    </div>
  </div>
)
