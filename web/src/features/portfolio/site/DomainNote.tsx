import { useMutation, useQueryClient } from '@tanstack/react-query'
import { CircleCheck, Clock } from 'lucide-react'
import { useState } from 'react'
import { messageOf } from '@/api/errors'
import { Button } from '@/ui/Button'
import { CopyButton } from '@/ui/CopyButton'
import { checkDomain, deploysQuery } from '../calls'
import type { Deployment, DnsRecord } from '../wire'

type Domain = NonNullable<Deployment['domain']>

/** Whether a custom domain works, and what its owner has to set until it does. */
export function DomainNote({ id, domain: given }: { id: string; domain: Domain }) {
  const client = useQueryClient()
  const [checked, setChecked] = useState<Domain | null>(null)
  const check = useMutation({
    mutationFn: () => checkDomain(id),
    onSuccess: ({ domain }) => {
      setChecked(domain)
      void client.invalidateQueries({ queryKey: deploysQuery.queryKey })
    },
  })
  const domain = checked ?? given
  if (domain.state === 'connected') {
    return <p role="status" className="flex items-center gap-2 text-sm font-medium text-success"><CircleCheck className="size-4.5 shrink-0" aria-hidden /><span className="min-w-0 break-words">{domain.name} is connected.</span></p>
  }
  return (
    <section aria-label={`Connect ${domain.name}`} className="rounded-lg bg-warning-soft px-4 py-3.5 text-sm">
      <p className="flex items-start gap-2 font-semibold"><Clock className="mt-0.5 size-4.5 shrink-0 text-warning" aria-hidden /><span className="min-w-0 break-words">{domain.name} isn’t connected yet</span></p>
      <p className="mt-1">Add {domain.records.length === 1 ? 'this record' : 'these records'} where you manage the domain. Changes can take a few hours.</p>
      <ul className="mt-3 grid gap-2">{domain.records.map((record) => <Dns key={record.type + record.name + record.value} record={record} />)}</ul>
      <p role="status" className="mt-2 font-medium empty:hidden">{check.isError ? messageOf(check.error) : checked ? 'Not connected yet. Please check again later.' : ''}</p>
      <Button size="sm" variant="outline" loading={check.isPending} onClick={() => check.mutate()} className="mt-3">Check again</Button>
    </section>
  )
}

function Dns({ record: { type, name, value } }: { record: DnsRecord }) {
  const rows = [['Type', type], ['Name', name], ['Value', value]] as const
  return (
    <li className="flex items-start gap-x-2 rounded-md border bg-surface py-2 pr-1.5 pl-3 max-sm:flex-col sm:items-center">
      <dl className="min-w-0 sm:flex-1">
        {rows.map(([label, text]) => (
          <div key={label} className="flex gap-2"><dt className="w-12 shrink-0 text-muted">{label}</dt><dd className="min-w-0 font-medium break-all">{text}</dd></div>
        ))}
      </dl>
      <CopyButton text={value} label="Copy value" className="shrink-0 max-sm:-ml-3.5" />
    </li>
  )
}
