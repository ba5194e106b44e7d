import { Monitor, Moon, Sun } from 'lucide-react'
import { chooseTheme, THEME_NAMES, THEMES, useTheme, type Theme } from '@/lib/theme'
import { MenuItem, MenuPanel } from '@/ui/MenuPanel'

const ICONS: Record<Theme, typeof Sun> = { light: Sun, dark: Moon, system: Monitor }

export default function ThemeChoices() {
  const theme = useTheme()
  return (
    <MenuPanel>
      {THEMES.map((choice) => {
        const Icon = ICONS[choice]
        return <MenuItem key={choice} checked={choice === theme} onSelect={() => chooseTheme(choice)}><Icon aria-hidden />{THEME_NAMES[choice]}</MenuItem>
      })}
    </MenuPanel>
  )
}
