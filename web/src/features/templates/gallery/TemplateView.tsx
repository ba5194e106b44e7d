import { ChevronLeft, ChevronRight, CircleAlert } from 'lucide-react'
import toast from 'react-hot-toast/headless'
import { useNavigate } from 'react-router'
import { messageOf } from '@/api/errors'
import { paths } from '@/lib/paths'
import { useSession } from '@/session/SessionProvider'
import { Button, ButtonLink } from '@/ui/Button'
import { Dialog } from '@/ui/Dialog'
import { IconButton } from '@/ui/IconButton'
import { useChooseTemplate } from '../api/choose-template'
import type { OwnResume, Template } from '../model'
import { neighboursOf } from './catalogue'
import { SheetPreview } from './SheetPreview'
import { TemplateFacts } from './TemplateFacts'

interface Props {
  template: Template
  templates: Template[]
  /** The filter of the gallery: turning to the next design stays within it. */
  category: string | null
  /** Undefined while it is not known whether there is one. */
  resume: OwnResume | null | undefined
  /** The address of this view. */
  here: string
  onTurn: (template: string) => void
  onClose: () => void
}

/** One design at full size, and what can be done with it. */
export function TemplateView({ template, templates, category, resume, here, onTurn, onClose }: Props) {
  const { user } = useSession()
  const keep = useChooseTemplate()
  const goOn = useGoOn(resume)
  const turn = (id: string) => {
    keep.reset()
    onTurn(id)
  }
  return (
    <Dialog
      open
      size="full"
      title={template.name}
      onClose={onClose}
      footer={
        <div className="flex w-full flex-col gap-3">
          {keep.isError && (
            <p role="alert" className="flex items-start gap-2.5 rounded-md bg-error-soft px-4 py-3 text-sm">
              <CircleAlert className="mt-0.5 size-4.5 shrink-0 text-error" aria-hidden />
              {messageOf(keep.error)}
            </p>
          )}
          <div className="flex flex-wrap items-center justify-between gap-3">
            <Turn template={template} templates={templates} category={category} onTurn={turn} />
            {user ? (
              <Button loading={keep.isPending || resume === undefined} onClick={() => keep.mutate(template, { onSuccess: () => goOn(template) })} className="max-sm:grow">Use This Template</Button>
            ) : (
              <ButtonLink to={paths.login({ next: here })} className="max-sm:grow">Use This Template</ButtonLink>
            )}
          </div>
        </div>
      }
    >
      <div className="grid gap-6 md:h-full md:min-h-0 md:grid-cols-[minmax(0,1fr)_17rem] lg:grid-cols-[minmax(0,1fr)_21rem] lg:gap-8">
        <SheetPreview template={template} resume={resume} />
        <div className="md:-my-1.5 md:min-h-0 md:overflow-y-auto md:py-1.5 md:pr-1.5"><TemplateFacts template={template} inUse={user?.selectedTemplate === template.id} here={here} /></div>
      </div>
    </Dialog>
  )
}

/** After a design was saved: to the chooser with the latest resume, or to the upload of the first one. */
function useGoOn(resume: OwnResume | null | undefined) {
  const navigate = useNavigate()
  return ({ name }: Template) => {
    toast.success(`Saved. ${name} is now your default template.`)
    void navigate(resume ? paths.dashboard({ resume: resume.id, view: 'templates' }) : paths.dashboard({ upload: '1' }))
  }
}

function Turn({ template, templates, category, onTurn }: Pick<Props, 'template' | 'templates' | 'category' | 'onTurn'>) {
  const { position, count, previous, next } = neighboursOf(template, templates, category)
  if (count < 2) return <span />
  return (
    <div role="group" aria-label="Templates" className="flex items-center max-sm:-ml-2">
      <IconButton label={`Previous template: ${previous.name}`} onClick={() => onTurn(previous.id)}><ChevronLeft aria-hidden /></IconButton>
      <p role="status" className="min-w-15 text-center text-sm font-medium text-muted tabular-nums sm:min-w-34">
        <span className="sr-only">{template.name}, </span>
        <span className="max-sm:sr-only">Template </span>
        {position} of {count}
      </p>
      <IconButton label={`Next template: ${next.name}`} onClick={() => onTurn(next.id)}><ChevronRight aria-hidden /></IconButton>
    </div>
  )
}
