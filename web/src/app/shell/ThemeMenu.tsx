import { Moon, Sun } from 'lucide-react'
import { lazy, Suspense } from 'react'
import { useHydrated } from '@/lib/use-hydrated'
import { Menu } from '@/ui/Menu'

const load = () => import('./ThemeChoices')
const ThemeChoices = lazy(load)

export function ThemeMenu() {
  const hydrated = useHydrated()
  const icon = (
    <>
      <Sun className="size-5 dark:hidden" aria-hidden />
      <Moon className="hidden size-5 dark:block" aria-hidden />
    </>
  )
  return (
    <Menu trigger={icon} label="Theme" disabled={!hydrated} onApproach={() => void load().catch(() => {})} triggerClassName="grid size-11 place-items-center rounded-md text-muted transition-colors hover:bg-ink/6 hover:text-ink">
      <Suspense><ThemeChoices /></Suspense>
    </Menu>
  )
}
