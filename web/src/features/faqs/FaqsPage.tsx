import contact from '@content/contact.toml'
import { Compass, FileText, LayoutGrid, Layers, ScanSearch, Search, type LucideIcon } from 'lucide-react'
import { useState } from 'react'
import toast from 'react-hot-toast/headless'
import { cn } from '@/lib/cn'
import { usePageContent } from '@/lib/page-data'
import { paths } from '@/lib/paths'
import { browser } from '@/lib/reload'
import { When } from '@/lib/When'
import { ButtonLink } from '@/ui/Button'
import { Card } from '@/ui/Card'
import { EmptyState } from '@/ui/EmptyState'
import { ErrorState } from '@/ui/ErrorState'
import { Field } from '@/ui/Field'
import { Skeleton } from '@/ui/Skeleton'
import { FaqItem } from './FaqItem'
import { loadFaqs, type FaqEntry, type FaqList } from './load'
import { byCategory, matching } from './search'
import { useOpenedByAddress } from './use-opened-by-address'

const ALL = 'All'
const ICONS: Record<string, LucideIcon> = { [ALL]: LayoutGrid, 'Resume Writing': FileText, 'ATS Optimization': ScanSearch, Platform: Layers, 'Career Advice': Compass }

/** When people are there to answer: the contact page says the same. */
const { samples } = contact as { samples: { support: string; reply: string } }

/** Common questions, searched and by category. */
export default function FaqsPage() {
  const content = usePageContent<FaqList>(loadFaqs, () => toast.error('Failed to load FAQs'))
  return (
    <div className="ruled-aside">
      <div className="wrap py-14 lg:py-20">
        <h1 className="text-title">FAQs</h1>
        <p className="mt-4 max-w-2xl text-lead text-muted">Answers about resumes, ATS scores and this site.</p>
        {content.state === 'loaded' && <Questions {...content.data} />}
        {content.state === 'loading' && <div aria-busy className="mt-10"><p role="status" className="text-muted">Loading FAQs...</p><Skeleton className="mt-4 h-96 rounded-xl" /></div>}
        {content.state === 'failed' && <ErrorState title="Error Loading FAQs" message={content.error.message} retryLabel="Try Again" onRetry={browser.reload} />}
        <StillQuestions />
      </div>
    </div>
  )
}

function Questions({ faqs, categories }: FaqList) {
  const [search, setSearch] = useState('')
  const [category, setCategory] = useState(ALL)
  useOpenedByAddress()
  const found = matching(faqs, search, category === ALL ? null : category)
  return (
    <>
      <div className="relative mt-10 max-w-xl">
        <Search className="pointer-events-none absolute top-1/2 left-4 z-10 size-5 -translate-y-1/2 text-muted" aria-hidden />
        <Field label="Search FAQs" labelHidden type="search" placeholder="Search FAQs..." inputClassName="pl-12" value={search} onChange={(event) => setSearch(event.target.value)} />
      </div>
      <Categories names={[ALL, ...categories]} chosen={category} onChoose={setCategory} />
      <p role="status" className="mt-6 text-sm text-muted">{found.length === 1 ? '1 question' : `${found.length} questions`}</p>
      {found.length === 0 && <EmptyState title="No FAQs found" hint="Try adjusting your search terms or category filter" icon={<Search className="size-6 text-primary" aria-hidden />} />}
      {byCategory(found).map(([name, group]) => <Group key={name} name={name} faqs={group} />)}
    </>
  )
}

/** The questions of one category, beside its name on wide screens. */
function Group({ name, faqs }: { name: string; faqs: FaqEntry[] }) {
  return (
    <section aria-label={name} className="mt-6 grid gap-4 border-t pt-6 lg:mt-10 lg:grid-cols-[14rem_1fr] lg:gap-10 lg:pt-8">
      <h2 className="text-head lg:sticky lg:top-24 lg:self-start">{name}</h2>
      <Card className="divide-y overflow-hidden">{faqs.map((faq) => <FaqItem key={faq._id} faq={faq} />)}</Card>
    </section>
  )
}

function Categories({ names, chosen, onChoose }: { names: string[]; chosen: string; onChoose: (name: string) => void }) {
  return (
    <div role="group" aria-label="Categories" className="mt-6 flex flex-wrap gap-2">
      {names.map((name) => {
        const Icon = ICONS[name] ?? Layers
        return (
          <button key={name} type="button" aria-pressed={name === chosen} onClick={() => onChoose(name)}
            className={cn('inline-flex min-h-11 items-center gap-2 rounded-full border px-4 text-[0.9375rem] font-semibold transition-colors', name === chosen ? 'border-transparent bg-secondary text-on-secondary' : 'bg-surface hover:border-ink')}>
            <Icon className="size-4.5" aria-hidden />{name}
          </button>
        )
      })}
    </div>
  )
}

const StillQuestions = () => (
  <section aria-labelledby="still-questions" className="mt-16 flex flex-col gap-6 rounded-xl bg-primary-soft p-7 sm:p-10 lg:flex-row lg:items-center lg:justify-between">
    <div>
      <h2 id="still-questions" className="text-title">Still Have Questions?</h2>
      <p className="mt-2 max-w-xl text-muted">Write to us.<When is="samples" otherwise=" We answer by email."> {samples.reply} Support hours are {samples.support}.</When></p>
    </div>
    <div className="flex flex-wrap gap-3">
      <ButtonLink to={paths.contact()}>Contact Support</ButtonLink>
      <ButtonLink variant="outline" to={`${paths.contact()}?subject=support`}>Live Chat</ButtonLink>
    </div>
  </section>
)
