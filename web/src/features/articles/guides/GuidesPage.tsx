import { ArrowRight } from 'lucide-react'
import toast from 'react-hot-toast/headless'
import { usePageContent } from '@/lib/page-data'
import { paths } from '@/lib/paths'
import { When } from '@/lib/When'
import { Badge } from '@/ui/Badge'
import { ButtonLink } from '@/ui/Button'
import { Card } from '@/ui/Card'
import { Link } from '@/ui/Link'
import { ArticleImage } from '../ArticleImage'
import { CategoryChips } from '../CategoryChips'
import { ListHead } from '../ListHead'
import { ListState } from '../ListState'
import { useFilter } from '../use-filter'
import { DifficultyBadge, GuideFacts, Topics } from './GuideFacts'
import { loadGuides, type GuideList, type GuideSummary } from './load'

/** Topics on a card. */
const SHOWN_TOPICS = 3

/** All guides: one large, the others by category. */
export default function GuidesPage() {
  const content = usePageContent<GuideList>(loadGuides, () => toast.error('Failed to load guides'))
  return (
    <>
      <ListHead title="Guides">Step-by-step instructions to follow with your own resume open. Each says how long it takes and how to check the result.</ListHead>
      <div className="wrap pb-16 lg:pb-20">
        <ListState content={content} loading="Loading guides..." failed="Error Loading Guides">{(list) => <Guides {...list} />}</ListState>
        <Invitation />
      </div>
    </>
  )
}

function Guides({ guides, categories }: GuideList) {
  const [category, choose] = useFilter('category')
  const featured = guides.find((guide) => guide.featured)
  const shown = guides.filter((guide) => guide !== featured && (!category || guide.category === category))
  return (
    <>
      {featured && <Featured guide={featured} />}
      <div className="mt-12 mb-6"><CategoryChips label="Categories" categories={categories} chosen={category} onChoose={choose} /></div>
      {shown.length === 0 && <p className="py-8 text-muted">There are no other guides in this category yet.</p>}
      <ul className="grid gap-6 md:grid-cols-2 lg:grid-cols-3">{shown.map((guide) => <GuideCard key={guide.slug} guide={guide} />)}</ul>
    </>
  )
}

function Featured({ guide }: { guide: GuideSummary }) {
  return (
    <Card as="article" className="grid items-center p-3 sm:p-5 lg:grid-cols-[1fr_1.25fr]">
      <div className="flex flex-col items-start p-4 pt-5 sm:p-8 lg:py-3">
        <div className="flex flex-wrap gap-2"><Badge tone="accent">Featured</Badge><Badge tone="primary">{guide.category}</Badge><DifficultyBadge level={guide.difficulty} /></div>
        <h2 className="mt-4 text-3xl leading-[1.12] tracking-tight lg:text-4xl lg:leading-[1.1]">{guide.title}</h2>
        <p className="mt-3 mb-4 text-lead text-muted">{guide.description}</p>
        <GuideFacts guide={guide} />
        <ButtonLink className="mt-6" to={paths.guide(guide.slug)} aria-label={`Start Learning: ${guide.title}`}>Start Learning<ArrowRight className="size-4.5" aria-hidden /></ButtonLink>
      </div>
      <ArticleImage url={guide.imageUrl} alt={guide.imageAlt} main className="rounded-lg border max-lg:order-first" />
    </Card>
  )
}

/** A guide in the list; all of it leads to the guide. */
function GuideCard({ guide }: { guide: GuideSummary }) {
  return (
    <Card as="li" className="group relative flex flex-col overflow-hidden transition-shadow hover:shadow-float">
      <ArticleImage url={guide.imageUrl} alt="" className="border-b" />
      <div className="flex flex-1 flex-col p-6">
        <div className="flex flex-wrap items-center justify-between gap-2"><span className="text-sm font-semibold text-primary">{guide.category}</span><DifficultyBadge level={guide.difficulty} /></div>
        <h2 className="mt-2 text-head">{guide.title}</h2>
        <p className="mt-2 mb-4 text-muted">{guide.description}</p>
        <div className="mt-auto">
          <Topics topics={guide.topics.slice(0, SHOWN_TOPICS)} />
          <div className="mt-4 flex flex-wrap items-center justify-between gap-3 border-t pt-4">
            <GuideFacts guide={guide} />
            <Link to={paths.guide(guide.slug)} aria-label={`Start Guide: ${guide.title}`} className="inline-flex items-center gap-1.5 font-semibold text-primary group-hover:underline after:absolute after:inset-0">
              Start Guide<ArrowRight className="size-4.5" aria-hidden />
            </Link>
          </div>
        </div>
      </div>
    </Card>
  )
}

const Invitation = () => (
  <section className="on-ink mt-16 flex flex-col items-start gap-6 rounded-xl px-7 py-12 md:flex-row md:items-center md:justify-between md:px-12">
    <div>
      <h2 className="max-w-xl text-title">Put it into practice</h2>
      <p className="mt-3 max-w-xl opacity-85">Upload your resume and see what software reads in it. <When is="limits" otherwise="Free.">Free for up to 3 resumes.</When></p>
    </div>
    <ButtonLink size="lg" variant="accent" to={paths.register()}>Get Started Free</ButtonLink>
  </section>
)
