import { useMemo } from 'react'
import type { FieldSource, ParseDetails, ResumeRecord } from '../model'
import { OriginalPdf } from '../viewer/OriginalPdf'
import { pageMark } from './field-sources'
import { FlowDocument } from './FlowDocument'

interface Props {
  record: ResumeRecord
  details: ParseDetails
  /** Where the field in use was read from. */
  source: FieldSource | undefined
}

/** The uploaded document, with the highlighter on what the field in use was read from. */
export function DocumentPane({ record, details, source }: Props) {
  const mark = useMemo(() => pageMark(source, details.pages), [source, details.pages])
  if (details.pages.length === 0) return <FlowDocument paragraphs={details.paragraphs} marked={source?.paragraphs} />
  return <OriginalPdf record={record} mark={mark} />
}
