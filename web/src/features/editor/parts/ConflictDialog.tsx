import { Button } from '@/ui/Button'
import { Dialog } from '@/ui/Dialog'
import type { SavedContent } from '../model'
import { differences } from '../state/diff'
import { DifferenceList } from './DifferenceList'

interface Props {
  mine: SavedContent
  other: SavedContent
  onLoadOther: () => void
  onKeepMine: () => void
  onClose: () => void
}

/** Another tab has saved since: the user says which version is to be the newest. Neither is lost. */
export function ConflictDialog({ mine, other, onLoadOther, onKeepMine, onClose }: Props) {
  return (
    <Dialog
      open
      size="lg"
      role="alertdialog"
      title="This resume was changed in another tab"
      description="Nothing is lost: the other version stays in the version history, and Undo brings yours back after loading the other one."
      onClose={onClose}
      footer={
        <>
          <Button variant="outline" onClick={onLoadOther}>Load the other version</Button>
          <Button onClick={onKeepMine}>Keep mine as the newest</Button>
        </>
      }
    >
      <DifferenceList differences={differences(other, mine)} before="Other version" after="Yours" />
    </Dialog>
  )
}
