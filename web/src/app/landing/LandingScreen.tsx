import LandingPage from '@/features/marketing/LandingPage'
import { lazyChunk } from '@/lib/lazy-chunk'
import { useHydrated } from '@/lib/use-hydrated'
import { OptionalPart } from '../shell/OptionalPart'

const { Content: PrivacyDialog } = lazyChunk(() => import('@/features/consent/PrivacyDialog'))

/** The landing page, and beside it the question about privacy, which pages rendered ahead do not ask. */
export default function LandingScreen() {
  const hydrated = useHydrated()
  return (
    <>
      <LandingPage />
      {hydrated && <OptionalPart><PrivacyDialog /></OptionalPart>}
    </>
  )
}
