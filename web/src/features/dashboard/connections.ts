/** The two profiles a résumé can be assembled from; `id` is the anchor of the card. Their connection does not exist yet: the card's button says so. */
export const CONNECTIONS = [
  { id: 'github', name: 'GitHub', brings: 'Brings projects, languages and stars.', reason: 'Connecting GitHub is not available yet.' },
  { id: 'linkedin', name: 'LinkedIn', brings: 'Brings experience, education and skills.', reason: 'Connecting LinkedIn is not available yet.' },
] as const
