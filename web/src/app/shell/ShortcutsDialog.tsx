import { enableSingleKeys, singleKeysEnabled, useShortcuts } from '@/lib/shortcuts'
import { Dialog } from '@/ui/Dialog'

const MODIFIER = /Mac|iPhone|iPad/.test(navigator.userAgent) ? '⌘' : 'Ctrl'

/** Keys that the browser and our controls understand everywhere. */
const EVERYWHERE = [
  { keys: 'Esc', description: 'Close a dialog or menu' },
  { keys: 'Tab', description: 'Go to the next button or field' },
]

export default function ShortcutsDialog({ onClose }: { onClose: () => void }) {
  const registered = useShortcuts()
  const enabled = singleKeysEnabled()
  return (
    <Dialog open onClose={onClose} title="Keyboard shortcuts">
      <dl className="grid grid-cols-[auto_1fr] items-center gap-x-5 gap-y-3">
        {[...registered, ...EVERYWHERE].map(({ keys, description }) => (
          <div key={keys} className="contents">
            <dt className="flex gap-1">{keys.split('+').map((key) => <kbd key={key} className="min-w-8 rounded-sm border border-b-2 bg-bg px-2 py-0.5 text-center font-sans text-sm font-semibold">{key === 'Mod' ? MODIFIER : key}</kbd>)}</dt>
            <dd>{description}</dd>
          </div>
        ))}
      </dl>
      <label className="mt-6 flex min-h-11 items-center gap-3 border-t pt-4">
        <input type="checkbox" checked={enabled} onChange={(event) => enableSingleKeys(event.target.checked)} className="size-5 accent-primary" />
        Enable single-key shortcuts
      </label>
    </Dialog>
  )
}
