import { useLocation, useNavigate, useSearchParams } from 'react-router'
import { paths } from '@/lib/paths'

/** Marks an address that was reached from the gallery itself: closing it goes back instead of piling up history. */
const OPENED_HERE = { openedInGallery: true }

/** What the gallery shows: the address says it, so that it can be linked and left by the back button. */
export function useGalleryView() {
  const [query] = useSearchParams()
  const navigate = useNavigate()
  const { state } = useLocation() as { state: typeof OPENED_HERE | null }
  const category = query.get('category') ?? undefined
  const place = (template?: string) => paths.templates({ category, template })
  const leave = () => void navigate(place(), { replace: true, preventScrollReset: true })

  return {
    /** Null for all of them. */
    category: category ?? null,
    /** The design that is looked at, if any. */
    template: query.get('template'),
    filter: (chosen: string | null) => void navigate(paths.templates({ category: chosen ?? undefined }), { preventScrollReset: true }),
    open: (template: string) => void navigate(place(template), { state: OPENED_HERE, preventScrollReset: true }),
    /** Shows another design in place of this one, which Back would lead to in vain. */
    turnTo: (template: string) => void navigate(place(template), { state, replace: true, preventScrollReset: true }),
    close: () => (state?.openedInGallery ? void navigate(-1) : leave()),
    /** Leaves a design that is not there. */
    leave,
    /** Where to come back to after signing in. */
    here: place(query.get('template') ?? undefined),
  }
}
