import { CircleCheck, TriangleAlert } from 'lucide-react'
import { languageName } from '@/lib/language-name'
import type { ParseDetails, ResumeRecord } from '../model'

const engineName = ({ engine, engineVersion }: ParseDetails) => (engine === 'embedded' ? `the built-in parser ${engineVersion}` : engine)

interface Props {
  record: ResumeRecord
  details: ParseDetails
  notice: string | null
}

/** Which file this is, who read it, and what its owner should know about it. */
export function ReviewIntro({ record, details, notice }: Props) {
  const language = languageName(details.language)
  return (
    <div className="grid gap-2 text-sm">
      <div className="flex flex-wrap gap-x-5">
        <p className="min-w-0 break-words">
          <span className="font-semibold text-ink">{record.originalName}</span> · read by {engineName(details)}
          {language && `, in ${language}`}
        </p>
        {notice && (
          // On a small screen it lies over the title: when it goes, nothing below may move.
          <p role="status" className="flex items-center gap-2 font-medium text-success max-sm:absolute max-sm:top-3 max-sm:right-16 max-sm:left-3 max-sm:z-10 max-sm:rounded-md max-sm:bg-success-soft max-sm:px-3 max-sm:py-2.5">
            <CircleCheck className="size-4 shrink-0" aria-hidden />
            {notice}
          </p>
        )}
      </div>
      {details.warnings.map(({ code, message }) => (
        <p key={code + message} className="flex items-start gap-2 rounded-md bg-warning-soft px-3 py-2 text-ink">
          <TriangleAlert className="mt-0.5 size-4 shrink-0 text-warning" aria-hidden />
          {message}
        </p>
      ))}
    </div>
  )
}
