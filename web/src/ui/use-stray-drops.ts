import { useEffect } from 'react'

const carriesFiles = ({ dataTransfer }: DragEvent) => dataTransfer?.types.includes('Files') ?? false

/** Whether some place on the page takes what is dropped there. */
const isTaken = ({ defaultPrevented, target }: DragEvent) => defaultPrevented || (target instanceof HTMLInputElement && target.type === 'file')

/** A file dropped beside the place for it stays out: the browser would open it in place of the app, and what was typed would be gone. */
export function useStrayDrops() {
  useEffect(() => {
    const refuse = (event: DragEvent) => {
      if (isTaken(event) || !carriesFiles(event)) return
      event.preventDefault()
      if (event.dataTransfer) event.dataTransfer.dropEffect = 'none'
    }
    window.addEventListener('dragover', refuse)
    window.addEventListener('drop', refuse)
    return () => {
      window.removeEventListener('dragover', refuse)
      window.removeEventListener('drop', refuse)
    }
  }, [])
}
