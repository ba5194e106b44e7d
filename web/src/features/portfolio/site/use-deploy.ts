import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { ApiError, messageOf } from '@/api/errors'
import { deploy, deploysQuery, fetchDeploySteps, hostingQuery, portfoliosQuery } from '../calls'
import { ownDomain } from '../own-domain'
import type { Deployment } from '../wire'
import { DEPLOY_LIMIT, deployFailures, NO_ID } from './deploy-texts'

/** Time between two looks at a deployment that runs, in milliseconds. */
const POLL_MS = 1000

interface State {
  phase: 'idle' | 'deploying' | 'done'
  error: string | null
  /** Why the domain is refused; then there is no other error. */
  domainError: string | null
  /** What the last deployment answered. */
  result: { url: string; deployment: Deployment | undefined } | null
}

const IDLE: State = { phase: 'idle', error: null, domainError: null, result: null }

/** Publishing a portfolio: where to, how far it has come, what became of it, and why it may not be done. */
export function useDeploy(id: string | undefined, isTheme: boolean) {
  const client = useQueryClient()
  const hosting = useQuery(hostingQuery).data
  const deploys = useQuery(deploysQuery).data
  const [state, setState] = useState(IDLE)
  const mounted = useRef(true)
  useEffect(() => {
    mounted.current = true
    return () => void (mounted.current = false)
  }, [])
  const deploying = state.phase === 'deploying'
  const steps = useQuery({ queryKey: ['portfolio-deploying', id], queryFn: ({ signal }) => fetchDeploySteps(id!, signal), enabled: deploying && id !== undefined, refetchInterval: POLL_MS, retry: false, gcTime: 0, staleTime: 0 }).data

  const existing = deploys?.deploys.find(({ _id }) => _id === id)
  const current = existing ? (ownDomain(existing) ?? '') : ''
  // Deploying again takes no further place.
  const isFull = (deploys?.deploys.length ?? 0) >= DEPLOY_LIMIT && !existing && state.phase !== 'done'

  const start = async (customDomain: string) => {
    if (!id) return setState({ ...IDLE, error: NO_ID })
    const { refused, exception } = deployFailures(isTheme, hosting?.name)
    setState({ ...IDLE, phase: 'deploying' })
    try {
      const { url, deployment } = await deploy(id, domainOrder(customDomain.trim(), current), refused)
      if (mounted.current) setState(url ? { ...IDLE, phase: 'done', result: { url, deployment } } : { ...IDLE, error: refused })
    } catch (error) {
      const domainError = (error instanceof ApiError && error.fields.find(({ path }) => path === 'customDomain')?.message) || null
      if (mounted.current) setState({ ...IDLE, domainError, error: domainError ? null : messageOf(error, exception) })
    }
    void client.invalidateQueries({ queryKey: deploysQuery.queryKey })
    void client.invalidateQueries({ queryKey: portfoliosQuery.queryKey })
  }
  return {
    ...state, hosting, isFull,
    /** The domain of the site that is live; empty without one. */
    currentDomain: current,
    steps: deploying ? steps : undefined,
    /** The published site, from now or from before. */
    live: state.result ?? (existing ? { url: existing.deploymentUrl, deployment: existing } : null),
    start: (customDomain: string) => void start(customDomain),
    /** Something changed: it can be deployed again. */
    reset: () => setState((now) => (now.phase === 'done' ? { ...now, phase: 'idle' } : { ...now, error: null, domainError: null })),
    dismissError: () => setState((now) => ({ ...now, error: null })),
  }
}

/** Left out, a domain stays as it is; empty, it is removed. */
const domainOrder = (wanted: string, current: string) => (wanted === current ? {} : { customDomain: wanted })

export type Deploy = ReturnType<typeof useDeploy>
