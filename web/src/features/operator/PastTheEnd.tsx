import { ButtonLink } from '@/ui/Button'
import { Card } from '@/ui/Card'
import { EmptyState } from '@/ui/EmptyState'

/** In place of a page that the list does not reach. */
export const PastTheEnd = ({ first }: { first: string }) => (
  <Card><EmptyState title="There’s nothing on this page" hint="The list is shorter than that." action={<ButtonLink to={first}>Go to the first page</ButtonLink>} /></Card>
)
