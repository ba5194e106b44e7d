import { useRef, type FocusEvent } from 'react'
import { paths } from '@/lib/paths'
import { useSession } from '@/session/SessionProvider'
import { Button, ButtonLink } from '@/ui/Button'
import { MainLinks } from './MainLinks'

/** Lies over the page, which a scrim darkens; it closes where the keyboard or a press leaves it. */
export default function MobileMenu({ id, onClose }: { id: string; onClose: () => void }) {
  const root = useRef<HTMLDivElement>(null)
  // The button that opened it stands beside it, in the header.
  const isInside = (target: EventTarget | null) => target instanceof Node && !!root.current?.closest('header')?.contains(target)
  const onBlur = ({ relatedTarget }: FocusEvent) => {
    if (relatedTarget && !isInside(relatedTarget)) onClose()
  }
  return (
    // eslint-disable-next-line jsx-a11y/no-static-element-interactions -- hears when the focus leaves what is inside
    <div ref={root} onBlur={onBlur} className="nav:hidden">
      {/* Measured from the header: its blurred backdrop makes it the frame of everything `fixed` inside it. */}
      {/* eslint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions -- ESC and the button in the header close it, too */}
      <div data-testid="scrim" onClick={onClose} className="absolute inset-x-0 top-full h-dvh touch-none bg-[hsl(266_45%_8%/0.5)]" />
      <nav id={id} aria-label="Mobile" className="absolute inset-x-0 top-full max-h-[calc(100dvh-4.5rem)] overflow-y-auto overscroll-contain border-b bg-bg shadow-float">
        <div className="wrap pb-6">
          <MainLinks linkClassName="block border-b py-3 font-display text-xl font-semibold" hereClassName="text-primary" />
          <Actions />
        </div>
      </nav>
    </div>
  )
}

function Actions() {
  const { user, signOut } = useSession()
  return (
    <div className="mt-5 grid grid-cols-2 gap-3">
      {user ? (
        <>
          <p className="col-span-2 truncate font-semibold">{user.name}</p>
          <ButtonLink to={paths.dashboard()}>Dashboard</ButtonLink>
          <ButtonLink variant="outline" to={paths.settings()}>Settings</ButtonLink>
          <ButtonLink variant="outline" to={paths.trash()}>Trash</ButtonLink>
          {user.operator && <ButtonLink variant="outline" to={paths.operator()}>Operator</ButtonLink>}
          <Button variant="outline" onClick={() => void signOut()}>Sign out</Button>
        </>
      ) : (
        <>
          <ButtonLink variant="outline" to={paths.login()}>Sign In</ButtonLink>
          <ButtonLink to={paths.register()}>Get Started</ButtonLink>
        </>
      )}
    </div>
  )
}
