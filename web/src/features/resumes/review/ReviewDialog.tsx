import { CircleCheck } from 'lucide-react'
import { useMemo, useState, type FocusEvent } from 'react'
import { FormProvider } from 'react-hook-form'
import { cn } from '@/lib/cn'
import { ConfirmDialog } from '@/ui/ConfirmDialog'
import { Dialog } from '@/ui/Dialog'
import { PaneSwitch } from '@/ui/PaneSwitch'
import type { Reading } from '../upload/flow'
import { DocumentPane } from './DocumentPane'
import { indexSources } from './field-sources'
import { ReviewFooter } from './ReviewFooter'
import { AchievementsSection, CertificationsSection, ContactSection, EducationSection, ExperienceSection, ProjectsSection, SkillsSection } from './ReviewSections'
import { ReviewIntro } from './ReviewIntro'
import { ReviewProvider } from './review-context'
import { useReviewForm } from './use-review-form'

const PANES = [
  ['form', 'Form'],
  ['document', 'Document'],
] as const
type Pane = (typeof PANES)[number][0]

interface Props {
  reading: Reading
  /** Shown for a moment: the upload went well. */
  notice: string | null
  onSaved: () => void
  /** The upload is to be thrown away. */
  onDiscard: () => void
  /** The file is to be read anew; the review is to be opened again with what is read then. */
  onReadAgain: () => void
}

/** What was read, to be put right and confirmed, beside the document that it was read from. */
export function ReviewDialog({ reading: { record, parsed, details, newerReader }, notice, onSaved, onDiscard, onReadAgain }: Props) {
  const { form, submit, failure, typed, saving } = useReviewForm({ resumeId: record.id, parsed, onSaved })
  const sources = useMemo(() => indexSources(details), [details])
  const [pane, setPane] = useState<Pane>('form')
  const [pointed, setPointed] = useState<string | null>(null)
  const [asking, setAsking] = useState(false)
  const [askingToReadAgain, setAskingToReadAgain] = useState(false)

  const pointAt = ({ target }: FocusEvent<Element>) => setPointed(target.closest<HTMLElement>('[data-source]')?.dataset.source ?? null)
  const leave = () => {
    if (typed) setAsking(true)
    else onDiscard()
  }

  const readAgain = () => {
    if (typed) setAskingToReadAgain(true)
    else onReadAgain()
  }

  const confirm = () => {
    // A refused field can only take the focus when the form is shown.
    setPane('form')
    void submit()
  }

  return (
    <FormProvider {...form}>
      <ReviewProvider value={{ parsed, sources }}>
        <Dialog
          open
          size="full"
          title="Review Parsed Resume"
          description={<ReviewIntro record={record} details={details} onReadAgain={newerReader && !saving ? readAgain : undefined} />}
          onClose={onDiscard}
          beforeClose={() => {
            if (saving) return false
            if (typed) setAsking(true)
            return !typed
          }}
          footer={<ReviewFooter failure={failure} saving={saving} onConfirm={confirm} onIncorrect={leave} onShowForm={() => setPane('form')} />}
        >
          <div className="flex h-full min-h-0 flex-col gap-3">
            <PaneSwitch panes={PANES} pane={pane} onChange={setPane} className="lg:hidden" />
            <div className="grid min-h-0 flex-1 grid-cols-1 gap-6 lg:grid-cols-[minmax(0,1fr)_minmax(0,0.9fr)]">
              {/* eslint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- follows the focus of its fields */}
              <form
                aria-label="Parsed resume"
                noValidate
                onFocus={pointAt}
                onSubmit={(event) => {
                  event.preventDefault()
                  confirm()
                }}
                className={cn('relative -mx-1 grid-cols-1 content-start gap-9 overflow-y-auto px-1 pt-1 pb-4 lg:grid lg:pr-4', pane === 'form' ? 'grid' : 'hidden')}
              >
                <ContactSection />
                <ExperienceSection />
                <EducationSection />
                <SkillsSection />
                <ProjectsSection />
                <CertificationsSection />
                <AchievementsSection />
              </form>
              <div
                // A scrolling region must be reachable by keyboard.
                // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex
                tabIndex={0}
                role="region"
                aria-label="Document"
                className={cn('relative overflow-y-auto rounded-lg border bg-sunken p-3 sm:p-4 lg:block', pane === 'document' ? 'block' : 'hidden')}
              >
                <DocumentPane record={record} details={details} source={pointed === null ? undefined : sources.get(pointed)} />
              </div>
            </div>
          </div>
          {notice && <UploadNotice text={notice} />}
          <ConfirmDialog
            open={asking}
            title="Discard your changes?"
            confirmLabel="Discard"
            cancelLabel="Keep editing"
            onConfirm={onDiscard}
            onCancel={() => setAsking(false)}
          >
            Your changes and the file you uploaded, “{record.originalName}”, will be deleted.
          </ConfirmDialog>
          <ConfirmDialog
            open={askingToReadAgain}
            title="Read the file again?"
            confirmLabel="Read again"
            cancelLabel="Keep editing"
            onConfirm={onReadAgain}
            onCancel={() => setAskingToReadAgain(false)}
          >
            What you changed here will be replaced by what the parser finds now.
          </ConfirmDialog>
        </Dialog>
      </ReviewProvider>
    </FormProvider>
  )
}

/** Lies over the foot of the form: nothing moves when it goes, and no title is covered. */
function UploadNotice({ text }: { text: string }) {
  return (
    <p role="status" className="pointer-events-none absolute bottom-3 left-6 z-10 flex items-center gap-2 rounded-md bg-success-soft px-4 py-2.5 text-sm font-medium text-success shadow-float max-sm:right-6">
      <CircleCheck className="size-4 shrink-0" aria-hidden />
      {text}
    </p>
  )
}
