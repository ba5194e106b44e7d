import { FileText, Plus, Settings, Trash2, Upload } from 'lucide-react'
import type { ReactNode } from 'react'
import { useLocation } from 'react-router'
import { cn } from '@/lib/cn'
import { paths } from '@/lib/paths'
import { Button } from '@/ui/Button'
import { Link } from '@/ui/Link'
import { SocialIcon } from '@/ui/SocialIcon'
import { CONNECTIONS } from './connections'

const MARKS: Record<(typeof CONNECTIONS)[number]['id'], ReactNode> = { github: <SocialIcon name="github" />, linkedin: <SocialIcon name="linkedin" /> }

/** The parts of the dashboard: an entry leads to its part, where everything that can be done with it stands. */
const PARTS = [{ id: 'resumes', name: 'My Resumes', mark: <FileText aria-hidden /> }, ...CONNECTIONS.map(({ id, name }) => ({ id, name, mark: MARKS[id] }))]
/** What has a page of its own. */
const PLACES = [{ to: paths.settings(), name: 'Settings', mark: <Settings aria-hidden /> }, { to: paths.trash(), name: 'Trash', mark: <Trash2 aria-hidden /> }]
const ENTRY =
  'flex min-h-11 w-full items-center gap-2.5 rounded-md px-3 text-left text-[0.9375rem] font-semibold whitespace-nowrap transition-colors max-md:justify-center max-md:px-1 max-md:text-sm lg:gap-3 [&_svg]:size-5 [&_svg]:shrink-0 max-md:[&_svg]:hidden'

interface Props {
  onUpload: () => void
  onCreate: () => void
  /** Whether the upload is the main action of the screen; where the empty history offers it, it stands back here. */
  main: boolean
}

/** Beside the resumes, or above them as one row. */
export function Sidebar({ onUpload, onCreate, main }: Props) {
  const { hash } = useLocation()
  const current = PARTS.find(({ id }) => hash === `#${id}`) ?? PARTS[0]
  return (
    <section aria-label="Dashboard menu" className="grid gap-2 md:flex md:items-center md:justify-between md:rounded-xl md:border md:bg-surface md:p-3 md:shadow-card lg:sticky lg:top-24 lg:grid lg:grid-cols-1 lg:gap-3 lg:p-4">
      <nav aria-label="Dashboard">
        <ul className="grid grid-cols-3 gap-1 md:flex lg:grid lg:grid-cols-1">
          {PARTS.map((part) => (
            <li key={part.id}>
              <Link to={`#${part.id}`} aria-current={part === current ? 'location' : undefined} className={cn(ENTRY, part === current ? 'bg-primary-soft text-primary' : 'text-muted hover:bg-ink/6 hover:text-ink')}>
                {part.mark}
                {part.name}
              </Link>
            </li>
          ))}
          {/* Where the row has no room for them, the menu of the account and the foot of the dashboard have them. */}
          {PLACES.map(({ to, name, mark }) => (
            <li key={to} className="max-lg:hidden"><Link to={to} className={cn(ENTRY, 'text-muted hover:bg-ink/6 hover:text-ink')}>{mark}{name}</Link></li>
          ))}
        </ul>
      </nav>
      <div className="grid grid-cols-2 gap-2 md:flex lg:grid lg:grid-cols-1 lg:border-t lg:pt-4">
        <Button variant={main ? 'primary' : 'ghost'} onClick={onUpload} className="px-3">
          <Upload className="size-4.5" aria-hidden />
          Upload Resume
        </Button>
        <Button variant="ghost" onClick={onCreate} className="px-3">
          <Plus className="size-4.5" aria-hidden />
          Create New
        </Button>
      </div>
    </section>
  )
}
