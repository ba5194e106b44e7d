import { site } from '@/lib/site'

/** The product's sign, and the site's name. */
export const Mark = () => (
  <span className="inline-flex items-center gap-2 font-display text-[1.375rem] font-bold tracking-[-0.04em]">
    <svg viewBox="0 0 32 32" className="size-8" aria-hidden>
      <rect width="32" height="32" rx="8" className="fill-primary" />
      <path d="M7 20.5h18v5H7z" className="fill-accent" />
      <path d="m8 8 8 15.5L24 8" fill="none" className="stroke-on-primary" strokeWidth="4" strokeLinecap="round" strokeLinejoin="round" />
    </svg>
    {site.name}
  </span>
)
