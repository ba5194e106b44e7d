import { Search } from 'lucide-react'
import { useState, type FormEvent } from 'react'
import { useNavigate } from 'react-router'
import { paths } from '@/lib/paths'
import { Button } from '@/ui/Button'
import { Field } from '@/ui/Field'

interface Props {
  /** What the address says is searched for. */
  query: string
  searching: boolean
}

/** Looks for a name or an address. An address that changes by other means, such as the back button, fills the field. */
export function AccountSearch({ query, searching }: Props) {
  const navigate = useNavigate()
  const [typed, setTyped] = useState(query)
  const [seen, setSeen] = useState(query)
  if (seen !== query) {
    setSeen(query)
    setTyped(query)
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    void navigate(paths.operator(undefined, { query: typed.trim() || undefined }), { preventScrollReset: true })
  }
  return (
    <form role="search" aria-label="Accounts" onSubmit={submit} className="grid max-w-xl grid-cols-[1fr_auto] gap-3">
      <div className="relative">
        <Search className="pointer-events-none absolute top-1/2 left-4 z-10 size-5 -translate-y-1/2 text-muted" aria-hidden />
        <Field label="Search accounts" labelHidden type="search" enterKeyHint="search" autoComplete="off" autoCapitalize="none" spellCheck={false} maxLength={200} placeholder="Name or email" inputClassName="pl-12 text-ellipsis" value={typed} onChange={({ target }) => setTyped(target.value)} />
      </div>
      <Button type="submit" loading={searching} className="h-12!">Search</Button>
    </form>
  )
}
