import { landing, type Company } from './content'

const SHAPES: Record<Company['shape'], string> = {
  wave: 'M2 15c3 0 3-5 6-5s3 5 6 5 3-5 6-5 M2 9c3 0 3-5 6-5s3 5 6 5 3-5 6-5',
  peak: 'M2 18 9 5l5 8 2-3 6 8z',
  ring: 'M12 3a9 9 0 1 0 9 9 M12 8a4 4 0 1 0 4 4',
  bars: 'M4 20V10 M10 20V4 M16 20v-7 M22 20V8',
  leaf: 'M4 20c0-9 6-15 16-16 0 10-6 16-14 14 M4 20c3-6 6-8 10-10',
}

/** The logos of companies, drawn by us: examples until the operator has real ones. */
export function Trusted() {
  const { show, example, title, company } = landing.trusted
  if (!show || company.length === 0) return null
  return (
    <section aria-labelledby="trusted" className="border-t">
      <div className="wrap flex flex-col items-center gap-6 py-10">
        <h2 id="trusted" className="text-center text-sm font-semibold text-muted">{title}{example && <span className="font-normal"> (example companies)</span>}</h2>
        <ul className="flex flex-wrap items-center justify-center gap-x-10 gap-y-4">
          {company.map(({ name, shape }) => (
            <li key={name} className="flex items-center gap-2 font-display text-lg font-bold text-muted">
              <svg viewBox="0 0 24 24" className="size-6" fill="none" stroke="currentColor" strokeWidth="2.25" strokeLinecap="round" strokeLinejoin="round" aria-hidden><path d={SHAPES[shape]} /></svg>
              {name}
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}
