import { ArrowRightLeft, Combine, Ellipsis, Scissors } from 'lucide-react'
import { useState } from 'react'
import { useFormContext } from 'react-hook-form'
import { Menu } from '@/ui/Menu'
import { MenuItem, MenuPanel } from '@/ui/MenuPanel'
import type { ReviewForm } from './form-model'
import { joinWithNext, splitEntry, type Cut } from './list-actions'
import { firstPath, inSentence, sectionId, sectionOfPath, type ListedSection } from './lists'
import { MoveDialog } from './MoveDialog'
import { moveEntries, type Destination } from './move-entries'
import { useReview } from './review-context'
import { SplitEntryDialog } from './SplitEntryDialog'
import { undoPath } from './UndoStep'

interface Props {
  section: ListedSection
  index: number
  /** What the entry is called, and the one below it; null for the last one. */
  label: string
  next: string | null
  /** The title of its list. */
  title: string
}

/** "More" at an entry: joins it with the next one, splits it, moves it to another list. */
export function EntryMenu({ section, index, label, next, title }: Props) {
  const { getValues } = useFormContext<ReviewForm>()
  const { steps, goTo } = useReview()
  const [open, setOpen] = useState<'split' | 'move' | null>(null)
  const id = sectionId(section)
  const close = () => setOpen(null)

  const join = () => {
    steps.take(joinWithNext(getValues(), section, index), { name: `the join in ${title}`, said: `Joined “${label}” with “${next}”.`, places: [id] })
    goTo(firstPath(section, index))
  }
  const split = (cut: Cut) => {
    steps.take(splitEntry(getValues(), section, index, cut), { name: `the split in ${title}`, said: `“${cut.name}” is an entry of its own now.`, places: [id] })
    goTo(firstPath(section, index + 1))
  }
  const move = (to: Destination, place: string) => {
    const { form, path } = moveEntries(getValues(), section, to, [index])
    steps.take(form, { name: `the move to ${inSentence(place)}`, said: `Moved “${label}” to ${place}.`, path, places: [id, sectionOfPath(path)] })
    goTo(undoPath(id))
  }
  return (
    <>
      <Menu
        label={`More: ${label}`}
        trigger={<Ellipsis className="size-4" aria-hidden />}
        triggerClassName="grid size-9 shrink-0 place-items-center rounded-md text-muted transition-colors hover:bg-ink/6 hover:text-ink aria-expanded:bg-ink/6 aria-expanded:text-ink"
      >
        <MenuPanel>
          <div className="w-64 max-w-[70vw]">
            {next !== null && <MenuItem onSelect={join}><Combine aria-hidden />Join with the next entry</MenuItem>}
            <MenuItem onSelect={() => setOpen('split')}><Scissors aria-hidden />Split this entry …</MenuItem>
            <MenuItem onSelect={() => setOpen('move')}><ArrowRightLeft aria-hidden />Move to …</MenuItem>
          </div>
        </MenuPanel>
      </Menu>
      {open === 'split' && <SplitEntryDialog section={section} index={index} label={label} onSplit={split} onClose={close} />}
      {open === 'move' && <MoveDialog from={section} title={`Move ${label} to …`} onMove={move} onClose={close} />}
    </>
  )
}
