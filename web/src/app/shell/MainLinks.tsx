import { useLocation } from 'react-router'
import { cn } from '@/lib/cn'
import { Link } from '@/ui/Link'
import { mainLinks } from './navigation'

/** The header's links as a list; the one that leads to this place, or above it, is marked. */
export function MainLinks({ listClassName, linkClassName, hereClassName }: { listClassName?: string; linkClassName: string; hereClassName: string }) {
  const { pathname } = useLocation()
  return (
    <ul className={listClassName}>
      {mainLinks.map(({ to, label }) => {
        const here = pathname === to || (to !== '/' && pathname.startsWith(`${to}/`))
        return <li key={to}><Link to={to} aria-current={here ? 'page' : undefined} className={cn(linkClassName, here && hereClassName)}>{label}</Link></li>
      })}
    </ul>
  )
}
