import { Plus, X } from 'lucide-react'
import { Button } from '@/ui/Button'
import { blankItem, newKey, newSection, sectionId } from '../state/content'
import { setAt } from '../state/paths'
import { useEditing } from './editor-context'

/** Lines of the document that no field took: kept, not printed, to become a section of their own or to go. */
export function OtherLines() {
  const { content, edit, say, goTo, setOpen } = useEditing()
  const lines = content.resume.unplaced
  if (lines.length === 0) return null
  const makeSection = () => {
    const section = { ...newSection(), title: 'Other', items: lines.map((title) => ({ ...blankItem, title, key: newKey() })) }
    edit((before) => setAt(setAt(before, 'resume.additional', [...before.resume.additional, section]), 'resume.unplaced', []))
    setOpen(sectionId(section.key), true)
    goTo(`additional.${content.resume.additional.length}.title`)
  }
  const remove = (index: number) => {
    edit((before) => setAt(before, 'resume.unplaced', before.resume.unplaced.filter((_, at) => at !== index)))
    say('Line removed. Undo brings it back.')
  }
  return (
    <section aria-labelledby="edit-other" className="rounded-lg border bg-surface p-4 shadow-card sm:p-5">
      <h2 id="edit-other" className="text-[1.0625rem]">Other</h2>
      <p className="mt-1 text-sm text-muted">These lines of your file are in no section. They are kept here and not printed.</p>
      <ul aria-labelledby="edit-other" className="my-3 grid gap-1 text-sm">
        {lines.map((line, index) => (
          <li key={index} className="flex items-start justify-between gap-3">
            <span className="min-w-0 py-2 break-words">{line}</span>
            <Button size="sm" variant="ghost" aria-label={`Remove: ${line}`} onClick={() => remove(index)} className="text-muted"><X className="size-4" aria-hidden /></Button>
          </li>
        ))}
      </ul>
      <Button size="sm" variant="outline" onClick={makeSection}><Plus className="size-4" aria-hidden />Make it a section</Button>
    </section>
  )
}
