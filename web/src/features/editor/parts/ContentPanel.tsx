import { ChevronRight, Eye, EyeOff, Plus, Trash2 } from 'lucide-react'
import type { ReactNode } from 'react'
import { cn } from '@/lib/cn'
import { Button } from '@/ui/Button'
import { Field } from '@/ui/Field'
import { Select } from '@/ui/Select'
import type { EditedResume } from '../model'
import { blankEntry, blankItem, newSection, sectionId } from '../state/content'
import { useDrag } from '../state/drag'
import { setAt } from '../state/paths'
import { hideSection, moveSection, orderedSections, OWN_SECTIONS, removeSection, renameSection, type OwnSection, type Section } from '../state/sections'
import { EditChips, EditField } from './EditField'
import { useEditing } from './editor-context'
import { Entries } from './Entries'
import { OtherLines } from './OtherLines'
import { ToCheck } from './ToCheck'
import { DragHandle, DragRow, MoveTools, Tool } from './tools'

const joined = (...parts: string[]) => parts.filter(Boolean).join(', ')
const WIDE = 'sm:col-span-2'
const BULLETS = 'Description (one bullet per line)'

type Entry<L extends keyof EditedResume> = EditedResume[L] extends (infer E)[] ? E : never

/** All of the resume, section by section. */
export function ContentPanel() {
  const { content, edit, say, goTo, setOpen } = useEditing()
  const sections = orderedSections(content)
  const move = (from: number, to: number) => {
    edit((before) => moveSection(before, from, to))
    say(`${sections[from]?.name ?? 'Section'} moved to position ${to + 1} of ${sections.length}`)
  }
  const drag = useDrag(move)
  const add = () => {
    const section = newSection()
    edit((before) => setAt(before, 'resume.additional', [...before.resume.additional, section]))
    setOpen(sectionId(section.key), true)
    for (const { key } of section.items) setOpen(key, true)
    goTo(`additional.${content.resume.additional.length}.title`)
  }
  return (
    <div className="grid grid-cols-1 gap-3">
      <ContactSection />
      <ul aria-label="Sections" className="grid grid-cols-1 gap-3">
        {sections.map((section, index) => (
          <DragRow key={section.id} look={drag.look(index)}>
            <SectionCard
              section={section}
              handle={<DragHandle {...drag.handle(index)} />}
              move={<MoveTools name={section.name} index={index} count={sections.length} onMove={(to) => move(index, to)} />}
            />
          </DragRow>
        ))}
      </ul>
      <Button variant="outline" onClick={add} className="justify-self-start"><Plus className="size-4.5" aria-hidden />Add section</Button>
      <OtherLines />
    </div>
  )
}

const CONTACT = ['name', 'email', 'phone', 'location', 'summary', 'links'] as const

function ContactSection() {
  return (
    <section aria-labelledby="edit-contact" data-section="contact" className="rounded-lg border bg-surface p-4 shadow-card sm:p-5">
      <div className="mb-3 flex items-center gap-2">
        <h2 id="edit-contact" className="text-[1.0625rem]">Contact and summary</h2>
        <ToCheck paths={CONTACT} />
      </div>
      <div className="grid grid-cols-1 gap-4 sm:grid-cols-2">
        <EditField path="name" label="Name" />
        <EditField path="email" label="Email" kind="email" />
        <EditField path="phone" label="Phone" kind="tel" />
        <EditField path="location" label="Location" />
        <EditField path="summary" label="Summary" kind="long" className={WIDE} />
        <div className={WIDE}>
          <p className="mb-1.5 text-sm font-semibold">Links</p>
          <Entries<Entry<'links'>> path="links" item="link" blank={blankEntry.links} nameOf={({ name, url }) => name || url} hintOf={({ url }) => url}>
            {(path) => (
              <>
                <EditField path={`${path}.name`} label="Link name" />
                <EditField path={`${path}.url`} label="Link address" kind="url" />
              </>
            )}
          </Entries>
        </div>
      </div>
    </section>
  )
}

/** One section: a line with its tools, or all of it. */
function SectionCard({ section, handle, move }: { section: Section; handle: ReactNode; move: ReactNode }) {
  const { edit, isOpen, setOpen, say, anyErrorIn } = useEditing()
  const { id, name, hidden, index, count } = section
  const open = isOpen(id)
  const body = `section-${id}`
  const toggleHidden = () => {
    edit((before) => hideSection(before, id, !hidden))
    say(`${name} ${hidden ? 'is shown on the resume' : 'is hidden from the resume'}`)
  }
  const path = index === null ? id : `additional.${index}`
  const wrong = anyErrorIn(path)
  return (
    <section aria-label={name} data-section={id} className={cn('rounded-lg border bg-surface shadow-card', wrong && !open && 'border-error')}>
      <div className="flex items-center pr-1.5 pl-1">
        {handle}
        <h2 className="min-w-0 flex-1 text-[1.0625rem]">
          <button type="button" aria-expanded={open} aria-controls={body} onClick={() => setOpen(id, !open)} className="flex min-h-13 w-full min-w-0 items-center gap-2 rounded-md text-left">
            <ChevronRight className={cn('size-4 shrink-0 text-muted transition-transform', open && 'rotate-90')} aria-hidden />
            <span className={cn('min-w-0 truncate', hidden && 'text-muted line-through decoration-1')}>{name}</span>
            <span className="shrink-0 font-sans text-sm font-medium text-muted tabular-nums">{count}</span>
            <ToCheck paths={[path]} />
            {wrong && !open && <span className="shrink-0 font-sans text-xs font-semibold text-error">Needs a fix</span>}
          </button>
        </h2>
        <Tool label={hidden ? `Show ${name}` : `Hide ${name}`} onClick={toggleHidden}>{hidden ? <EyeOff aria-hidden /> : <Eye aria-hidden />}</Tool>
        {move}
      </div>
      <div id={body} hidden={!open}>
        {open && (
          <div className="grid grid-cols-1 gap-4 px-4 pb-4 sm:px-5 sm:pb-5">
            {index === null ? <OwnFields section={section} /> : <AdditionalFields index={index} section={section} />}
          </div>
        )}
      </div>
    </section>
  )
}

function Heading({ section }: { section: Section }) {
  const { edit } = useEditing()
  const own = OWN_SECTIONS[section.id as OwnSection]
  return (
    <Field
      label="Section heading"
      value={section.title}
      placeholder={own}
      hint={`Leave it empty for “${own}” in the resume’s language.`}
      onChange={({ target }) => edit((before) => renameSection(before, section, target.value), `title:${section.id}`)}
    />
  )
}

function OwnFields({ section }: { section: Section }) {
  const Fields = FIELDS[section.id as OwnSection]
  return (
    <>
      <Heading section={section} />
      <Fields />
    </>
  )
}

const KINDS = [
  { value: 'other', label: 'Other' },
  { value: 'volunteering', label: 'Volunteering' },
  { value: 'publications', label: 'Publications' },
  { value: 'interests', label: 'Interests' },
  { value: 'references', label: 'References' },
]

/** A section that has no list of its own. */
function AdditionalFields({ index, section }: { index: number; section: Section }) {
  const { content, edit, say } = useEditing()
  const path = `additional.${index}`
  const remove = () => {
    edit((before) => removeSection(before, index))
    say(`${section.name} removed. Undo brings it back.`)
  }
  return (
    <>
      <div className="grid grid-cols-1 gap-4 sm:grid-cols-2">
        <EditField path={`${path}.title`} label="Section heading" />
        <Select
          label="Type"
          options={KINDS}
          value={content.resume.additional[index]?.kind ?? 'other'}
          onChange={({ target }) => edit((before) => setAt(before, `resume.${path}.kind`, target.value))}
        />
      </div>
      <Entries<EditedResume['additional'][number]['items'][number]> path={`${path}.items`} item="entry" blank={blankItem} nameOf={({ title }) => title} hintOf={({ subtitle, period }) => joined(subtitle, period)}>
        {(item) => (
          <>
            <EditField path={`${item}.title`} label="Title" />
            <EditField path={`${item}.subtitle`} label="Subtitle" />
            <EditField path={`${item}.period`} label="Period" />
            <EditField path={`${item}.place`} label="Location" />
            <EditField path={`${item}.url`} label="URL" kind="url" className={WIDE} />
            <EditField path={`${item}.description`} label={BULLETS} kind="long" className={WIDE} />
          </>
        )}
      </Entries>
      <Button size="sm" variant="ghost" onClick={remove} className="justify-self-start text-error"><Trash2 className="size-4" aria-hidden />Remove this section</Button>
    </>
  )
}

const TYPES = [
  { value: 'achievement', label: 'Achievement' },
  { value: 'competition', label: 'Competition' },
  { value: 'hackathon', label: 'Hackathon' },
]

function AchievementType({ path }: { path: string }) {
  const { content, edit } = useEditing()
  const [, index] = path.split('.')
  return (
    <Select
      label="Type"
      options={TYPES}
      value={content.resume.achievements[Number(index)]?.type ?? 'achievement'}
      onChange={({ target }) => edit((before) => setAt(before, `resume.${path}.type`, target.value))}
    />
  )
}

/** The fields of the sections with a list of their own. */
const FIELDS: Record<OwnSection, () => ReactNode> = {
  experience: () => (
    <Entries<Entry<'experience'>> path="experience" item="job" blank={blankEntry.experience} nameOf={({ position, company }) => joined(position, company)} hintOf={({ duration }) => duration}>
      {(path) => (
        <>
          <EditField path={`${path}.position`} label="Position" />
          <EditField path={`${path}.company`} label="Company" />
          <EditField path={`${path}.duration`} label="Duration" />
          <EditField path={`${path}.location`} label="Location" />
          <EditField path={`${path}.url`} label="URL" kind="url" className={WIDE} />
          <EditField path={`${path}.description`} label={BULLETS} kind="long" className={WIDE} />
        </>
      )}
    </Entries>
  ),
  education: () => (
    <Entries<Entry<'education'>> path="education" item="education" blank={blankEntry.education} nameOf={({ degree, institution }) => joined(degree, institution)} hintOf={({ startYear, graduationYear }) => [startYear, graduationYear].filter(Boolean).join(' – ')}>
      {(path) => (
        <>
          <EditField path={`${path}.institution`} label="Institution" className={WIDE} />
          <EditField path={`${path}.degree`} label="Degree" />
          <EditField path={`${path}.field`} label="Field of study" />
          <EditField path={`${path}.startYear`} label="Start year" kind="year" />
          <EditField path={`${path}.graduationYear`} label="Graduation year" kind="year" />
          <EditField path={`${path}.grade`} label="Grade" />
          <EditField path={`${path}.location`} label="Location" />
          <EditField path={`${path}.url`} label="URL" kind="url" className={WIDE} />
          <EditChips path={`${path}.courses`} label="Courses" item="course" className={WIDE} />
        </>
      )}
    </Entries>
  ),
  skills: () => <EditChips path="skills" label="Skills" item="skill" />,
  projects: () => (
    <Entries<Entry<'projects'>> path="projects" item="project" blank={blankEntry.projects} nameOf={({ name }) => name} hintOf={({ duration }) => duration}>
      {(path) => (
        <>
          <EditField path={`${path}.name`} label="Project name" />
          <EditField path={`${path}.duration`} label="Duration" />
          <EditField path={`${path}.url`} label="URL" kind="url" className={WIDE} />
          <EditField path={`${path}.description`} label={BULLETS} kind="long" className={WIDE} />
          <EditChips path={`${path}.technologies`} label="Technologies" item="technology" className={WIDE} />
        </>
      )}
    </Entries>
  ),
  certifications: () => (
    <Entries<Entry<'certifications'>> path="certifications" item="certificate" blank={blankEntry.certifications} nameOf={({ name }) => name} hintOf={({ issuer, date }) => joined(issuer, date)}>
      {(path) => (
        <>
          <EditField path={`${path}.name`} label="Certificate name" />
          <EditField path={`${path}.issuer`} label="Issuer" />
          <EditField path={`${path}.date`} label="Date" />
          <EditField path={`${path}.url`} label="URL" kind="url" />
        </>
      )}
    </Entries>
  ),
  achievements: () => (
    <Entries<Entry<'achievements'>> path="achievements" item="achievement" blank={blankEntry.achievements} nameOf={({ title }) => title} hintOf={({ organization, date }) => joined(organization, date)}>
      {(path) => (
        <>
          <EditField path={`${path}.title`} label="Title" />
          <AchievementType path={path} />
          <EditField path={`${path}.date`} label="Date" />
          <EditField path={`${path}.position`} label="Position or rank" />
          <EditField path={`${path}.organization`} label="Organization" />
          <EditField path={`${path}.url`} label="URL" kind="url" />
          <EditField path={`${path}.description`} label="Description" kind="long" className={WIDE} />
        </>
      )}
    </Entries>
  ),
  languages: () => (
    <Entries<Entry<'languages'>> path="languages" item="language" blank={blankEntry.languages} flat nameOf={({ name }) => name} hintOf={({ level }) => level}>
      {(path) => (
        <>
          <EditField path={`${path}.name`} label="Language" />
          <EditField path={`${path}.level`} label="Level" />
        </>
      )}
    </Entries>
  ),
}
