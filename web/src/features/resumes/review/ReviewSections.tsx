import { Plus, Trash2 } from 'lucide-react'
import { useState, type ReactNode } from 'react'
import { useFieldArray, useFormContext, useWatch, type FieldPath } from 'react-hook-form'
import { Button } from '@/ui/Button'
import { AnotherWay } from './AnotherWay'
import { coursesRead, technologiesRead } from './field-sources'
import { sectionOf } from './differences'
import { EntryList } from './EntryList'
import { blankSection, type ReviewForm } from './form-model'
import { OtherEntries } from './OtherReading'
import { ReviewChips } from './ReviewChips'
import { ReviewField } from './ReviewField'
import { ReviewKind } from './ReviewKind'
import { LinksGroup } from './LinksGroup'
import { ListMenu } from './ListMenu'
import { useReview } from './review-context'
import { SectionHead } from './SectionHead'
import { StepDone, UndoStep } from './UndoStep'

const at = (source: string | null, key: string) => source && `${source}.${key}`
const joined = (...parts: string[]) => parts.filter(Boolean).join(', ')
const years = (...parts: string[]) => parts.filter(Boolean).join(' – ')

export function ContactSection() {
  return (
    <section aria-labelledby="review-contact" data-section="contact" className="grid grid-cols-1 gap-4">
      <SectionHead id="contact" title="Contact"><UndoStep place="contact" /></SectionHead>
      <StepDone place="contact" />
      <div className="grid grid-cols-1 gap-4 sm:grid-cols-2">
        <ReviewField name="name" label="Name" source="name" />
        <ReviewField name="email" label="Email" source="email" kind="email" />
        <ReviewField name="phone" label="Phone" source="phone" kind="tel" />
        <ReviewField name="location" label="Location" source="location" />
        <ReviewField name="summary" label="Summary" source="summary" kind="long" className="sm:col-span-2" />
        <LinksGroup />
      </div>
    </section>
  )
}

export function ExperienceSection() {
  return (
    <EntryList section="experience" title="Experience" item="job" nameOf={({ position, company }) => joined(position, company)} hintOf={({ duration }) => duration}>
      {(index, source) => (
        <>
          <ReviewField name={`experience.${index}.position`} label="Position" source={at(source, 'position')} />
          <ReviewField name={`experience.${index}.company`} label="Company" source={at(source, 'company')} />
          <ReviewField name={`experience.${index}.duration`} label="Duration" source={at(source, 'duration')} />
          <ReviewField name={`experience.${index}.location`} label="Location" source={at(source, 'location')} />
          <ReviewField name={`experience.${index}.description`} label="Description (one bullet per line)" source={at(source, 'description')} kind="long" className="sm:col-span-2" />
          <MoreFields label="Add a link" fields={[`experience.${index}.url`]}>
            <ReviewField name={`experience.${index}.url`} label="Link" source={at(source, 'url')} kind="url" className="sm:col-span-2" />
          </MoreFields>
        </>
      )}
    </EntryList>
  )
}

export function EducationSection() {
  const { parsed } = useReview()
  return (
    <EntryList section="education" title="Education" item="education" nameOf={({ degree, institution }) => joined(degree, institution)} hintOf={({ startYear, graduationYear }) => years(startYear, graduationYear)}>
      {(index, source) => (
        <>
          <ReviewField name={`education.${index}.institution`} label="Institution" source={at(source, 'institution')} className="sm:col-span-2" />
          <ReviewField name={`education.${index}.degree`} label="Degree" source={at(source, 'degree')} />
          <ReviewField name={`education.${index}.field`} label="Field of study" source={at(source, 'field')} />
          <ReviewField name={`education.${index}.startYear`} label="Start year" source={at(source, 'startYear')} kind="year" />
          <ReviewField name={`education.${index}.graduationYear`} label="Graduation year" source={at(source, 'graduationYear')} kind="year" />
          <MoreFields label="Add location, grade, link or courses" fields={(['location', 'grade', 'url', 'courses'] as const).map((key) => `education.${index}.${key}` as const)}>
            <ReviewField name={`education.${index}.location`} label="Location" source={at(source, 'location')} />
            <ReviewField name={`education.${index}.grade`} label="Grade" source={at(source, 'grade')} />
            <ReviewField name={`education.${index}.url`} label="Link" source={at(source, 'url')} kind="url" className="sm:col-span-2" />
            <div className="sm:col-span-2">
              <ReviewChips name={`education.${index}.courses`} label="Courses" item="course" read={coursesRead(parsed, source)} listPath={at(source, 'courses')} />
            </div>
          </MoreFields>
        </>
      )}
    </EntryList>
  )
}

export function ProjectsSection() {
  const { parsed } = useReview()
  return (
    <EntryList section="projects" title="Projects" item="project" nameOf={({ name }) => name} hintOf={({ duration }) => duration}>
      {(index, source) => (
        <>
          <ReviewField name={`projects.${index}.name`} label="Project name" source={at(source, 'name')} />
          <ReviewField name={`projects.${index}.duration`} label="Duration" source={at(source, 'duration')} />
          <ReviewField name={`projects.${index}.url`} label="URL" source={at(source, 'url')} kind="url" className="sm:col-span-2" />
          <ReviewField name={`projects.${index}.description`} label="Description (one bullet per line)" source={at(source, 'description')} kind="long" className="sm:col-span-2" />
          <div className="sm:col-span-2">
            <ReviewChips name={`projects.${index}.technologies`} label="Technologies" item="technology" read={technologiesRead(parsed, source)} listPath={at(source, 'technologies')} />
          </div>
        </>
      )}
    </EntryList>
  )
}

export function SkillsSection() {
  const { parsed } = useReview()
  return (
    <section aria-labelledby="review-skills" data-section="skills" className="grid grid-cols-1 gap-4">
      <SectionHead id="skills" title="Skills">
        <div className="flex min-w-0 flex-wrap items-center justify-end gap-1">
          <UndoStep place="skills" />
          <AnotherWay list="skills" title="Skills" />
          <ListMenu list="skills" title="Skills" />
        </div>
      </SectionHead>
      <StepDone place="skills" />
      <ReviewChips name="skills" label="Skills" item="skill" read={parsed.skills} listPath="skills" />
    </section>
  )
}

export function CertificationsSection() {
  return (
    <EntryList section="certifications" title="Certifications" item="certificate" nameOf={({ name }) => name} hintOf={({ issuer, date }) => joined(issuer, date)}>
      {(index, source) => (
        <>
          <ReviewField name={`certifications.${index}.name`} label="Certificate name" source={at(source, 'name')} />
          <ReviewField name={`certifications.${index}.issuer`} label="Issuer" source={at(source, 'issuer')} />
          <ReviewField name={`certifications.${index}.date`} label="Date" source={at(source, 'date')} />
          <ReviewField name={`certifications.${index}.url`} label="URL" source={at(source, 'url')} kind="url" />
        </>
      )}
    </EntryList>
  )
}

export function AchievementsSection() {
  return (
    <EntryList section="achievements" title="Achievements" item="achievement" nameOf={({ title }) => title} hintOf={({ organization, date }) => joined(organization, date)}>
      {(index, source) => (
        <>
          <ReviewField name={`achievements.${index}.title`} label="Title" source={at(source, 'title')} />
          <ReviewKind name={`achievements.${index}.type`} source={at(source, 'title')} />
          <ReviewField name={`achievements.${index}.date`} label="Date" source={at(source, 'date')} />
          <ReviewField name={`achievements.${index}.position`} label="Position or rank" source={at(source, 'position')} />
          <ReviewField name={`achievements.${index}.organization`} label="Organization" source={at(source, 'organization')} />
          <ReviewField name={`achievements.${index}.url`} label="URL" source={at(source, 'url')} kind="url" />
          <ReviewField name={`achievements.${index}.description`} label="Description" source={at(source, 'description')} kind="long" className="sm:col-span-2" />
        </>
      )}
    </EntryList>
  )
}

export function LanguagesSection() {
  return (
    <EntryList section="languages" title="Languages" item="language" nameOf={({ name }) => name} hintOf={({ level }) => level}>
      {(index, source) => (
        <>
          <ReviewField name={`languages.${index}.name`} label="Language" source={at(source, 'name')} />
          <ReviewField name={`languages.${index}.level`} label="Level" source={at(source, 'level')} />
        </>
      )}
    </EntryList>
  )
}

/** The sections that have no list of their own, each under the title that was read or given. */
export function AdditionalSections() {
  const { goTo, differences } = useReview()
  const [taken, setTaken] = useState<readonly number[]>([])
  const { control } = useFormContext<ReviewForm>()
  const { fields, append, remove } = useFieldArray({ control, name: 'additional' })
  const others = (differences.entries.get('additional') ?? []).filter(({ index }) => !taken.includes(index))
  const addOther = (index: number) => {
    const section = differences.embedded && sectionOf(index, differences.embedded)
    if (!section) return
    setTaken([...taken, index])
    append(section, { shouldFocus: false })
    goTo(`additional.${fields.length}.title`)
  }
  const add = () => {
    append(blankSection(), { shouldFocus: false })
    goTo(`additional.${fields.length}.title`)
  }
  return (
    <>
      {fields.map((field, index) => <AdditionalSection key={field.id} index={index} onRemove={() => remove(index)} />)}
      <OtherEntries entries={others} onAdd={addOther} />
      <Button size="sm" variant="outline" className="justify-self-start" onClick={add}>
        <Plus className="size-4" aria-hidden />
        Add section
      </Button>
    </>
  )
}

function AdditionalSection({ index, onRemove }: { index: number; onRemove: () => void }) {
  const { control } = useFormContext<ReviewForm>()
  const title = useWatch({ control, name: `additional.${index}.title` })
  const source = useWatch({ control, name: `additional.${index}.source` })
  return (
    <EntryList
      section={`additional.${index}.items`}
      title={title || 'New section'}
      item="entry"
      nameOf={(item) => joined(item.title, item.subtitle)}
      hintOf={({ period }) => period}
      above={
        <div className="flex items-end gap-2">
          <ReviewField name={`additional.${index}.title`} label="Section title" source={at(source, 'title')} className="flex-1" />
          <Button size="sm" variant="ghost" aria-label={`Remove section ${title}`} onClick={onRemove} className="h-12 text-muted hover:text-error">
            <Trash2 className="size-4" aria-hidden />
          </Button>
        </div>
      }
    >
      {(itemIndex, itemSource) => {
        const name = `additional.${index}.items.${itemIndex}` as const
        return (
          <>
            <ReviewField name={`${name}.title`} label="Title" source={at(itemSource, 'title')} />
            <ReviewField name={`${name}.subtitle`} label="Organization or source" source={at(itemSource, 'subtitle')} />
            <ReviewField name={`${name}.period`} label="Time" source={at(itemSource, 'period')} />
            <ReviewField name={`${name}.place`} label="Location" source={at(itemSource, 'place')} />
            <ReviewField name={`${name}.description`} label="Description (one bullet per line)" source={at(itemSource, 'description')} kind="long" className="sm:col-span-2" />
            <MoreFields label="Add a link" fields={[`${name}.url`]}>
              <ReviewField name={`${name}.url`} label="Link" source={at(itemSource, 'url')} kind="url" className="sm:col-span-2" />
            </MoreFields>
          </>
        )
      }}
    </EntryList>
  )
}

interface MoreProps {
  /** What the button says. */
  label: string
  fields: FieldPath<ReviewForm>[]
  children: ReactNode
}

/** Fields that few entries have: behind a button while all of them are empty. */
function MoreFields({ label, fields, children }: MoreProps) {
  const filled = useWatch<ReviewForm>({ name: fields }).some((value) => (value as string | string[]).length > 0)
  const [open, setOpen] = useState(filled)
  // Filled from outside, by a line that was placed; emptied again, they stay.
  if (filled && !open) setOpen(true)
  if (open) return children
  return (
    <Button size="sm" variant="ghost" className="justify-self-start sm:col-span-2" onClick={() => setOpen(true)}>
      <Plus className="size-4" aria-hidden />
      {label}
    </Button>
  )
}
