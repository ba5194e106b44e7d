import { Shuffle } from 'lucide-react'
import { useState } from 'react'
import { useFormContext, useWatch } from 'react-hook-form'
import { Button } from '@/ui/Button'
import { Dialog } from '@/ui/Dialog'
import type { ReviewForm } from './form-model'
import { otherThan, textsOf, type ReadList } from './readings'
import { useReview } from './review-context'

type Entries = ReviewForm[ReadList]

/** "Read another way": the other readings of a list beside what stands in the form; one press takes one, “Undo” takes it back. */
export function AnotherWay({ list, title }: { list: ReadList; title: string }) {
  const { getValues } = useFormContext<ReviewForm>()
  const { steps, ...review } = useReview()
  const readings = review.readings.get(list) ?? []
  const now = useWatch<ReviewForm, ReadList>({ name: list })
  const [open, setOpen] = useState(false)
  if (readings.length === 0) return null
  const take = (entries: Entries) => {
    steps.take({ ...getValues(), [list]: entries }, { name: `the other reading of ${title}`, places: [list] })
    setOpen(false)
  }
  return (
    <>
      <Button size="sm" variant="ghost" aria-label={`Read ${title} another way`} onClick={() => setOpen(true)}>
        <Shuffle className="size-4" aria-hidden />
        Read another way
      </Button>
      <Dialog open={open} size="lg" title={`Other ways to read ${title}`} description="Take the one that fits your document. What differs stands in bold." onClose={() => setOpen(false)}>
        <Ways now={now} others={otherThan(now, readings)} onTake={take} />
      </Dialog>
    </>
  )
}

interface WaysProps {
  now: Entries
  others: readonly Entries[]
  onTake: (entries: Entries) => void
}

function Ways({ now, others, onTake }: WaysProps) {
  const name = (index: number) => (others.length === 1 ? 'The other reading' : `Other reading ${index + 1}`)
  return (
    <div className="grid grid-cols-1 gap-4 md:auto-cols-fr md:grid-flow-col">
      <Way name="In the form now" entries={now} known={others.flat().flatMap(textsOf)} />
      {others.map((entries, index) => (
        <Way key={index} name={name(index)} entries={entries} known={(now as Entries[number][]).flatMap(textsOf)}>
          <Button size="sm" variant="outline" aria-label={entries.length > 0 ? `Take: ${name(index)}` : undefined} onClick={() => onTake(entries)}>{entries.length > 0 ? 'Take this' : 'Leave this list out'}</Button>
        </Way>
      ))}
    </div>
  )
}

interface WayProps {
  name: string
  entries: Entries
  /** The texts that do not stand out. */
  known: readonly string[]
  children?: React.ReactNode
}

/** One reading: its entries one below the other. */
function Way({ name, entries, known, children }: WayProps) {
  const isKnown = new Set(known)
  return (
    <section aria-label={name} className="flex min-w-0 flex-col gap-3 rounded-lg border bg-bg p-4">
      <div className="flex min-h-9 items-center justify-between gap-3">
        <h3 className="text-sm font-semibold text-muted">{name}</h3>
        {children}
      </div>
      {entries.length === 0 && <p className="text-sm text-muted">Nothing: the document has no such list.</p>}
      <ol className="grid gap-2.5 text-sm">
        {entries.map((entry, index) => (
          <li key={index} className="min-w-0 border-t pt-2.5 first:border-t-0 first:pt-0">
            {textsOf(entry).map((text, at) => (isKnown.has(text) ? <p key={at} className="line-clamp-3 break-words text-muted">{text}</p> : <p key={at} className="line-clamp-3 break-words"><strong>{text}</strong></p>))}
          </li>
        ))}
      </ol>
    </section>
  )
}
