import { CallToAction } from './CallToAction'
import { Demo } from './Demo'
import { Features } from './Features'
import { Hero } from './Hero'
import { HowItWorks } from './HowItWorks'
import { Testimonials } from './Testimonials'
import { Trusted } from './Trusted'

export default function LandingPage() {
  return (
    <>
      <Hero />
      <Trusted />
      <HowItWorks />
      <Demo />
      <Features />
      <Testimonials />
      <CallToAction />
    </>
  )
}
