import { cn } from '@/lib/cn'
import { Button } from '@/ui/Button'
import { Dialog } from '@/ui/Dialog'
import { Progress } from '@/ui/Progress'

/** How much of a form has left the browser; then the server works on the images. */
export function Transfer({ share }: { share: number }) {
  const sent = share >= 1
  return (
    <div>
      <div className="mb-2 flex items-baseline justify-between gap-4 text-sm">
        <p className="font-medium">{sent ? 'Preparing your images…' : 'Uploading…'}</p>
        {!sent && <p className="text-muted tabular-nums">{Math.round(share * 100)}%</p>}
      </div>
      <Progress label="Uploading your portfolio" value={sent ? undefined : share} />
    </div>
  )
}

/** Stands in place of a form that closes before it is sent. */
export function SendingDialog({ share, onCancel }: { share: number; onCancel: () => void }) {
  return (
    <Dialog open title="Creating your portfolio" onClose={onCancel} footer={<Button variant="outline" onClick={onCancel}>Cancel upload</Button>}>
      <Transfer share={share} />
    </Dialog>
  )
}

/** What became of the form: green when it went well. */
export function StatusLine({ text }: { text: string }) {
  const isGood = text.includes('successfully')
  return <p role={isGood ? 'status' : 'alert'} className={cn('text-sm font-medium', isGood ? 'text-success' : 'text-error')}>{text}</p>
}
