import { ArrowRight } from 'lucide-react'
import { matchPath, useLocation } from 'react-router'
import { ButtonLink } from '@/ui/Button'
import { Card } from '@/ui/Card'
import { comingContent, type ComingContent } from './content'

function contentOf(path: string): ComingContent {
  const pattern = Object.keys(comingContent).find((candidate) => matchPath(candidate, path))
  if (!pattern) throw new Error(`No content for ${path}`)
  return comingContent[pattern]!
}

/** The frame of a screen whose content is still to come; says so. */
export default function ComingPage() {
  const { pathname } = useLocation()
  const { title, lead, way } = contentOf(pathname)
  return (
    <div className="ruled-aside min-h-[calc(100dvh-4.5rem)]">
      <div className="wrap py-16 lg:py-24">
        <h1 className="max-w-3xl text-title">{title}</h1>
        <p className="mt-4 max-w-2xl text-lead text-muted">{lead}</p>
        <Card className="mt-10 flex max-w-2xl flex-col items-start gap-5 p-7 sm:p-8">
          <div>
            <h2 className="text-head"><span className="marker">This page isn’t ready yet</span></h2>
            <p className="mt-3 text-muted">We’re working on it. Today you can upload a resume, review the details, get its ATS score, and download it in a new design.</p>
          </div>
          <ButtonLink to={way.to} variant="outline">{way.label}<ArrowRight className="size-4.5" aria-hidden /></ButtonLink>
        </Card>
      </div>
    </div>
  )
}
