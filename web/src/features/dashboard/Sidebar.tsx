import { FileText, Plus, Upload } from 'lucide-react'
import type { ReactNode } from 'react'
import { Button } from '@/ui/Button'
import { Card } from '@/ui/Card'
import { SocialIcon } from '@/ui/SocialIcon'
import { Tooltip } from '@/ui/Tooltip'
import { CONNECTIONS } from './connections'

const MARKS: Record<(typeof CONNECTIONS)[number]['name'], ReactNode> = { GitHub: <SocialIcon name="github" />, LinkedIn: <SocialIcon name="linkedin" /> }
const entry =
  'flex min-h-11 w-full items-center gap-3 rounded-md px-3 text-left text-[0.9375rem] font-semibold max-sm:flex-col max-sm:gap-1 max-sm:px-1 max-sm:py-2 max-sm:text-center max-sm:text-sm [&_svg]:size-5 [&_svg]:shrink-0'

export function Sidebar({ onUpload }: { onUpload: () => void }) {
  return (
    <Card as="section" aria-label="Dashboard menu" className="grid gap-3 p-4 lg:sticky lg:top-24">
      <nav aria-label="Dashboard">
        <ul className="grid grid-cols-3 gap-1 lg:grid-cols-1">
          <li>
            <a href="#resumes" aria-current="page" className={`${entry} bg-primary-soft text-primary`}>
              <FileText aria-hidden />
              My Resumes
            </a>
          </li>
          {CONNECTIONS.map(({ name, reason }) => (
            <li key={name} className="[&>span]:w-full">
              <Tooltip text={reason}>
                <button type="button" aria-disabled className={`${entry} cursor-not-allowed text-muted`}>
                  {MARKS[name]}
                  {name}
                  <span className="text-xs font-medium sm:ml-auto">Soon</span>
                </button>
              </Tooltip>
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
