import { CallToAction } from './CallToAction'
import { Features } from './Features'
import { Hero } from './Hero'
import { HowItWorks } from './HowItWorks'
import { Testimonials } from './Testimonials'

export default function LandingPage() {
  return (
    <>
      <Hero />
      <HowItWorks />
      <Features />
      <Testimonials />
      <CallToAction />
    </>
  )
}
