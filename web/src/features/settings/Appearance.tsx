import { chooseTheme, THEME_NAMES, THEMES, useTheme } from '@/lib/theme'
import { Chips } from '@/ui/Chips'
import { Section } from './Section'

const NAMES = THEMES.map((theme) => THEME_NAMES[theme])

export function Appearance() {
  const theme = useTheme()
  return (
    <Section id="appearance" title="Appearance" lead="Kept in this browser. System follows your device.">
      <Chips label="Theme" options={NAMES} value={THEME_NAMES[theme]} onChange={(name) => chooseTheme(THEMES.find((choice) => THEME_NAMES[choice] === name) ?? theme)} />
    </Section>
  )
}
