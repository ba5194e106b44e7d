import { CircleCheck, TriangleAlert } from 'lucide-react'
import { cn } from '@/lib/cn'
import { languageName } from '@/lib/language-name'
import { Button } from '@/ui/Button'
import type { ParseDetails, ResumeRecord } from '../model'

const engineName = ({ engine, engineVersion }: ParseDetails) => (engine === 'embedded' ? `the built-in parser ${engineVersion}` : engine)

function comparison({ differences }: ParseDetails): string {
  if (differences.length === 0) return 'The built-in parser reads the same.'
  return differences.length === 1 ? 'The built-in parser reads one thing differently. It is shown below.' : `The built-in parser reads ${differences.length} things differently. They are shown below.`
}

interface Props {
  record: ResumeRecord
  details: ParseDetails
  /** Shown for a moment: the upload went well. */
  notice: string | null
  /** Reads the file with the parser of today; absent when that has happened already. */
  onReadAgain?: () => void
  /** Reads the file with the built-in parser; absent when it did. */
  onBuiltIn?: () => void
}

/** Which file this is, who read it, and what its owner should know about it. */
export function ReviewIntro({ record, details, notice, onReadAgain, onBuiltIn }: Props) {
  const language = languageName(details.language)
  return (
    <div className="grid gap-2 text-sm">
      {/* Both in one place: nothing moves when the notice goes, and no field is covered. */}
      <div className="grid *:col-start-1 *:row-start-1">
        <p className={cn('min-w-0 break-words', notice && 'invisible')}>
          <span className="font-semibold text-ink">{record.originalName}</span> · read by {engineName(details)}
          {language && ` · ${language}`}
        </p>
        {notice && <p role="status" className="flex items-center gap-2 font-medium text-success"><CircleCheck className="size-4 shrink-0" aria-hidden />{notice}</p>}
      </div>
      {onReadAgain && (
        <p className="flex flex-wrap items-center gap-x-3 gap-y-2">
          Our parser has improved since this file was read.
          <Button size="sm" variant="light" onClick={onReadAgain}>Read again</Button>
        </p>
      )}
      {onBuiltIn && (
        <p className="flex flex-wrap items-center gap-x-3 gap-y-2">
          {comparison(details)}
          <Button size="sm" variant="light" onClick={onBuiltIn}>Use built-in parser</Button>
        </p>
      )}
      {details.warnings.map((warning) => (
        <FileWarning key={`${warning.code}: ${warning.message}`} {...warning} />
      ))}
    </div>
  )
}

function FileWarning({ message, quotes }: ParseDetails['warnings'][number]) {
  return (
    <div className="flex items-start gap-2 rounded-md bg-warning-soft px-3 py-2 text-ink">
      <TriangleAlert className="mt-0.5 size-4 shrink-0 text-warning" aria-hidden />
      <div className="min-w-0">
        <p>{message}</p>
        {quotes.length > 0 && (
          // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a scrolling region must be reachable by keyboard
          <section tabIndex={0} aria-label="Text from your file" className="mt-1 max-h-24 overflow-y-auto">
            <ul className="grid gap-1 break-words">
              {quotes.map((quote, index) => (
                <li key={index}>{quote}</li>
              ))}
            </ul>
          </section>
        )}
      </div>
    </div>
  )
}
