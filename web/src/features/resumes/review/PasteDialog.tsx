import { useState } from 'react'
import { Button } from '@/ui/Button'
import { Dialog } from '@/ui/Dialog'
import { TextArea } from '@/ui/TextArea'

interface Props {
  title: string
  /** Whether a blank line begins another entry. */
  parted: boolean
  onPaste: (text: string) => void
  onClose: () => void
}

/** Takes lines from elsewhere as entries. */
export function PasteDialog({ title, parted, onPaste, onClose }: Props) {
  const [text, setText] = useState('')
  const hint = parted ? 'Leave a blank line between entries. The first line of each is its name.' : 'One per line, or separated by commas.'
  return (
    <Dialog
      open
      title={title}
      onClose={onClose}
      footer={
        <>
          <Button variant="outline" onClick={onClose}>Cancel</Button>
          <Button disabledReason={text.trim() === '' ? 'Paste or type some lines first.' : undefined} onClick={() => onPaste(text)}>Add</Button>
        </>
      }
    >
      <TextArea label="Lines" hint={hint} rows={8} value={text} onChange={(event) => setText(event.target.value)} />
    </Dialog>
  )
}
