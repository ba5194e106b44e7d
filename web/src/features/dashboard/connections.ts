/** The two profiles a resume can be assembled from; `id` is the anchor of the card. */
export const CONNECTIONS = [
  { id: 'github', name: 'GitHub' },
  { id: 'linkedin', name: 'LinkedIn' },
] as const
