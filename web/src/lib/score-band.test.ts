import { expect, test } from 'vitest'
import { scoreBand } from './score-band'

test.each([
  ['ATS-01 ATS-04', 100, 'success', 'Excellent', 'Excellent'],
  ['ATS-01 ATS-04', 90, 'success', 'Excellent', 'Excellent'],
  ['ATS-02 ATS-04', 89, 'warning', 'Good', 'Good'],
  ['ATS-02 ATS-04', 80, 'warning', 'Good', 'Good'],
  ['ATS-03 ATS-05', 79, 'error', 'Fair', null],
  ['ATS-03 ATS-05', 70, 'error', 'Fair', null],
  ['ATS-03 ATS-06', 69, 'error', 'Needs Improvement', null],
  ['ATS-03 ATS-06', 0, 'error', 'Needs Improvement', null],
])('%s a score of %d is %s, "%s" in the dialog and %j in the list (ATS-07)', (_, score, tone, label, listLabel) =>
  expect(scoreBand(score)).toEqual({ tone, label, listLabel }),
)
