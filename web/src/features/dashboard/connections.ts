/** The two profiles a résumé can be assembled from. Their connection does not exist yet: every control says so. */
export const CONNECTIONS = [
  { name: 'GitHub', brings: 'Brings projects, languages and stars.', reason: 'Connecting GitHub is not available yet.' },
  { name: 'LinkedIn', brings: 'Brings experience, education and skills.', reason: 'Connecting LinkedIn is not available yet.' },
] as const
