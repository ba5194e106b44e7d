import { Plus, Undo2 } from 'lucide-react'
import { useState } from 'react'
import { Button } from '@/ui/Button'
import { Menu } from '@/ui/Menu'
import { MenuItem, MenuPanel } from '@/ui/MenuPanel'
import type { UnplacedLine } from '../model'
import { useOpenWork, useReview } from './review-context'
import { SectionHead } from './SectionHead'
import { blocksOf, targetsFor, type OpenLine, type Target } from './unplaced'

interface Props {
  unplaced: readonly UnplacedLine[]
  ignored: readonly number[]
  onIgnore: (lines: OpenLine[]) => void
  /** Answers the field that holds the lines now. */
  onPlace: (lines: OpenLine[], target: Target) => string
  onBringBack: (index: number) => void
}

const count = (lines: number) => (lines === 1 ? '1 line' : `${lines} lines`)

/** What the document says and no field does, to be added to one or ignored; lines that follow each other are one decision. */
export function UnplacedSection({ unplaced, ignored, onIgnore, onPlace, onBringBack }: Props) {
  const { goTo } = useReview()
  const { lines } = useOpenWork()
  const [split, setSplit] = useState<ReadonlySet<number>>(new Set())
  const [done, setDone] = useState<{ text: string; path: string | null } | null>(null)
  if (unplaced.length === 0) return null
  const blocks = blocksOf(lines).flatMap((block) => (split.has(block[0]!.index) ? block.map((line) => [line]) : [block]))

  /** To the next block; behind the last one to what was done. */
  const goOn = () => goTo(blocks.length > 1 ? 'unplaced' : 'unplaced-done')
  const place = (block: OpenLine[], target: Target) => {
    setDone({ text: `Added ${count(block.length)} to ${target.label}.`, path: onPlace(block, target) })
    goOn()
  }
  const ignore = (block: OpenLine[]) => {
    onIgnore(block)
    setDone({ text: `Ignored ${count(block.length)}.`, path: null })
    goOn()
  }

  return (
    <section aria-labelledby="review-unplaced" data-section="unplaced" className="grid grid-cols-1 gap-3">
      <SectionHead id="unplaced" title="Other" count={lines.length} />
      <p className="text-sm text-muted">
        {lines.length > 0 ? `${count(lines.length)} we did not use. Add what belongs in your resume, now or later. ${lines.length === 1 ? 'It is' : 'They are'} kept here and not printed.` : 'Every line of your document is in a field or ignored.'}
      </p>
      <div role="status" data-path="unplaced-done" tabIndex={-1} className="outline-none empty:hidden">
        {done && (
          <p className="flex items-center gap-3 text-sm font-medium text-success">
            {done.text}
            {done.path !== null && <Button size="sm" variant="ghost" onClick={() => goTo(done.path!)}>Show</Button>}
          </p>
        )}
      </div>
      <div data-path="unplaced" className="grid gap-3 empty:hidden">
        {blocks.map((block) => (
          <Block
            key={`${block[0]!.index}-${block.length}`}
            block={block}
            onIgnore={() => ignore(block)}
            onPlace={(target) => place(block, target)}
            onSplit={block.length > 1 ? () => setSplit(new Set([...split, block[0]!.index])) : undefined}
          />
        ))}
      </div>
      {ignored.length > 0 && <Ignored lines={ignored.map((index) => ({ index, text: unplaced[index]?.text ?? '' }))} onBringBack={onBringBack} />}
    </section>
  )
}

interface BlockProps {
  block: OpenLine[]
  onIgnore: () => void
  onPlace: (target: Target) => void
  onSplit?: () => void
}

function Block({ block, onIgnore, onPlace, onSplit }: BlockProps) {
  const { form } = useOpenWork()
  const text = block.map((line) => line.text).join(' ')
  const name = text.length > 60 ? `${text.slice(0, 57)}…` : text
  return (
    <div role="group" aria-label={name} data-lines={block.map(({ index }) => index).join(',')} className="grid gap-3 rounded-lg border border-l-4 border-l-warning-graphic bg-bg p-4">
      <ul className="min-w-0 text-[0.9375rem] leading-snug break-words">
        {block.map((line) => <li key={line.index} className="py-0.5">{line.text}</li>)}
      </ul>
      <div className="flex flex-wrap items-center gap-2">
        {/* Opens to the right: at the left edge of the form there is no room for it. */}
        <div className="[&_[role=menu]]:right-auto [&_[role=menu]]:left-0">
          <Menu
            label={`Add to …: ${name}`}
            trigger={<><Plus className="size-4" aria-hidden />Add to …</>}
            triggerClassName="inline-flex h-9 items-center gap-2 rounded-md bg-primary-soft px-3.5 text-sm font-semibold text-primary hover:bg-primary/15"
          >
            <MenuPanel>
              <div className="max-h-[min(18rem,40dvh)] w-76 max-w-[70vw] overflow-y-auto">
                {targetsFor(form, block).map((target) => (
                  <MenuItem key={target.id} onSelect={() => onPlace(target)}><span className="min-w-0 break-words">{target.label}</span></MenuItem>
                ))}
              </div>
            </MenuPanel>
          </Menu>
        </div>
        <Button size="sm" variant="outline" aria-label={`Ignore: ${name}`} onClick={onIgnore}>Ignore</Button>
        {onSplit && <Button size="sm" variant="ghost" aria-label={`Line by line: ${name}`} onClick={onSplit}>Line by line</Button>}
      </div>
    </div>
  )
}

function Ignored({ lines, onBringBack }: { lines: { index: number; text: string }[]; onBringBack: (index: number) => void }) {
  return (
    <details className="rounded-lg border px-4">
      <summary className="py-3 text-sm font-semibold">Ignored <span className="font-normal text-muted tabular-nums">({lines.length})</span></summary>
      <ul className="grid gap-1 pb-3 text-sm">
        {lines.map(({ index, text }) => (
          <li key={index} className="flex items-center justify-between gap-3">
            <span className="min-w-0 break-words text-muted">{text}</span>
            <Button size="sm" variant="ghost" aria-label={`Undo: ${text}`} onClick={() => onBringBack(index)}><Undo2 className="size-4" aria-hidden />Undo</Button>
          </li>
        ))}
      </ul>
    </details>
  )
}
