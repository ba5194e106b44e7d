import { expect, test } from 'vitest'
import { idle, uploadFlow, type UploadEvent, type UploadFlow } from './flow'

const uploading: UploadFlow = { step: 'uploading', fileName: 'cv.pdf', share: 0.4 }
const refused: UploadFlow = { step: 'refused', message: 'no' }

const steps: [string, UploadFlow, UploadEvent, UploadFlow][] = [
  ['UPL-08 choosing a file starts the upload', idle, { type: 'sending', fileName: 'cv.pdf' }, { step: 'uploading', fileName: 'cv.pdf', share: 0 }],
  ['UPL-08 progress is shown', uploading, { type: 'progressed', share: 0.7 }, { ...uploading, share: 0.7 }],
  ['UPL-02 a refused file', idle, { type: 'refused', message: 'no' }, refused],
  ['UPL-11 a failed upload', uploading, { type: 'refused', message: 'no' }, refused],
  ['UPL-11 another file after a failure', refused, { type: 'sending', fileName: 'b.pdf' }, { step: 'uploading', fileName: 'b.pdf', share: 0 }],
  ['UPL-10 a stored file ends it: its review has an address of its own', uploading, { type: 'ended' }, idle],
  ['progress after Cancel', idle, { type: 'progressed', share: 1 }, idle],
  ['a second file while one is sent', uploading, { type: 'sending', fileName: 'b.pdf' }, uploading],
]
test.each(steps)('%s', (_, from, event, to) => expect(uploadFlow(from, event)).toEqual(to))
