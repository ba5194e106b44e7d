import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { lazyChunk } from '@/lib/lazy-chunk'
import { fullDate } from '@/lib/relative-time'
import { Badge } from '@/ui/Badge'
import { Button } from '@/ui/Button'
import { LateDialog } from '@/ui/LateDialog'
import { Section } from '../Section'
import { SectionState } from '../SectionState'
import { twoStepQuery } from './calls'
import type { TwoStepTask } from './TwoStepDialogs'

const TITLE = 'Two-step verification'

const { Content: TwoStepDialogs } = lazyChunk(() => import('./TwoStepDialogs'))

/** Signing in with a code from an authenticator app beside the password. */
export function TwoStep() {
  const query = useQuery(twoStepQuery)
  const [task, setTask] = useState<TwoStepTask>()
  const close = () => setTask(undefined)
  const { data } = query
  return (
    <Section id="two-step" title={TITLE} lead="Sign in with your password and a code from an app on your phone. A stolen password is then not enough." action={data?.enabled && <Badge tone="success">On</Badge>}>
      <SectionState query={query} loading="Loading two-step verification" />
      {data && !data.enabled && <Button variant="outline" onClick={() => setTask('set-up')}>Set up</Button>}
      {data?.enabled && (
        <>
          <p className="text-muted">On since {fullDate(data.enabledAt ?? '')}. {left(data.recoveryCodes)}</p>
          <div className="mt-4 flex flex-wrap gap-3">
            <Button variant="outline" onClick={() => setTask('renew')}>Get new codes</Button>
            <Button variant="outline" onClick={() => setTask('turn-off')}>Turn off</Button>
          </div>
        </>
      )}
      {task && (
        <LateDialog title={TITLE} onClose={close}>
          <TwoStepDialogs task={task} onClose={close} />
        </LateDialog>
      )}
    </Section>
  )
}

const left = (count: number) => (count === 0 ? 'You have no recovery codes left. Get new ones.' : `${count} recovery ${count === 1 ? 'code is' : 'codes are'} left.`)
