import { Download } from 'lucide-react'
import { Announcement } from './Announcement'
import { unpressable, WAIT } from './busy'
import { Button, type ButtonProps } from './Button'
import { Spinner } from './Spinner'

type Props = Omit<ButtonProps, 'loading' | 'loadingLabel' | 'busy'> & {
  /** The file is on its way: a second press does nothing. */
  busy: boolean
}

/** Saves a file. While it does, it says so, and its label stays readable. */
export function DownloadButton({ busy, children, ...rest }: Props) {
  return (
    <>
      <Button {...rest} {...(busy && { ...unpressable, 'aria-busy': true })}>
        {busy ? <Spinner className="size-4.5" /> : <Download className="size-4.5" aria-hidden />}
        {children}
      </Button>
      <Announcement>{busy && WAIT}</Announcement>
    </>
  )
}
