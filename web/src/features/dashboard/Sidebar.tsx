import { FileText, Plus, Upload } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link, useLocation } from 'react-router'
import { cn } from '@/lib/cn'
import { Button } from '@/ui/Button'
import { Card } from '@/ui/Card'
import { SocialIcon } from '@/ui/SocialIcon'
import { CONNECTIONS } from './connections'

const MARKS: Record<(typeof CONNECTIONS)[number]['id'], ReactNode> = { github: <SocialIcon name="github" />, linkedin: <SocialIcon name="linkedin" /> }

/** The parts of the dashboard: an entry leads to its part, where everything that can be done with it stands. */
const PARTS = [{ id: 'resumes', name: 'My Resumes', mark: <FileText aria-hidden /> }, ...CONNECTIONS.map(({ id, name }) => ({ id, name, mark: MARKS[id] }))]
const ENTRY =
  'flex min-h-11 w-full items-center gap-3 rounded-md px-3 text-left text-[0.9375rem] font-semibold transition-colors max-sm:flex-col max-sm:gap-1 max-sm:px-1 max-sm:py-2 max-sm:text-center max-sm:text-sm [&_svg]:size-5 [&_svg]:shrink-0'

export function Sidebar({ onUpload }: { onUpload: () => void }) {
  const { hash } = useLocation()
  const current = PARTS.find(({ id }) => hash === `#${id}`) ?? PARTS[0]
  return (
    <Card as="section" aria-label="Dashboard menu" className="grid gap-3 p-4 lg:sticky lg:top-24">
      <nav aria-label="Dashboard">
        <ul className="grid grid-cols-3 gap-1 lg:grid-cols-1">
          {PARTS.map((part) => (
            <li key={part.id}>
              <Link to={`#${part.id}`} aria-current={part === current ? 'location' : undefined} className={cn(ENTRY, part === current ? 'bg-primary-soft text-primary' : 'text-muted hover:bg-ink/6 hover:text-ink')}>
                {part.mark}
                {part.name}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
      <div className="grid gap-2 border-t pt-4 min-[24rem]:grid-cols-2 lg:grid-cols-1">
        <Button onClick={onUpload} className="px-3">
          <Upload className="size-4.5" aria-hidden />
          Upload Resume
        </Button>
        <Button variant="outline" onClick={onUpload} className="px-3">
          <Plus className="size-4.5" aria-hidden />
          Create New
        </Button>
      </div>
    </Card>
  )
}
