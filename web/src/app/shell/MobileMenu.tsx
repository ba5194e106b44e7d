import { paths } from '@/lib/paths'
import { useSession } from '@/session/SessionProvider'
import { Button, ButtonLink } from '@/ui/Button'
import { MainLinks } from './MainLinks'

export default function MobileMenu({ id }: { id: string }) {
  return (
    <nav id={id} aria-label="Mobile" className="wrap max-h-[calc(100dvh-4.5rem)] overflow-y-auto pb-6 nav:hidden">
      <MainLinks linkClassName="block border-b py-3 font-display text-xl font-semibold" hereClassName="text-primary" />
      <Actions />
    </nav>
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
