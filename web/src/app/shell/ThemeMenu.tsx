import { lazyChunk } from '@/lib/lazy-chunk'
import { useHydrated } from '@/lib/use-hydrated'
import { Menu } from '@/ui/Menu'
import { SpriteIcon } from '@/ui/SpriteIcon'
import { OptionalPart } from './OptionalPart'

const { Content: ThemeChoices, preload } = lazyChunk(() => import('./ThemeChoices'))

export function ThemeMenu() {
  const hydrated = useHydrated()
  const icon = (
    <>
      <SpriteIcon name="sun" className="size-5 dark:hidden" />
      <SpriteIcon name="moon" className="hidden size-5 dark:block" />
    </>
  )
  return (
    <Menu trigger={icon} label="Theme" disabled={!hydrated} onApproach={() => void preload().catch(() => {})} triggerClassName="grid size-11 place-items-center rounded-md text-muted transition-colors hover:bg-ink/6 hover:text-ink">
      <OptionalPart><ThemeChoices /></OptionalPart>
    </Menu>
  )
}
