import { ChevronDown } from 'lucide-react'
import { cn } from '@/lib/cn'
import { previewOf, templateOf, templatesOf } from '../catalogue'
import { PortfolioDialogs } from '../PortfolioDialogs'
import { TemplatePicture } from '../TemplatePicture'
import { useView } from '../use-view'
import { BackLink } from './BackLink'
import type { Chooser } from './choosers'
import { ContinueBar } from './ContinueBar'
import { DesignCard } from './DesignCard'
import { PreviewDialog } from './PreviewDialog'

/** The designs for photographers, designers, developers or models, and the form of the one that is chosen. */
export function ChooserPage({ chooser: { templates, preview, use, ...words } }: { chooser: Chooser }) {
  const view = useView()
  const own = (name: string) => templates.find((id) => id === view.get(name)) ?? null
  const [chosen, previewed] = [own('template'), own('preview')]
  const isFilledIn = view.get('view') === 'form'
  const viewed = previewed === null ? undefined : templateOf(previewed)
  const select = (template: string) => view.show({ template }, { replace: true })
  return (
    <>
      <Hero title={words.title} lead={words.lead} anchor={words.anchor} pictures={templates} />
      <div id="themes" className="wrap scroll-mt-20 pb-10 lg:pb-14">
        {/* eslint-disable-next-line jsx-a11y/no-redundant-roles -- Safari forgets that a list without markers is one */}
        <ul role="list" aria-label={words.anchor ? 'Themes' : 'Templates'} className="grid gap-6 sm:grid-cols-2 lg:grid-cols-3">
          {templatesOf(templates).map((template, index) => (
            <DesignCard key={template.id} template={template} index={index} selected={template.id === chosen} onSelect={() => select(template.id)} preview={{ label: preview, onOpen: () => view.show({ preview: template.id }) }} />
          ))}
        </ul>
      </div>
      <ContinueBar label={chosen ? words.ready : words.idle} chosen={chosen ? templateOf(chosen)?.name : undefined} onContinue={() => view.show({ view: 'form' })} />
      {viewed && <PreviewDialog template={viewed} useLabel={use} onUse={() => view.show({ preview: null, template: viewed.id, view: 'form' }, { replace: true })} onClose={() => view.show({ preview: null }, { replace: true })} />}
      <PortfolioDialogs view={view} formOf={isFilledIn ? (chosen ?? templates[0]!) : null} siteOf={chosen ?? templates[0]} />
    </>
  )
}

function Hero({ title, lead, anchor, pictures }: Pick<Chooser, 'title' | 'lead' | 'anchor'> & { pictures: readonly string[] }) {
  if (!anchor) {
    return (
      <div className="wrap py-10 lg:py-14 lg:pb-8">
        <BackLink />
        <h1 className="mt-3 text-title">{title}</h1>
        <p className="mt-3 max-w-2xl text-lead text-muted">{lead}</p>
      </div>
    )
  }
  return (
    <div className="on-ink mb-10 overflow-clip lg:mb-14">
      <div className="wrap grid items-center gap-x-12 py-10 lg:grid-cols-[minmax(0,1fr)_30rem] lg:py-16">
        <div>
          <BackLink className="text-white/80 hover:text-white" />
          <h1 className="mt-3 text-title">{title}</h1>
          <p className="mt-3 max-w-xl text-lead text-white/80">{lead}</p>
          <a href="#themes" className="mt-7 inline-flex h-13 items-center gap-2 rounded-lg bg-accent px-7 font-semibold text-on-accent outline-white transition-[filter] hover:brightness-95">{anchor}<ChevronDown className="size-5" aria-hidden /></a>
        </div>
        <div aria-hidden className="relative hidden h-72 lg:block">
          {pictures.slice(0, 3).map((id, at) => <TemplatePicture key={id} src={previewOf(id)} alt="" eager className={cn('absolute w-72 rounded-lg border-4 border-white shadow-float', STACK[at])} />)}
        </div>
      </div>
    </div>
  )
}

/** Three pictures laid on each other like prints. */
const STACK = ['top-0 left-0 -rotate-6', 'top-10 right-0 rotate-3', 'bottom-0 left-24 -rotate-2']
