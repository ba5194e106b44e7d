import { When } from '@/lib/When'
import { Demo } from './Demo'
import { Features } from './Features'
import { HowItWorks } from './HowItWorks'
import { Testimonials } from './Testimonials'
import { Trusted } from './Trusted'

/** What the landing page shows below its first screen, down to its last link. */
export default function Below() {
  return (
    <>
      <When is="samples"><Trusted /></When>
      <HowItWorks />
      <Demo />
      <Features />
      <When is="samples"><Testimonials /></When>
    </>
  )
}
