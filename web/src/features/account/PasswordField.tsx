import { Eye, EyeOff } from 'lucide-react'
import { useState, type ComponentProps } from 'react'
import { Field } from '@/ui/Field'
import { IconButton } from '@/ui/IconButton'

/** A password, hidden until its owner wants to see it. */
export function PasswordField({ label = 'Password', ...props }: Omit<ComponentProps<typeof Field>, 'label' | 'type' | 'end'> & { label?: string }) {
  const [shown, setShown] = useState(false)
  const toggle = (
    <IconButton label={`${shown ? 'Hide' : 'Show'} ${label.toLowerCase()}`} aria-pressed={shown} onClick={() => setShown(!shown)}>
      {shown ? <EyeOff aria-hidden /> : <Eye aria-hidden />}
    </IconButton>
  )
  return <Field label={label} type={shown ? 'text' : 'password'} end={toggle} autoCapitalize="none" spellCheck={false} {...props} />
}
