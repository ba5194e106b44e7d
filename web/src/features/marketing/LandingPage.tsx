import { laterPart } from '@/lib/later-part'
import { CallToAction } from './CallToAction'
import { Hero } from './Hero'

const Below = laterPart(() => import('./Below'))

export default function LandingPage() {
  return (
    <>
      <Hero />
      <Below />
      <CallToAction />
    </>
  )
}
