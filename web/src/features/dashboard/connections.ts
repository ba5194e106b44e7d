/** The two profiles a resume can be assembled from; `id` is the anchor of the card. Their connection does not exist yet: the card's button says so. */
export const CONNECTIONS = [
  { id: 'github', name: 'GitHub', brings: 'Adds your projects, languages and stars.', reason: 'Connecting GitHub isn’t available yet.' },
  { id: 'linkedin', name: 'LinkedIn', brings: 'Adds your experience, education and skills.', reason: 'Connecting LinkedIn isn’t available yet.' },
] as const
