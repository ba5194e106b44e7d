import { Demo } from './Demo'
import { Features } from './Features'
import { HowItWorks } from './HowItWorks'
import { Testimonials } from './Testimonials'
import { Trusted } from './Trusted'

/** What the landing page shows below its first screen, down to its last link. */
export default function Below() {
  return (
    <>
      <Trusted />
      <HowItWorks />
      <Demo />
      <Features />
      <Testimonials />
    </>
  )
}
