import { ArrowLeft } from 'lucide-react'
import type { ReactNode } from 'react'
import toast from 'react-hot-toast/headless'
import { useLocation } from 'react-router'
import { api, unwrap, type Schemas } from '@/api/client'
import { usePageContent } from '@/lib/page-data'
import { paths } from '@/lib/paths'
import { browser } from '@/lib/reload'
import { ButtonLink } from '@/ui/Button'
import { ErrorState } from '@/ui/ErrorState'
import { Link } from '@/ui/Link'
import { Skeleton } from '@/ui/Skeleton'
import { Contents } from '@/ui/prose/Contents'
import { longDate } from '@/lib/long-date'
import { Prose } from '@/ui/prose/Prose'

type Text = Schemas['TextPage']

const loadText = (slug: string) => async (signal: AbortSignal) => (await unwrap(api.GET('/api/pages/{slug}', { params: { path: { slug } }, signal }))).data

/** About, and the legal pages: a text each. */
export default function TextPage() {
  const slug = useLocation().pathname.slice(1)
  const content = usePageContent<Text>(loadText(slug), () => toast.error('Failed to load this page'))
  if (content.state === 'failed') return <div className="wrap py-24"><ErrorState title="We couldn’t load this page" message={content.error.message} retryLabel="Try Again" onRetry={browser.reload} /></div>
  if (content.state === 'loading') return <div className="wrap py-24" aria-busy><Skeleton className="h-12 w-72" /><p className="sr-only">Loading page...</p></div>
  return slug === 'about' ? <About text={content.data} /> : <Legal text={content.data} />
}

function Frame({ text, children }: { text: Text; children: ReactNode }) {
  return (
    <div className="ruled-aside">
      <div className="wrap py-14 lg:py-20">
        {children}
        <div className="mt-12 grid grid-cols-[minmax(0,1fr)] gap-16 lg:grid-cols-[minmax(0,44rem)_1fr]">
          <Prose html={text.content} className="text-[1.0625rem]" />
          <Contents html={text.content} />
        </div>
      </div>
    </div>
  )
}

function Legal({ text }: { text: Text }) {
  return (
    <Frame text={text}>
      <Link to={paths.home()} className="inline-flex min-h-11 items-center gap-2 font-semibold text-primary hover:underline"><ArrowLeft className="size-4.5" aria-hidden />Back to home</Link>
      <h1 className="mt-4 max-w-3xl text-title">{text.title}</h1>
      <p className="mt-3 text-muted">Last updated <time dateTime={text.updated}>{longDate(text.updated)}</time></p>
    </Frame>
  )
}

function About({ text }: { text: Text }) {
  return (
    <>
      <Frame text={text}>
        <h1 className="max-w-3xl text-title"><span className="marker">{text.title}</span></h1>
        <p className="mt-5 max-w-2xl text-lead text-muted">{text.description}</p>
      </Frame>
      <div className="wrap flex flex-wrap gap-3 pb-20">
        <ButtonLink size="lg" to={paths.register()}>Get Started Free</ButtonLink>
        <ButtonLink size="lg" variant="outline" to={paths.contact()}>Contact us</ButtonLink>
      </div>
    </>
  )
}
