import { headingsOf } from './headings'

/** The headings of a text as links, beside it on wide screens; nothing for short texts. */
export function Contents({ html }: { html: string }) {
  const headings = headingsOf(html)
  if (headings.length < 3) return null
  return (
    <nav aria-label="On this page" className="sticky top-24 hidden max-h-[calc(100dvh-8rem)] self-start overflow-y-auto text-sm lg:block">
      <p className="font-semibold">On this page</p>
      <ul className="mt-3 border-l">
        {headings.map(({ id, text }) => (
          <li key={id}><a href={`#${id}`} className="-ml-px block border-l border-transparent py-1.5 pl-4 text-muted hover:border-primary hover:text-ink">{text}</a></li>
        ))}
      </ul>
    </nav>
  )
}
