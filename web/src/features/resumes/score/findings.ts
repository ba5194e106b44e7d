import type { Finding, ScoreCard } from '../model'

/** A finding with all that it takes away from the score. */
export interface Loss {
  finding: Finding
  /** Points not earned, and points deducted on top. */
  cost: number
}

const RANK = { critical: 0, major: 1 }

/** What holds the whole score down stands before what costs single points. */
function rank({ finding }: Loss, card: ScoreCard): number {
  if (finding.severity) return RANK[finding.severity]
  return card.caps.some(({ rule }) => rule === finding.rule) ? RANK.critical : 2
}

const rulesOf = (card: ScoreCard) => card.groups.flatMap((group) => group.rules)

const deducted = (card: ScoreCard, finding: Finding) =>
  card.deductions.filter(({ rule }) => rule === finding.rule).reduce((sum, { points }) => sum + points, 0)

/** What can be improved, the costliest first. */
export function toImprove(card: ScoreCard): Loss[] {
  const open = rulesOf(card).filter(({ status }) => status === 'fail' || status === 'partial')
  const losses = open.map((finding) => ({ finding, cost: finding.max - finding.earned + deducted(card, finding) }))
  return losses.sort((a, b) => rank(a, card) - rank(b, card) || b.cost - a.cost)
}

export const passed = (card: ScoreCard): Finding[] => rulesOf(card).filter(({ status }) => status === 'pass')

/** What could not be checked here, for example for want of a dictionary. */
export const notApplicable = (card: ScoreCard): Finding[] => rulesOf(card).filter(({ status }) => status === 'na')

/** The field to change for a finding, as the server spells it; null when it names none. */
export const fieldOf = ({ evidence }: Finding): string | null => evidence.find(({ field }) => field)?.field ?? null

/** As many points as one sitting takes. */
const AT_ONCE = 3

/** The costliest findings that can be fixed by editing details. */
export const nextFixes = (card: ScoreCard): Finding[] => toImprove(card).map(({ finding }) => finding).filter((finding) => fieldOf(finding) !== null).slice(0, AT_ONCE)
