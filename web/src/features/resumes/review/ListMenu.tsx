import { ArrowLeftRight, ArrowRightLeft, ClipboardPaste, Scissors, Trash2, Wrench } from 'lucide-react'
import { useState } from 'react'
import { useFormContext } from 'react-hook-form'
import { Menu } from '@/ui/Menu'
import { MenuItem, MenuPanel } from '@/ui/MenuPanel'
import type { ReviewForm } from './form-model'
import { grownBy, pasteLines, removeAll, separatorsIn, splitField, splittable, swapFields, type FieldSplit } from './list-actions'
import { countOf, entriesOf, inSentence, kindOf, labelOf, sectionId, sectionOfPath, shapeOf, type ListedSection } from './lists'
import { MoveDialog } from './MoveDialog'
import { moveEntries, moveSkills, type Destination } from './move-entries'
import { PasteDialog } from './PasteDialog'
import { useReview } from './review-context'
import { SplitFieldDialog } from './SplitFieldDialog'

/** A list of entries, or of skills. */
type AnyList = ListedSection | 'skills'

type Open = 'split' | 'move' | 'paste' | null

interface Props {
  list: AnyList
  title: string
}

const count = (form: ReviewForm, list: AnyList) => (list === 'skills' ? `${form.skills.length} ${form.skills.length === 1 ? 'skill' : 'skills'}` : countOf(kindOf(list), entriesOf(form, list).length))
const several = (list: AnyList) => (list === 'skills' ? 'skills' : shapeOf(list).items)

/** What was done to all entries of a list, in words. */
const splitResult = (changed: number, all: number) =>
  changed === all ? 'Split all of them.' : `Split ${changed} of ${all}. The others have no such separator, or no room for the second part.`

/** "Fix this list": what puts all entries of a list right at once. Each action is one step, which can be taken back. */
export function ListMenu({ list, title }: Props) {
  const { getValues } = useFormContext<ReviewForm>()
  const { steps, goTo } = useReview()
  const [open, setOpen] = useState<Open>(null)
  const id = sectionId(list)
  const close = () => setOpen(null)

  const swap = (pair: readonly [string, string]) => {
    if (list === 'skills') return
    const [one, other] = pair.map((key) => inSentence(labelOf(kindOf(list), key)))
    steps.take(swapFields(getValues(), list, pair), { name: `the swap in ${title}`, said: `Swapped ${one} and ${other} in ${count(getValues(), list)}.`, places: [id] })
  }
  const split = (how: FieldSplit) => {
    close()
    if (list === 'skills') return
    const { form, changed } = splitField(getValues(), list, how)
    steps.take(form, { name: `the split in ${title}`, said: splitResult(changed, entriesOf(form, list).length), places: [id] })
  }
  const move = (to: Destination, place: string) => {
    close()
    const now = getValues()
    const moved = list === 'skills' ? (to === 'skills' ? null : moveSkills(now, to)) : moveEntries(now, list, to)
    if (moved) steps.take(moved.form, { name: `the move to ${inSentence(place)}`, said: `Moved ${count(now, list)} to ${place}.`, path: moved.path, places: [id, sectionOfPath(moved.path)] })
  }
  const paste = (text: string) => {
    close()
    const now = getValues()
    const pasted = pasteLines(now, list, text)
    if (!pasted) return
    steps.take(pasted.form, { name: `the pasted lines in ${title}`, said: `Added ${grownBy(now, pasted.form, list)}.`, places: [id] })
    goTo(pasted.path)
  }
  const remove = () => steps.take(removeAll(getValues(), list), { name: `the removal in ${title}`, said: `Removed ${count(getValues(), list)}.`, places: [id] })

  return (
    <>
      <Menu
        label={`Fix this list: ${title}`}
        trigger={<><Wrench className="size-4 shrink-0" aria-hidden /><span className="max-sm:sr-only">Fix this list</span></>}
        triggerClassName="relative inline-flex h-9 items-center gap-2 rounded-md px-3 text-sm font-semibold whitespace-nowrap transition-colors after:absolute after:-inset-y-1 after:inset-x-0 hover:bg-ink/6"
      >
        <MenuPanel>
          <div className="w-72 max-w-[70vw]"><Actions list={list} onSwap={swap} onOpen={setOpen} onRemove={remove} /></div>
        </MenuPanel>
      </Menu>
      {open === 'split' && list !== 'skills' && <SplitFieldDialog section={list} onSplit={split} onClose={close} />}
      {open === 'move' && <MoveDialog from={list} title={`Move all ${several(list)} to …`} onMove={move} onClose={close} />}
      {open === 'paste' && <PasteDialog title={`Paste lines into ${title}`} parted={list !== 'skills' && list !== 'languages'} onPaste={paste} onClose={close} />}
    </>
  )
}

interface ActionsProps {
  list: AnyList
  onSwap: (pair: readonly [string, string]) => void
  onOpen: (dialog: Open) => void
  onRemove: () => void
}

/** What can be done to a list as it stands now. */
function Actions({ list, onSwap, onOpen, onRemove }: ActionsProps) {
  const form = useFormContext<ReviewForm>().getValues()
  const entries = list === 'skills' ? [] : entriesOf(form, list)
  const isEmpty = (list === 'skills' ? form.skills : entries).length === 0
  const kind = list === 'skills' ? null : kindOf(list)
  const canSplit = kind !== null && splittable(kind).some(({ key }) => separatorsIn(entries, key).length > 0)
  return (
    <>
      {kind !== null && !isEmpty && shapeOf(list as ListedSection).swaps.map((pair) => (
        <MenuItem key={pair.join()} onSelect={() => onSwap(pair)}>
          <ArrowLeftRight aria-hidden />Swap {pair.map((key) => inSentence(labelOf(kind, key))).join(' and ')}
        </MenuItem>
      ))}
      {canSplit && <MenuItem onSelect={() => onOpen('split')}><Scissors aria-hidden />Split a field …</MenuItem>}
      {!isEmpty && <MenuItem onSelect={() => onOpen('move')}><ArrowRightLeft aria-hidden />Move all {several(list)} to …</MenuItem>}
      <MenuItem onSelect={() => onOpen('paste')}><ClipboardPaste aria-hidden />Paste lines …</MenuItem>
      {!isEmpty && <MenuItem onSelect={onRemove}><Trash2 aria-hidden />Remove all {several(list)}</MenuItem>}
    </>
  )
}
