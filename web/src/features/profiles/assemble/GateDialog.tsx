import { Button } from '@/ui/Button'
import { Dialog } from '@/ui/Dialog'

interface Props {
  connected: { github: boolean; linkedIn: boolean }
  onConnect: (profile: 'github' | 'linkedin') => void
  /** The other way to a resume. */
  onUpload: () => void
  onClose: () => void
}

/** Names what is missing for a new resume, and leads there. */
export function gateMessage({ github, linkedIn }: Props['connected']): string {
  const missing = [!github && 'GitHub', !linkedIn && 'LinkedIn'].filter(Boolean)
  return `Please connect your ${missing.join(' and ')} ${missing.length === 1 ? 'profile' : 'profiles'} first to create a new resume.`
}

/** In place of a new resume while a profile is missing. */
export default function GateDialog({ connected, onConnect, onUpload, onClose }: Props) {
  return (
    <Dialog
      open
      size="lg"
      role="alertdialog"
      title={gateMessage(connected)}
      description="A new resume is put together from both. You can also start from a resume you already have."
      onClose={onClose}
      footer={
        <>
          <span className="mr-auto max-sm:order-last max-sm:mx-auto"><Button variant="ghost" onClick={onUpload}>Upload Resume</Button></span>
          {!connected.github && <Button onClick={() => onConnect('github')}>Connect GitHub</Button>}
          {!connected.linkedIn && <Button onClick={() => onConnect('linkedin')}>Connect LinkedIn</Button>}
        </>
      }
    />
  )
}
