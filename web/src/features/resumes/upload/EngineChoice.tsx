import { useState } from 'react'
import { useService } from '@/api/ai'
import { chooseEngine, chosenEngine, type Engine } from './engine'

/** Says before the upload who reads the file, and whether it leaves the server. */
export function EngineChoice() {
  const service = useService()
  const [engine, setEngine] = useState(chosenEngine)
  if (service === undefined) return null
  if (service === null) return <p className="mt-4 text-sm text-muted">Our built-in parser reads your file. It is sent to no other service.</p>

  const choose = (next: Engine) => {
    chooseEngine(next)
    setEngine(next)
  }
  const choices = [
    { value: 'model', label: service, text: `Your file is sent to ${service} to be read.` },
    { value: 'embedded', label: 'Built-in parser', text: 'Your file is sent to no other service.' },
  ] as const
  return (
    <fieldset className="mt-5">
      <legend className="mb-2 text-sm font-semibold">Who reads your file?</legend>
      <div className="grid gap-2 sm:grid-cols-2">
        {choices.map(({ value, label, text }) => (
          <label key={value} className="flex cursor-pointer items-start gap-3 rounded-lg border bg-bg px-4 py-3 has-checked:border-primary has-checked:bg-primary-soft">
            <input type="radio" name="engine" value={value} checked={engine === value} onChange={() => choose(value)} aria-describedby={`engine-${value}`} aria-label={label} className="mt-0.5 size-5 shrink-0 accent-primary" />
            <span className="min-w-0">
              <span className="block font-semibold">{label}</span>
              <span id={`engine-${value}`} className="block text-sm text-muted">{text}</span>
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  )
}
