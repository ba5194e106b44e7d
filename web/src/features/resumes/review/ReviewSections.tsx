import { technologiesRead } from './field-sources'
import { EntryList } from './EntryList'
import { ReviewChips } from './ReviewChips'
import { ReviewField } from './ReviewField'
import { ReviewKind } from './ReviewKind'
import { LinksGroup } from './LinksGroup'
import { useReview } from './review-context'
import { SectionHead } from './SectionHead'

const at = (source: string | null, key: string) => source && `${source}.${key}`
const joined = (...parts: string[]) => parts.filter(Boolean).join(', ')
const years = (...parts: string[]) => parts.filter(Boolean).join(' – ')

export function ContactSection() {
  return (
    <section aria-labelledby="review-contact" data-section="contact" className="grid grid-cols-1 gap-4">
      <SectionHead id="contact" title="Contact" />
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
          <ReviewField name={`experience.${index}.duration`} label="Duration" source={at(source, 'duration')} className="sm:col-span-2" />
          <ReviewField name={`experience.${index}.description`} label="Description (one bullet per line)" source={at(source, 'description')} kind="long" className="sm:col-span-2" />
        </>
      )}
    </EntryList>
  )
}

export function EducationSection() {
  return (
    <EntryList section="education" title="Education" item="education" nameOf={({ degree, institution }) => joined(degree, institution)} hintOf={({ startYear, graduationYear }) => years(startYear, graduationYear)}>
      {(index, source) => (
        <>
          <ReviewField name={`education.${index}.institution`} label="Institution" source={at(source, 'institution')} className="sm:col-span-2" />
          <ReviewField name={`education.${index}.degree`} label="Degree" source={at(source, 'degree')} />
          <ReviewField name={`education.${index}.field`} label="Field of study" source={at(source, 'field')} />
          <ReviewField name={`education.${index}.startYear`} label="Start year" source={at(source, 'startYear')} kind="year" />
          <ReviewField name={`education.${index}.graduationYear`} label="Graduation year" source={at(source, 'graduationYear')} kind="year" />
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
      <SectionHead id="skills" title="Skills" />
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
