import { Upload } from 'lucide-react'
import { useId, useRef, useState, type DragEvent, type ReactNode } from 'react'
import { cn } from '@/lib/cn'
import { joinIds } from './field-parts'

interface Props {
  label: string
  hint?: ReactNode
  /** As in `<input accept>`; what is dropped is not filtered, so check it. */
  accept: string
  /** Takes one file, the first of several that are dropped. */
  onFile?: (file: File) => void
  /** Takes any number of files at once, in place of `onFile`. */
  onFiles?: (files: File[]) => void
  /** For a small place beside other fields. */
  compact?: boolean
  id?: string
  disabled?: boolean
  error?: string
}

/** A place to drop a file on, and a button that opens the file dialog: pointer, touch and keyboard alike. */
export function FileDrop({ label, hint, accept, onFile, onFiles, compact, id: given, disabled, error }: Props) {
  const made = useId()
  const id = given ?? made
  const input = useRef<HTMLInputElement>(null)
  const [over, setOver] = useState(false)

  const take = (files: FileList | null) => {
    const chosen = [...(files ?? [])]
    if (chosen[0] && !disabled) {
      onFile?.(chosen[0])
      onFiles?.(chosen)
    }
    // The same file may be chosen again after an error.
    if (input.current) input.current.value = ''
  }
  const onDragOver = (event: DragEvent) => {
    event.preventDefault()
    setOver(!disabled)
  }
  const onDrop = (event: DragEvent) => {
    event.preventDefault()
    setOver(false)
    take(event.dataTransfer.files)
  }
  return (
    <div>
      {/* eslint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- dropping is a shortcut for the input inside */}
      <label
        htmlFor={id}
        onDragOver={onDragOver}
        onDragLeave={() => setOver(false)}
        onDrop={onDrop}
        className={cn(
          'flex flex-col items-center rounded-lg border-2 border-dashed px-6 text-center transition-colors duration-150 has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-primary/65',
          compact ? 'py-6' : 'py-10',
          over ? 'border-primary bg-primary-soft' : error ? 'border-error bg-bg' : 'border-line-strong/60 bg-bg hover:border-primary',
          disabled ? 'cursor-not-allowed opacity-50' : 'cursor-pointer',
        )}
      >
        {!compact && <span className="mb-4 grid size-14 place-items-center rounded-lg border bg-surface shadow-card"><Upload className="size-6 text-primary" aria-hidden /></span>}
        <span className="font-semibold">{label}</span>
        <input
          ref={input}
          id={id}
          type="file"
          accept={accept}
          multiple={onFiles !== undefined}
          aria-invalid={error ? true : undefined}
          disabled={disabled}
          aria-describedby={joinIds(hint && `${id}-hint`, error && `${id}-error`)}
          onChange={(event) => take(event.target.files)}
          className="sr-only"
        />
        {hint && <span id={`${id}-hint`} className="mt-1 text-sm text-muted">{hint}</span>}
      </label>
      {error && <p id={`${id}-error`} role="alert" className="mt-2 text-sm font-medium text-error">{error}</p>}
    </div>
  )
}
