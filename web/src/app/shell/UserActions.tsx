import { LayoutDashboard, LogOut, Settings } from 'lucide-react'
import { paths } from '@/lib/paths'
import { useSession } from '@/session/SessionProvider'
import { MenuItem, MenuLink, MenuPanel } from '@/ui/MenuPanel'

export function UserActions() {
  const { signOut } = useSession()
  return (
    <MenuPanel>
      <MenuLink to={paths.dashboard()}><LayoutDashboard aria-hidden />Dashboard</MenuLink>
      <MenuLink to={paths.settings()}><Settings aria-hidden />Settings</MenuLink>
      <MenuItem onSelect={() => void signOut()}><LogOut aria-hidden />Sign out</MenuItem>
    </MenuPanel>
  )
}
