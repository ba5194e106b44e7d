import { useState } from 'react'
import toast from 'react-hot-toast/headless'
import { Button } from '@/ui/Button'
import { ConfirmDialog } from '@/ui/ConfirmDialog'
import { Dialog } from '@/ui/Dialog'
import { Menu } from '@/ui/Menu'
import { MenuItem, MenuPanel } from '@/ui/MenuPanel'
import { Tooltip } from '@/ui/Tooltip'
import { undoToast } from '@/ui/undo-toast'

type Open = 'md' | 'lg' | 'full' | 'confirm' | null

export function Overlays() {
  const [open, setOpen] = useState<Open>(null)
  const close = () => setOpen(null)
  return (
    <div className="flex flex-wrap items-center gap-3">
      <Button onClick={() => toast.success('Resume details saved successfully!')}>Success toast</Button>
      <Button variant="outline" onClick={() => toast.error('Failed to delete resume')}>Error toast</Button>
      <Button variant="outline" onClick={() => toast('Copied to the clipboard')}>Plain toast</Button>
      <Button variant="outline" onClick={() => toast.loading('Parsing your resume...')}>Loading toast</Button>
      <Button variant="outline" onClick={() => undoToast({ start: 'Moved “Backend Engineer 2026', end: '” to the trash.' }, () => toast('Undone'))}>Undo toast</Button>
      {(['md', 'lg', 'full'] as const).map((size) => <Button key={size} variant="light" onClick={() => setOpen(size)}>Dialog {size}</Button>)}
      <Button variant="danger" onClick={() => setOpen('confirm')}>Delete…</Button>
      <Menu trigger="Menu" triggerClassName="h-11 rounded-md border px-5 font-semibold">
        <MenuPanel>
          <MenuItem onSelect={() => toast('Rename')}>Rename</MenuItem>
          <MenuItem onSelect={() => toast('Duplicate')}>Duplicate</MenuItem>
        </MenuPanel>
      </Menu>
      <Tooltip text="Shown on hover and on focus."><Button variant="ghost">Tooltip</Button></Tooltip>
      {open !== null && open !== 'confirm' && (
        <Dialog open onClose={close} size={open} title="Choose a Template" description="It can be changed later." footer={<Button onClick={close}>Done</Button>}>
          <p>Content scrolls; title and footer stay.</p>
        </Dialog>
      )}
      <ConfirmDialog open={open === 'confirm'} title="Delete “Backend Engineer 2026”?" confirmLabel="Delete" onConfirm={close} onCancel={close}>
        Are you sure you want to delete this resume?
      </ConfirmDialog>
    </div>
  )
}
