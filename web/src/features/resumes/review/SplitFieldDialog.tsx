import { useState } from 'react'
import { useFormContext } from 'react-hook-form'
import { Button } from '@/ui/Button'
import { Dialog } from '@/ui/Dialog'
import { Select } from '@/ui/Select'
import type { ReviewForm } from './form-model'
import { cutAt, separatorsIn, splittable, splitValue, type FieldSplit, type Occurrence, type Separator } from './list-actions'
import { countOf, entriesOf, inSentence, kindOf, labelOf, shapeOf, textAt, type ListedSection, type ListEntry, type ListKind } from './lists'

const NAMES: Readonly<Record<Separator, string>> = {
  ', ': 'Comma ,',
  ' - ': 'Hyphen -',
  ' – ': 'Dash –',
  ' — ': 'Long dash —',
  ' | ': 'Vertical bar |',
  ' / ': 'Slash /',
  ' · ': 'Middle dot ·',
  ' • ': 'Bullet •',
  '; ': 'Semicolon ;',
  ': ': 'Colon :',
  ' @ ': 'At sign @',
  ' at ': 'The word “at”',
  '(': 'Parenthesis (',
}

const PLACES = [
  { value: 'first', label: 'The first one' },
  { value: 'last', label: 'The last one' },
]

/** As many entries as are shown before the split is made. */
const SHOWN = 4

/** The field that is most often read together with another one. */
const partnerOf = (kind: ListKind, key: string, section: ListedSection) =>
  shapeOf(section).swaps.find((pair) => pair.includes(key))?.find((other) => other !== key) ?? splittable(kind).find((field) => field.key !== key)!.key

const occursTwice = (entries: readonly ListEntry[], key: string, separator: Separator) => entries.some((entry) => cutAt(textAt(entry, key), separator)?.[0] !== cutAt(textAt(entry, key), separator, 'last')?.[0])

interface Props {
  section: ListedSection
  onSplit: (split: FieldSplit) => void
  onClose: () => void
}

/** Asks where a field of all entries is to be split, and shows what comes of it. */
export function SplitFieldDialog({ section, onSplit, onClose }: Props) {
  const entries = entriesOf(useFormContext<ReviewForm>().getValues(), section)
  const kind = kindOf(section)
  const fields = splittable(kind).filter((field) => separatorsIn(entries, field.key).length > 0)
  const startWith = (key: string) => ({ key, separator: separatorsIn(entries, key)[0]!.separator, which: 'first' as const, to: partnerOf(kind, key, section) })
  const [split, setSplit] = useState<FieldSplit>(() => startWith(fields[0]!.key))
  const change = (part: Partial<FieldSplit>) => setSplit({ ...split, ...part })
  const changed = entries.filter((entry) => splitValue(entry, split) !== entry)
  const target = inSentence(labelOf(kind, split.to))
  return (
    <Dialog
      open
      title={`Split a field in all ${shapeOf(section).items}`}
      onClose={onClose}
      footer={
        <>
          <Button variant="outline" onClick={onClose}>Cancel</Button>
          <Button disabledReason={changed.length === 0 ? `No entry has an empty ${target} for the second part.` : undefined} onClick={() => onSplit(split)}>Split {countOf(kind, changed.length)}</Button>
        </>
      }
    >
      <div className="grid grid-cols-1 gap-4 sm:grid-cols-2">
        <Select label="Field to split" value={split.key} options={fields.map(({ key, label }) => ({ value: key, label }))} onChange={(event) => setSplit(startWith(event.target.value))} />
        <Select
          label="Split at"
          value={split.separator}
          options={separatorsIn(entries, split.key).map(({ separator, count }) => ({ value: separator, label: `${NAMES[separator]} (in ${count})` }))}
          onChange={(event) => change({ separator: event.target.value as Separator })}
        />
        <Select
          label="Second part goes to"
          value={split.to}
          options={splittable(kind).filter(({ key }) => key !== split.key).map(({ key, label }) => ({ value: key, label }))}
          onChange={(event) => change({ to: event.target.value })}
        />
        {occursTwice(entries, split.key, split.separator) && <Select label="If it occurs twice" value={split.which} options={PLACES} onChange={(event) => change({ which: event.target.value as Occurrence })} />}
      </div>
      <div aria-live="polite" className="mt-5 text-sm">
        <p className="text-muted">{changed.length === entries.length ? `All ${countOf(kind, entries.length)} will be split:` : `${changed.length} of ${countOf(kind, entries.length)} will be split. The others stay as they are.`}</p>
        <ul className="mt-2 grid gap-2">
          {changed.slice(0, SHOWN).map((entry, index) => <Preview key={index} entry={splitValue(entry, split)} split={split} />)}
        </ul>
      </div>
    </Dialog>
  )
}

/** Both parts of one value. */
function Preview({ entry, split: { key, to } }: { entry: ListEntry; split: FieldSplit }) {
  return (
    <li className="grid grid-cols-2 gap-2">
      <span className="min-w-0 rounded-md bg-sunken px-3 py-1.5 break-words">{textAt(entry, key)}</span>
      <span className="min-w-0 rounded-md bg-sunken px-3 py-1.5 break-words">{textAt(entry, to)}</span>
    </li>
  )
}
