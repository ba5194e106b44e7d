import { Rocket } from 'lucide-react'
import { cn } from '@/lib/cn'
import { Button } from '@/ui/Button'
import { Progress } from '@/ui/Progress'
import { DEPLOY_LIMIT, STEPS } from './deploy-texts'
import type { Deploy } from './use-deploy'

interface Props {
  deploy: Deploy
  /** Why there is nothing to deploy. */
  unready?: string
  /** The failure is said by a dialog, not here. */
  quiet: boolean
  domain: string
  className: string
}

/** The button that publishes, with what it is doing and why it could not. */
export function DeployAction({ deploy, unready, quiet, domain, className }: Props) {
  const { phase, error, steps, hosting, isFull } = deploy
  const full = isFull ? `You already have ${DEPLOY_LIMIT} deployed portfolios. Delete one of them first.` : undefined
  return (
    <div className={cn('[&>span]:w-full', className)}>
      <Button size="lg" className="w-full" loading={phase === 'deploying'} loadingLabel="Deploying..." disabledReason={unready ?? full ?? (phase === 'done' ? 'Your portfolio is live.' : undefined)} onClick={() => deploy.start(domain)}>
        {phase === 'done' ? 'Deployed!' : <><Rocket className="size-5" aria-hidden />Deploy to {hosting?.name ?? '…'}</>}
      </Button>
      {full && <p className="mt-2 text-sm text-muted">{full}</p>}
      {phase === 'deploying' && (
        <div className="mt-3">
          <p role="status" className="mb-1.5 text-sm text-muted">{STEPS[steps?.step ?? 'none']}</p>
          <Progress label="Deploying your portfolio" value={steps && steps.step !== 'none' ? steps.progress / 100 : undefined} />
        </div>
      )}
      {error && !quiet && <p role="alert" className="mt-2 text-sm font-medium text-error">{error}</p>}
    </div>
  )
}
