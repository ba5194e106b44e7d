import { Download } from 'lucide-react'
import { Button, type ButtonProps } from './Button'
import { Spinner } from './Spinner'

type Props = Omit<ButtonProps, 'loading' | 'loadingLabel'> & {
  /** The file is on its way: a second press does nothing. */
  busy: boolean
}

/** Saves a file. While it does, it says so and stays where the keyboard is: a button with `disabled` would lose the focus. */
export function DownloadButton({ busy, onClick, children, ...rest }: Props) {
  return (
    <Button {...rest} onClick={busy ? undefined : onClick} {...(busy && { 'aria-busy': true, 'aria-disabled': true })}>
      {busy ? <Spinner className="size-4.5" /> : <Download className="size-4.5" aria-hidden />}
      {children}
    </Button>
  )
}
