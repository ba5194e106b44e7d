import { Link } from '@/ui/Link'
import { Mark } from './Mark'
import { site } from '@/lib/site'
import { When } from '@/lib/When'
import { useHydrated } from '@/lib/use-hydrated'
import { footerLinks, socialLink } from './navigation'
import { SocialIcon } from '@/ui/SocialIcon'

export function Footer({ onShowShortcuts }: { onShowShortcuts: () => void }) {
  return (
    <footer className="border-t bg-sunken">
      <div className="wrap grid grid-cols-2 gap-10 py-14 md:grid-cols-[1.6fr_1fr_1fr_1fr]">
        <div className="col-span-2 md:col-span-1">
          <Mark />
          <p className="mt-3 max-w-xs text-muted"><When is="samples" otherwise="See how software reads your resume, and download it in a design that reads well.">Create ATS-optimized resumes in seconds using AI, GitHub, and LinkedIn.</When></p>
          <Social />
        </div>
        {footerLinks.map(({ title, links }) => (
          <nav key={title} aria-label={title}>
            <p className="mb-2 text-sm font-semibold">{title}</p>
            <ul>
              {links.map(({ to, label }) => <li key={label}><Link to={to} className="inline-flex min-h-9 items-center text-muted hover:text-ink hover:underline">{label}</Link></li>)}
            </ul>
          </nav>
        ))}
      </div>
      <div className="wrap flex flex-wrap items-center justify-between gap-x-6 border-t py-4 text-sm text-muted">
        <p>{site.name}<When is="samples">, founded in 2025</When>.</p>
        <button type="button" onClick={onShowShortcuts} className="min-h-11 hover:text-ink hover:underline">Keyboard shortcuts</button>
      </div>
    </footer>
  )
}

/** The operator's own profiles: not known while pages are rendered ahead, so their room is kept. */
function Social() {
  const addresses = useHydrated() ? site.social : []
  return (
    <ul className="mt-5 -ml-2.5 flex min-h-11" aria-label={`${site.name} elsewhere`}>
      {addresses.map(socialLink).map(({ href, label, icon }) => (
        <li key={href}>
          <a href={href} target="_blank" rel="noreferrer" aria-label={label} className="grid size-11 place-items-center rounded-md text-muted transition-colors hover:bg-ink/6 hover:text-ink"><SocialIcon name={icon} /></a>
        </li>
      ))}
    </ul>
  )
}
