import { Monitor, Moon, Sun } from 'lucide-react'
import { chooseTheme, THEMES, useTheme, type Theme } from '@/lib/theme'
import { MenuItem, MenuPanel } from '@/ui/MenuPanel'

const CHOICES: Record<Theme, { label: string; Icon: typeof Sun }> = {
  light: { label: 'Light', Icon: Sun },
  dark: { label: 'Dark', Icon: Moon },
  system: { label: 'System', Icon: Monitor },
}

export default function ThemeChoices() {
  const theme = useTheme()
  return (
    <MenuPanel>
      {THEMES.map((choice) => {
        const { label, Icon } = CHOICES[choice]
        return <MenuItem key={choice} checked={choice === theme} onSelect={() => chooseTheme(choice)}><Icon aria-hidden />{label}</MenuItem>
      })}
    </MenuPanel>
  )
}
