import { useMemo, useRef, useState, type FocusEvent } from 'react'
import { flushSync } from 'react-dom'
import { FormProvider, type FieldPath } from 'react-hook-form'
import { cn } from '@/lib/cn'
import { useShortcut } from '@/lib/shortcuts'
import { ConfirmDialog } from '@/ui/ConfirmDialog'
import { Dialog } from '@/ui/Dialog'
import { PaneSwitch } from '@/ui/PaneSwitch'
import type { ReviewStart } from '../api/review'
import type { ResumeRecord } from '../model'
import type { Engine } from '../upload/engine'
import { CoverageNote } from './CoverageNote'
import { indexDifferences } from './differences'
import type { LineKind } from './document-lines'
import { DocumentPane } from './DocumentPane'
import { indexSources, placeOf, placeOfField } from './field-sources'
import { findField, firstField, focusIn } from './find-field'
import { indexMarks, openQuestions } from './open-questions'
import { OpenWorkArea } from './OpenWorkArea'
import { ReviewFooter } from './ReviewFooter'
import { AchievementsSection, AdditionalSections, CertificationsSection, ContactSection, EducationSection, ExperienceSection, LanguagesSection, ProjectsSection, SkillsSection } from './ReviewSections'
import { ReviewIntro } from './ReviewIntro'
import type { ReviewForm } from './form-model'
import { inSentence, sectionOfPath } from './lists'
import { indexReadings } from './readings'
import { ReviewProvider } from './review-context'
import { SectionRail } from './SectionRail'
import { StripProvider } from './strip-context'
import { linesAmong, openLines, placeLines, targetOf, type OpenLine, type Target } from './unplaced'
import { UnplacedSection } from './UnplacedSection'
import { UnsureDialog } from './UnsureDialog'
import { TAKING_TURNS, useMatches } from './use-matches'
import { useFieldAtStart } from './use-field-at-start'
import { useOpenEntries } from './use-open-entries'
import { useReviewForm } from './use-review-form'
import { useSteps } from './use-steps'
import { useTypedMarks } from './use-typed-marks'

const PANES = [
  ['form', 'Form'],
  ['document', 'Document'],
] as const
type Pane = (typeof PANES)[number][0]

interface Props {
  record: ResumeRecord
  start: ReviewStart
  /** Shown for a moment: the upload went well. */
  notice: string | null
  /** The field to begin with, as the server spells it. */
  field?: string | null
  /** `open` says in one sentence what was left open, if anything was. */
  onSaved: (record: ResumeRecord, open: string | null) => void
  /** What was typed is given up, and the review is over. */
  onDiscard: () => void
  /** The file is to be read anew; the review is to be opened again with what is read then. */
  onReadAgain: (engine?: Engine) => void
}

/** Where the focus is: its field, or its block of unplaced lines, and its section. */
interface Pointed {
  source: string | null
  lines: string | null
  section: string | null
}

function pointedBy(target: Element): Pointed {
  const near = (name: 'source' | 'lines' | 'section') => target.closest<HTMLElement>(`[data-${name}]`)?.dataset[name] ?? null
  return { source: near('source'), lines: near('lines'), section: near('section') }
}

/** A value as one line. */
const textAt = (value: unknown) => (Array.isArray(value) ? value.join(', ') : typeof value === 'string' ? value : '')

/** What was read, to be put right and confirmed, beside the document that it was read from. */
export function ReviewDialog({ record, start, notice, field = null, onSaved, onDiscard, onReadAgain }: Props) {
  const { parsed, details, newerReader } = start.reading
  const sheet = useRef<HTMLFormElement>(null)
  const [pane, setPane] = useState<Pane>('form')
  const [pointed, setPointed] = useState<Pointed>({ source: null, lines: null, section: null })
  const [lastSource, setLastSource] = useState<string | null>(null)
  const [asking, setAsking] = useState(false)
  const [toRead, setToRead] = useState<{ engine?: Engine } | null>(null)
  const [unsure, setUnsure] = useState<string[] | null>(null)
  const takingTurns = useMatches(TAKING_TURNS)

  const { form, submit, settle, askedFor, discard, stopDraft, replace, decisions, setDecisions, failure, typed, saving } = useReviewForm({
    record,
    start,
    onSaved,
    onRefused: (isRefused) => {
      const path = sheet.current && firstField(sheet.current, isRefused)
      if (path) goTo(path)
    },
  })
  const steps = useSteps(() => form.getValues(), replace)
  const sources = useMemo(() => indexSources(details), [details])
  const odd = useTypedMarks(form)
  const read = useMemo(() => ({ parsed, marks: indexMarks(details.marks), typed: odd, differences: indexDifferences(details), readings: indexReadings(parsed, details), answered: new Set(decisions.answered) }), [parsed, details, odd, decisions.answered])
  const { isOpen, setOpen } = useOpenEntries(start.draft?.form ?? form.getValues(), read)

  const goTo = (path: string) => {
    setPane('form')
    // On a small screen the form has to be shown, and a new entry has to be drawn, before it can take the focus.
    requestAnimationFrame(() => {
      const place = sheet.current && findField(sheet.current, path)
      const entry = place?.closest<HTMLElement>('[data-entry]')?.dataset.entry
      if (entry) flushSync(() => setOpen(entry, true))
      if (place) focusIn(place)
    })
  }
  useFieldAtStart(field, goTo)

  const pointAt = ({ target }: FocusEvent<Element>) => {
    const now = pointedBy(target)
    setPointed(now)
    if (now.source !== null) setLastSource(now.source)
  }
  const place = useMemo(() => {
    if (pointed.lines !== null) return placeOf(pointed.lines.split(',').flatMap((index) => details.unplaced[Number(index)] ?? []))
    return pointed.source === null ? undefined : placeOfField(sources, pointed.source)
  }, [pointed, sources, details.unplaced])

  const answer = (...paths: string[]) => setDecisions((before) => ({ ...before, answered: [...new Set([...before.answered, ...paths])] }))
  const ignore = (lines: OpenLine[]) => setDecisions((before) => ({ ...before, ignored: [...before.ignored, ...lines.map(({ index }) => index)] }))
  const bringBack = (line: number) => setDecisions((before) => ({ ...before, ignored: before.ignored.filter((index) => index !== line) }))
  const decidePlaced = (indices: readonly number[]) => setDecisions((before) => ({ ...before, placed: [...before.placed, ...indices] }))
  const undecidePlaced = (indices: readonly number[]) => setDecisions((before) => ({ ...before, placed: before.placed.filter((index) => !indices.includes(index)) }))
  const placeInForm = (lines: OpenLine[], target: Target): string => {
    const { form: next, path } = placeLines(form.getValues(), target, lines)
    const indices = lines.map(({ index }) => index)
    steps.take(next, { name: `adding to ${target.label}`, places: [sectionOfPath(path)], onUndo: () => undecidePlaced(indices) })
    decidePlaced(indices)
    return path
  }
  const placeFromPage = (texts: readonly string[], { id, label }: LineKind) => {
    const now = form.getValues()
    const { form: next, path } = placeLines(now, targetOf(now, id), texts.map((text) => ({ text })))
    const indices = linesAmong(openLines(details.unplaced, now, decisions), texts).map(({ index }) => index)
    const said = `Added ${texts.length === 1 ? '1 line' : `${texts.length} lines`} as ${inSentence(label)}.`
    steps.take(next, { name: 'adding the lines', said, path, places: ['document', sectionOfPath(path)], onUndo: () => undecidePlaced(indices) })
    decidePlaced(indices)
  }

  const end = () => {
    void discard()
    onDiscard()
  }
  const leave = () => {
    if (typed) setAsking(true)
    else end()
  }
  const readAnew = (engine?: Engine) => void stopDraft().then(() => onReadAgain(engine))
  const readAgain = (engine?: Engine) => {
    if (typed) setToRead({ engine })
    else readAnew(engine)
  }
  const save = (settled?: ReturnType<typeof settle>) => {
    setUnsure(null)
    // A refused field can only take the focus when the form is shown.
    setPane('form')
    void submit(settled)
  }
  const confirm = async () => {
    if (saving || asking || toRead || unsure) return
    const settled = settle()
    // What is refused anyway needs no question before it.
    if (!(await form.trigger())) {
      save(settled)
      return
    }
    const unfounded = openQuestions(form.getValues(), read).filter(({ kind }) => kind === 'unfounded').map(({ path }) => textAt(form.getValues(path as FieldPath<ReviewForm>)))
    if (unfounded.length > 0) setUnsure(unfounded)
    else save(settled)
  }
  useShortcut('Mod+Enter', 'Confirm the details', () => void confirm())

  const strip = useMemo(() => (takingTurns ? { record, details, sources, source: lastSource } : null), [takingTurns, record, details, sources, lastSource])

  return (
    <FormProvider {...form}>
      <OpenWorkArea read={read} unplaced={details.unplaced} decisions={decisions}>
        <ReviewProvider value={{ ...read, sources, answer, isOpen, setOpen, goTo, steps }}>
          <StripProvider value={strip}>
            <Dialog
              open
              size="full"
              title="Review Parsed Resume"
              description={<ReviewIntro record={record} details={details} notice={notice} onReadAgain={newerReader && !saving ? () => readAgain() : undefined} onBuiltIn={details.engine !== 'embedded' && !saving ? () => readAgain('embedded') : undefined} />}
              onClose={end}
              beforeClose={() => {
                if (saving) return false
                if (typed) setAsking(true)
                return !typed
              }}
              footer={<ReviewFooter failure={failure} askedFor={askedFor} saving={saving} onConfirm={() => void confirm()} onIncorrect={leave} />}
            >
              <div className="flex h-full min-h-0 flex-col gap-3">
                <PaneSwitch panes={PANES} pane={pane} onChange={setPane} className="lg:hidden" />
                <div className="grid min-h-0 flex-1 grid-cols-1 gap-x-6 gap-y-3 max-lg:grid-rows-[auto_minmax(0,1fr)] lg:grid-cols-[11.5rem_minmax(0,1fr)_minmax(0,0.9fr)]">
                  <SectionRail current={pointed.section} anyUnplaced={details.unplaced.length > 0} className={cn('lg:block lg:overflow-y-auto', pane === 'document' && 'hidden')} />
                  {/* eslint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- follows the focus of its fields */}
                  <form
                    ref={sheet}
                    aria-label="Parsed resume"
                    noValidate
                    onFocus={pointAt}
                    onSubmit={(event) => {
                      event.preventDefault()
                      void confirm()
                    }}
                    className={cn('relative -mx-1 min-h-0 grid-cols-1 content-start gap-9 overflow-y-auto px-1 pt-1 pb-4 lg:grid lg:pr-4', pane === 'form' ? 'grid' : 'hidden')}
                  >
                    <CoverageNote coverage={details.coverage} />
                    <ContactSection />
                    <ExperienceSection />
                    <EducationSection />
                    <SkillsSection />
                    <LanguagesSection />
                    <ProjectsSection />
                    <CertificationsSection />
                    <AchievementsSection />
                    <AdditionalSections />
                    <UnplacedSection unplaced={details.unplaced} ignored={decisions.ignored} onIgnore={ignore} onPlace={placeInForm} onBringBack={bringBack} />
                  </form>
                  <DocumentPane record={record} details={details} source={place} onPlace={placeFromPage} className={cn('max-lg:row-span-2 lg:flex', pane === 'document' ? 'flex' : 'hidden')} />
                </div>
              </div>
              <ConfirmDialog open={asking} title="Discard your changes?" confirmLabel="Discard" cancelLabel="Keep editing" onConfirm={end} onCancel={() => setAsking(false)}>
                {record.confirmed ? `Your changes will be lost. “${record.name}” stays as it was saved.` : `Your changes and the file you uploaded, “${record.originalName}”, will be deleted.`}
              </ConfirmDialog>
              <UnsureDialog unfounded={unsure} onSave={() => save()} onCancel={() => setUnsure(null)} />
              <ConfirmDialog
                open={toRead !== null}
                title="Read the file again?"
                confirmLabel="Read again"
                cancelLabel="Keep editing"
                onConfirm={() => readAnew(toRead?.engine)}
                onCancel={() => setToRead(null)}
              >
                What you changed here will be replaced by what the parser finds now.
              </ConfirmDialog>
            </Dialog>
          </StripProvider>
        </ReviewProvider>
      </OpenWorkArea>
    </FormProvider>
  )
}
