import { useEffect, useRef } from 'react'
import { Button } from '@/ui/Button'
import { FileDrop } from '@/ui/FileDrop'
import { Progress } from '@/ui/Progress'
import type { ImportKind } from './check-file'
import { ACCEPTED } from './check-file'
import { GUIDES } from './guides'
import { HOLDINGS_TITLE } from './holdings'
import type { ImportState, useImport } from './use-import'

interface Props {
  kind: ImportKind
  profileUrl: string | null
  importing: ReturnType<typeof useImport>
}

/** One way to bring data along: the steps at LinkedIn, and the place for the file. */
export function ImportPane({ kind, profileUrl, importing: { state, send, cancel } }: Props) {
  const { intro, steps, drop } = GUIDES[kind]
  const place = useStepFocus(state.step)
  return (
    <div className="grid grid-cols-1 gap-5 md:grid-cols-2">
      <div>
        <p className="text-sm text-muted">{intro}</p>
        <ol className="mt-4 grid gap-3">
          {steps(profileUrl).map((step, index) => (
            <li key={index} className="flex gap-3">
              <span aria-hidden className="grid size-7 shrink-0 place-items-center rounded-full bg-primary-soft text-sm font-bold text-primary tabular-nums">{index + 1}</span>
              <span className="min-w-0 pt-0.5 text-[0.9375rem] text-muted">{step}</span>
            </li>
          ))}
        </ol>
      </div>
      <div ref={place}>
        {state.step === 'sending' ? (
          <Transfer state={state} onCancel={cancel} />
        ) : (
          <FileDrop label={drop.label} hint={drop.hint} accept={ACCEPTED[kind]} error={state.step === 'refused' ? state.message : undefined} onFile={(file) => void send(file, kind)} />
        )}
      </div>
    </div>
  )
}

/** Each step takes the control of the one before away: the keyboard goes on from the one that takes its place, and in the end from what was imported. */
function useStepFocus(step: ImportState['step']) {
  const place = useRef<HTMLDivElement>(null)
  const shown = useRef(step)
  useEffect(() => {
    if (shown.current === step) return
    shown.current = step
    const next = step === 'done' ? document.getElementById(HOLDINGS_TITLE) : place.current?.querySelector<HTMLElement>('button, input')
    if (document.activeElement === document.body) next?.focus()
  }, [step])
  return place
}

function Transfer({ state: { fileName, share }, onCancel }: { state: ImportState & { step: 'sending' }; onCancel: () => void }) {
  const sent = share >= 1
  return (
    <div className="rounded-lg border bg-bg px-6 py-8">
      <div className="mb-3 flex items-baseline justify-between gap-4">
        <p className="min-w-0 truncate font-semibold">{fileName}</p>
        <p className="shrink-0 text-sm text-muted tabular-nums">{sent ? 'Reading your data…' : `${Math.round(share * 100)}%`}</p>
      </div>
      <Progress label={`Importing ${fileName}`} value={sent ? undefined : share} />
      <div className="mt-6 flex justify-center"><Button size="sm" variant="outline" onClick={onCancel}>Cancel</Button></div>
    </div>
  )
}
