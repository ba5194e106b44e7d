import { useQuery, useQueryClient } from '@tanstack/react-query'
import { ArrowLeft } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { messageOf } from '@/api/errors'
import { cn } from '@/lib/cn'
import { AlertDialog } from '@/ui/AlertDialog'
import { Button } from '@/ui/Button'
import { CopyButton } from '@/ui/CopyButton'
import { Dialog } from '@/ui/Dialog'
import { Field } from '@/ui/Field'
import { controlLook } from '@/ui/field-parts'
import { websiteQuery } from '../calls'
import { DeployAction } from './DeployAction'
import { Downloads } from './Downloads'
import { LiveNote } from './LiveNote'
import { SitePreview } from './SitePreview'
import { useDeploy, type Deploy } from './use-deploy'

interface Props {
  /** The portfolio; undefined where the server named none. */
  id: string | undefined
  /** Of a photographer's theme: without custom domain, failures as alerts. */
  isTheme: boolean
  onClose: () => void
  /** The way back to the form, for the forms that have one. */
  onBack?: () => void
}

/** The code of a portfolio: to look at, to save, and to publish. Closing it forgets what stands in it. */
export default function CodeDialog({ id, isTheme, onClose, onBack }: Props) {
  const [typed, setTyped] = useState<string | null>(null)
  const website = useQuery({ ...websiteQuery(id ?? ''), enabled: id !== undefined, staleTime: Infinity })
  const deploy = useDeploy(id, isTheme)
  const domain = typed ?? deploy.currentDomain
  useForgottenCode(id)
  const unready = isTheme ? (!id ? 'There is no portfolio to deploy.' : !website.data ? 'There is no code to deploy.' : undefined) : undefined
  const action = { deploy, unready, quiet: isTheme, domain: isTheme ? deploy.currentDomain : domain }
  return (
    <>
      <Dialog open size="full" title="Your Portfolio Website Code" onClose={onClose} beforeClose={() => deploy.phase !== 'deploying'}>
        <div className="grid gap-7 lg:grid-cols-[minmax(0,1fr)_26rem]">
          {id && <SitePreview id={id} />}
          <div className="flex min-w-0 flex-col gap-6">
            <section aria-label="Publish" className={cn('grid gap-4 rounded-xl border bg-bg p-5', isTheme && !deploy.live && 'max-md:hidden')}>
              <h3 className="font-sans font-semibold">Publish</h3>
              {!isTheme && <DomainField value={domain} hosting={deploy.hosting} error={deploy.domainError} onChange={(value) => { setTyped(value); deploy.reset() }} />}
              <DeployAction {...action} className="max-md:hidden" />
              {deploy.live && <LiveNote live={deploy.live} isNew={deploy.phase === 'done'} />}
            </section>
            <section aria-label="Code" className="grid gap-4">
              <div className="flex min-h-9 items-center justify-between gap-3">
                <h3 className="font-sans font-semibold">Code</h3>
                <CopyButton text={website.data} />
              </div>
              <Code query={website} />
              <Downloads id={id} />
            </section>
            {onBack && <Button variant="ghost" onClick={onBack} className="self-start"><ArrowLeft className="size-4.5" aria-hidden />Back to Form</Button>}
          </div>
        </div>
        <div className="sticky -bottom-6 z-10 -mx-6 mt-6 -mb-6 border-t bg-surface px-6 py-4 md:hidden"><DeployAction {...action} className="" /></div>
      </Dialog>
      {isTheme && <AlertDialog message={deploy.error} onClose={deploy.dismissError} />}
    </>
  )
}

/** The code is read anew whenever the dialog opens. */
function useForgottenCode(id: string | undefined) {
  const client = useQueryClient()
  useEffect(() => () => void (id && client.removeQueries({ queryKey: websiteQuery(id).queryKey })), [client, id])
}

function Code({ query: { data, error, isFetching, refetch } }: { query: { data: string | undefined; error: Error | null; isFetching: boolean; refetch: () => unknown } }) {
  return (
    <>
      <textarea aria-label="HTML of your portfolio" readOnly spellCheck={false} wrap="off" rows={10} value={data ?? ''} placeholder={isFetching ? 'Loading the code…' : ''} className={controlLook(undefined, 'block resize-y bg-bg py-3 font-mono text-sm! leading-normal')} />
      {error && !isFetching && (
        <p role="alert" className="-mt-2 flex flex-wrap items-center gap-3 text-sm font-medium text-error">{messageOf(error)}<Button size="sm" variant="outline" onClick={() => void refetch()}>Try Again</Button></p>
      )}
    </>
  )
}

interface DomainFieldProps {
  value: string
  hosting: Deploy['hosting']
  error: string | null
  onChange: (value: string) => void
}

function DomainField({ value, hosting, error, onChange }: DomainFieldProps) {
  const input = useRef<HTMLInputElement>(null)
  useEffect(() => {
    if (error) input.current?.focus()
  }, [error])
  const host = hosting?.name ?? 'the hosting provider'
  const target = hosting?.domainTarget ? ` Point a CNAME record to ${hosting.domainTarget}.` : ''
  const closed = hosting?.domains === false
  return (
    <Field
      ref={input}
      label="Custom Domain (optional)"
      error={error ?? undefined}
      placeholder="www.example.com"
      inputMode="url"
      autoComplete="off"
      autoCapitalize="none"
      spellCheck={false}
      maxLength={253}
      disabled={closed}
      hint={closed ? `Custom domains aren’t available on ${host}.` : `Unless it is a subdomain of ${host}, you must own this domain and set up its DNS yourself.${target}`}
      value={value}
      onChange={({ target: input }) => onChange(input.value)}
    />
  )
}
