import { expect, test } from 'vitest'
import { MAX_BYTES, refusalOf } from './check-file'

test.each([
  ['UPL-01', 'cv.pdf', 1, null],
  ['UPL-01', 'cv.doc', 1, null],
  ['UPL-01', 'My CV.DOCX', 1, null],
  ['UPL-02', 'cv.png', 1, 'Please upload a PDF or Word document'],
  ['UPL-02', 'cv.pdf.exe', 1, 'Please upload a PDF or Word document'],
  ['UPL-02', 'pdf', 1, 'Please upload a PDF or Word document'],
  ['UPL-02', 'cv.txt', MAX_BYTES + 1, 'Please upload a PDF or Word document'],
  ['UPL-04', 'cv.pdf', MAX_BYTES, null],
  ['UPL-05', 'cv.pdf', MAX_BYTES + 1, 'File size must be less than 5MB'],
])('%s %s of %d bytes: %j', (_, name, size, refusal) => expect(refusalOf({ name, size })).toBe(refusal))
