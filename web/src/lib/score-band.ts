export interface ScoreBand {
  /** Colour of the band: green, amber or red. */
  tone: 'success' | 'warning' | 'error'
  /** The label in the detail dialog. */
  label: 'Excellent' | 'Good' | 'Fair' | 'Needs Improvement'
  /** The label in the history list, which shows none below 80. */
  listLabel: 'Excellent' | 'Good' | null
}

/** The band of an ATS score: the only place that knows 90, 80 and 70. */
export function scoreBand(score: number): ScoreBand {
  if (score >= 90) return { tone: 'success', label: 'Excellent', listLabel: 'Excellent' }
  if (score >= 80) return { tone: 'warning', label: 'Good', listLabel: 'Good' }
  return { tone: 'error', label: score >= 70 ? 'Fair' : 'Needs Improvement', listLabel: null }
}
