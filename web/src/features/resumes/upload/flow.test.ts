import { expect, test } from 'vitest'
import { idle, uploadFlow, type UploadEvent, type UploadFlow } from './flow'
import { emptyParsed, recordOf, detailsOf } from '../testing'

const record = recordOf()
const reading = { parsed: emptyParsed, details: detailsOf(), newerReader: false }
const uploading: UploadFlow = { step: 'uploading', fileName: 'cv.pdf', share: 0.4 }
const refused: UploadFlow = { step: 'refused', message: 'no' }
const parsing: UploadFlow = { step: 'parsing', record }
const unreadable: UploadFlow = { step: 'unreadable', record, message: 'This file is encrypted.' }
const reviewing: UploadFlow = { step: 'reviewing', record, ...reading }

const steps: [string, UploadFlow, UploadEvent, UploadFlow][] = [
  ['UPL-08 choosing a file starts the upload', idle, { type: 'sending', fileName: 'cv.pdf' }, { step: 'uploading', fileName: 'cv.pdf', share: 0 }],
  ['UPL-08 progress is shown', uploading, { type: 'progressed', share: 0.7 }, { ...uploading, share: 0.7 }],
  ['UPL-02 a refused file', idle, { type: 'refused', message: 'no' }, refused],
  ['UPL-11 a failed upload opens no dialog', uploading, { type: 'refused', message: 'no' }, refused],
  ['UPL-11 another file after a failure', refused, { type: 'sending', fileName: 'b.pdf' }, { step: 'uploading', fileName: 'b.pdf', share: 0 }],
  ['UPL-10 a stored file is parsed', uploading, { type: 'stored', record }, parsing],
  ['UPL-16 a parsed file is reviewed', parsing, { type: 'parsed', ...reading }, reviewing],
  ['UPL-48 a file that cannot be read', parsing, { type: 'parseFailed', message: 'This file is encrypted.' }, unreadable],
  ['UPL-50 Try Again', unreadable, { type: 'parseStarted', record }, parsing],
  ['UPL-44 an unconfirmed review is brought back', idle, { type: 'parseStarted', record }, parsing],
  ['Read again', reviewing, { type: 'readAgainStarted' }, parsing],
  ['Read again after the review has ended', idle, { type: 'readAgainStarted' }, idle],
  ['UPL-43 the end of a review', reviewing, { type: 'ended' }, idle],
  ['progress after Cancel', idle, { type: 'progressed', share: 1 }, idle],
  ['a stored file after Cancel', idle, { type: 'stored', record }, idle],
  ['an answer after Cancel', idle, { type: 'parsed', ...reading }, idle],
  ['a parse error after Cancel', idle, { type: 'parseFailed', message: 'x' }, idle],
  ['a second file while one is sent', uploading, { type: 'sending', fileName: 'b.pdf' }, uploading],
  ['a late refusal does not close a review', reviewing, { type: 'refused', message: 'x' }, reviewing],
]
test.each(steps)('%s', (_, from, event, to) => expect(uploadFlow(from, event)).toEqual(to))
