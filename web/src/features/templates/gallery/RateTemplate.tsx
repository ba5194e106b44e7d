import { useState } from 'react'
import { messageOf } from '@/api/errors'
import { paths } from '@/lib/paths'
import { useSession } from '@/session/SessionProvider'
import { Link } from '@/ui/Link'
import { StarPicker } from '@/ui/StarPicker'
import { useRateTemplate, useYourRating } from '../api/rating'

interface Props {
  templateId: string
  /** Where to come back to after signing in. */
  here: string
}

/** The user's own stars for a design; guests are shown the way to sign in. */
export function RateTemplate({ templateId, here }: Props) {
  const { user } = useSession()
  if (user) return <YourRating key={templateId} templateId={templateId} />
  return <Link to={paths.login({ next: here })} className="inline-flex min-h-11 items-center text-sm font-semibold text-primary underline underline-offset-4">Sign in to rate this template</Link>
}

function YourRating({ templateId }: { templateId: string }) {
  const stored = useYourRating(templateId)
  const rate = useRateTemplate(templateId)
  // Shown at once; a refusal takes it back.
  const [chosen, setChosen] = useState<number | null>(null)
  const give = (stars: number) => {
    setChosen(stars)
    rate.mutate(stars, { onError: () => setChosen(null) })
  }
  return (
    <div>
      <StarPicker label="Your rating" value={chosen ?? stored.data ?? null} onChange={give} disabled={!stored.isFetched} />
      <p role="status" className="min-h-5 text-sm text-muted">{rate.isSuccess && 'Saved. Thanks for rating.'}</p>
      {rate.isError && <p role="alert" className="text-sm font-medium text-error">{messageOf(rate.error)}</p>}
    </div>
  )
}
