import { Fragment, useEffect, useRef, useState, useSyncExternalStore, type Ref } from 'react'
import { useLocation } from 'react-router'
import { cn } from '@/lib/cn'
import { lazyChunk } from '@/lib/lazy-chunk'
import { paths } from '@/lib/paths'
import { useHydrated } from '@/lib/use-hydrated'
import { useSession } from '@/session/SessionProvider'
import { ButtonLink } from '@/ui/Button'
import { Link } from '@/ui/Link'
import { SpriteIcon } from '@/ui/SpriteIcon'
import { MainLinks } from './MainLinks'
import { Mark } from './Mark'
import { OptionalPart } from './OptionalPart'
import { ThemeMenu } from './ThemeMenu'

const { Content: MobileMenu, preload: preloadMobileMenu } = lazyChunk(() => import('./MobileMenu'))
const { Content: UserMenu } = lazyChunk(() => import('./UserMenu'))

/** The header is transparent at the top of the page, and opaque once it is scrolled by more than this many pixels. */
const OPAQUE_AFTER = 20

export function Header() {
  const { key } = useLocation()
  const scrolled = useScrolled()
  // A menu belongs to the place it was opened at: every change of route closes it, the desktop ones by their key.
  const [openAt, setOpenAt] = useState<string | null>(null)
  const open = openAt === key
  const toggle = useRef<HTMLButtonElement>(null)
  const close = () => setOpenAt(null)
  useEscape(open, () => {
    close()
    toggle.current?.focus()
  })
  return (
    <header data-opaque={scrolled || open} className={cn('sticky top-0 z-40 border-b transition-[background-color,border-color] duration-200', scrolled || open ? 'border-line bg-bg/92 backdrop-blur-md' : 'border-transparent bg-transparent')}>
      <div className="wrap grid h-18 grid-cols-[1fr_auto] items-center gap-4 nav:grid-cols-[1fr_auto_1fr]">
        <Link to={paths.home()} aria-label="Vitae home" className="flex justify-self-start rounded-md"><Mark /></Link>
        <MainNavigation />
        <div className="flex items-center justify-end gap-1">
          <Fragment key={key}>
            <ThemeMenu />
            <div className="hidden items-center gap-1 nav:flex"><AccountActions /></div>
          </Fragment>
          <MobileToggle ref={toggle} open={open} onToggle={() => setOpenAt(open ? null : key)} />
        </div>
      </div>
      {open && <OptionalPart><MobileMenu id="mobile-menu" onClose={close} /></OptionalPart>}
    </header>
  )
}

function MainNavigation() {
  return (
    <nav aria-label="Main" className="hidden nav:block">
      <MainLinks
        listClassName="flex gap-0.5"
        linkClassName="block rounded-md px-2.5 py-2.5 text-[0.9375rem] font-medium whitespace-nowrap text-muted transition-colors hover:text-ink"
        hereClassName="text-ink!"
      />
    </nav>
  )
}

function AccountActions() {
  const { user } = useSession()
  if (user) {
    const placeholder = <span className="px-3 pr-8.5 text-sm font-semibold">{user.name}</span>
    return <OptionalPart placeholder={placeholder}><UserMenu key={user.id} name={user.name} /></OptionalPart>
  }
  return (
    // Hidden until the page has seen the stored session: nobody signed in is shown "Sign In" first.
    <div className="guest-actions flex items-center gap-2">
      <ButtonLink size="sm" variant="ghost" to={paths.login()}>Sign In</ButtonLink>
      <ButtonLink size="sm" to={paths.register()}>Get Started</ButtonLink>
    </div>
  )
}

function MobileToggle({ ref, open, onToggle }: { ref: Ref<HTMLButtonElement>; open: boolean; onToggle: () => void }) {
  const hydrated = useHydrated()
  return (
    <button ref={ref} type="button" disabled={!hydrated} aria-expanded={open} aria-controls="mobile-menu" aria-label={open ? 'Close menu' : 'Open menu'} onPointerEnter={() => void preloadMobileMenu().catch(() => {})} onClick={onToggle} className="-mr-2.5 grid size-11 place-items-center rounded-md transition-colors hover:bg-ink/6 nav:hidden">
      <SpriteIcon name={open ? 'close' : 'menu'} className="size-6" />
    </button>
  )
}

function subscribeToScroll(listener: () => void) {
  window.addEventListener('scroll', listener, { passive: true })
  return () => window.removeEventListener('scroll', listener)
}

const useScrolled = () => useSyncExternalStore(subscribeToScroll, () => window.scrollY > OPAQUE_AFTER, () => false)

function useEscape(active: boolean, onEscape: () => void) {
  useEffect(() => {
    if (!active) return
    const onKeyDown = ({ key }: KeyboardEvent) => key === 'Escape' && onEscape()
    document.addEventListener('keydown', onKeyDown)
    return () => document.removeEventListener('keydown', onKeyDown)
  })
}
