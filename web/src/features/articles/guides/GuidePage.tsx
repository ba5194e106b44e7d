import toast from 'react-hot-toast/headless'
import { useMatch } from 'react-router'
import { usePageContent } from '@/lib/page-data'
import { paths } from '@/lib/paths'
import { Badge } from '@/ui/Badge'
import { ButtonLink } from '@/ui/Button'
import { ArticlePage, type ArticleTexts } from '../ArticlePage'
import { DifficultyBadge, GuideFacts, Topics } from './GuideFacts'
import { GUIDE_FAILED, loadGuide, type GuideDetail } from './load'

const TEXTS: ArticleTexts = {
  name: 'Guide', loading: 'Loading guide...', notFound: 'Guide not found', failed: GUIDE_FAILED, back: 'Back to Guides', seeAll: 'See all guides',
}

/** One guide. */
export default function GuidePage() {
  const { slug = '' } = useMatch('/guides/:slug')?.params ?? {}
  const content = usePageContent<GuideDetail>(loadGuide(slug), () => toast.error('Failed to load guide'))
  const guide = content.state === 'loaded' ? content.data : undefined
  return (
    <ArticlePage
      content={content} texts={TEXTS} list={paths.guides()} lead={guide?.description}
      badges={guide && <div className="flex flex-wrap gap-2"><Badge tone="primary">{guide.category}</Badge><DifficultyBadge level={guide.difficulty} /></div>}
      facts={guide && <div className="grid gap-4"><Topics topics={guide.topics} /><GuideFacts guide={guide} /></div>}
    >
      <div className="mt-12 flex flex-wrap gap-3">
        <ButtonLink to={paths.register()}>Get Started Free</ButtonLink>
        <ButtonLink variant="outline" to={paths.guides()}>All guides</ButtonLink>
      </div>
    </ArticlePage>
  )
}
