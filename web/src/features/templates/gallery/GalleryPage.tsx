import { useEffect, useEffectEvent } from 'react'
import toast from 'react-hot-toast/headless'
import { messageOf } from '@/api/errors'
import { Button } from '@/ui/Button'
import { Card } from '@/ui/Card'
import { Chips } from '@/ui/Chips'
import { EmptyState } from '@/ui/EmptyState'
import { ErrorState } from '@/ui/ErrorState'
import { useTemplates } from '../api/templates'
import type { OwnResume, Template } from '../model'
import { categoriesOf, countOf, inCategory } from './catalogue'
import { CHIPS, GalleryCard, GRID } from './GalleryCard'
import { GallerySkeleton } from './GallerySkeleton'
import { TemplateView } from './TemplateView'
import { useGalleryView } from './use-gallery-view'

const ALL = 'All'

interface Props {
  /** The user's latest resume: undefined while that is not known, null where there is none, as for every guest. */
  resume: OwnResume | null | undefined
}

/** The catalogue of designs, open to everybody. */
export function GalleryPage({ resume }: Props) {
  const templates = useTemplates()
  return (
    <div className="min-h-[calc(100dvh-4.5rem)]">
      <div className="wrap py-10 lg:py-14">
        <h1 className="text-title">Resume Templates</h1>
        <p className="mt-3 max-w-2xl text-lead text-muted">Every design is tested with the parser that scores you. Find one you like, look at it full size, and use it for your own resume.</p>
        {templates.isPending && <GallerySkeleton />}
        {templates.isError && (
          <Card className="mt-8">
            <ErrorState title="We couldn’t load the templates" message={messageOf(templates.error)} retryLabel="Try Again" onRetry={() => void templates.refetch()} retrying={templates.isFetching} />
          </Card>
        )}
        {templates.data && <Gallery templates={templates.data} resume={resume} />}
      </div>
    </div>
  )
}

function Gallery({ templates, resume }: Props & { templates: Template[] }) {
  const { category, template, filter, open, turnTo, close, leave, here } = useGalleryView()
  const shown = inCategory(templates, category)
  const viewed = templates.find(({ id }) => id === template)
  useLostTemplate(template !== null && !viewed, leave)
  return (
    <>
      <Chips label="Category" options={[ALL, ...categoriesOf(templates)]} value={category ?? ALL} onChange={(chosen) => filter(chosen === ALL ? null : chosen)} className={CHIPS} />
      <p role="status" className="mt-5 text-sm font-medium text-muted tabular-nums">{countOf(shown.length, 'template')} available</p>
      {shown.length > 0 && (
        // eslint-disable-next-line jsx-a11y/no-redundant-roles -- Safari forgets that a list without markers is one
        <ul role="list" aria-label="Templates" className={GRID}>
          {shown.map((each, index) => <GalleryCard key={each.id} template={each} index={index} onView={() => open(each.id)} />)}
        </ul>
      )}
      {shown.length === 0 && (
        <Card className="mt-4">
          <EmptyState title="No templates here" hint="There are no templates in this category." action={category !== null && <Button onClick={() => filter(null)}>Show All Templates</Button>} />
        </Card>
      )}
      {viewed && <TemplateView template={viewed} templates={templates} category={category} resume={resume} here={here} onTurn={turnTo} onClose={close} />}
    </>
  )
}

/** An address may name a design that is not in the catalogue, or not any more. */
function useLostTemplate(lost: boolean, leave: () => void) {
  const tell = useEffectEvent(() => {
    toast.error('We couldn’t find this template.', { id: 'lost-template' })
    leave()
  })
  useEffect(() => {
    if (lost) tell()
  }, [lost])
}
