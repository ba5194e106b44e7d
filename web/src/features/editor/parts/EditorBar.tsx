import { ArrowLeft, Copy, History, Redo2, Share2, Undo2 } from 'lucide-react'
import type { ReactNode } from 'react'
import { paths } from '@/lib/paths'
import { IconButton } from '@/ui/IconButton'
import { Link } from '@/ui/Link'
import { ScoreRing } from '@/ui/ScoreRing'
import type { Editor } from '../state/use-editor'
import { DownloadMenu } from './DownloadMenu'
import { SaveStateText } from './SaveStateText'
import { TitleField } from './TitleField'

interface Props {
  id: string
  title: string
  editor: Editor
  /** Of what is typed; null before the first answer. */
  score: number | null
  template: string
  onFix: () => void
  onConflict: () => void
  onHistory: () => void
  onShare: () => void
  onScore: () => void
  onDuplicate: () => void
  duplicating: boolean
  /** Stands below, and stays in view with the bar. */
  children: ReactNode
}

/** The resume's name, and above the form what can always be done; that part stays in view. */
export function EditorBar({ id, title, editor, score, template, onFix, onConflict, onHistory, onShare, onScore, onDuplicate, duplicating, children }: Props) {
  return (
    // On a wide screen all of it is one row that stays in view, on a small one only what is used while typing.
    <div className="max-lg:contents lg:sticky lg:top-18 lg:z-30 lg:-mx-4 lg:flex lg:items-start lg:gap-3 lg:bg-bg lg:px-4 lg:py-1.5">
      <div className="flex min-w-0 items-center gap-1 lg:max-w-[40%]">
        <Link to={paths.dashboard()} aria-label="Back to your resumes" title="Back to your resumes" className="-ml-2.5 grid size-11 shrink-0 place-items-center rounded-md text-muted hover:bg-ink/6 hover:text-ink"><ArrowLeft className="size-5" aria-hidden /></Link>
        <div className="min-w-0 flex-1"><TitleField id={id} title={title} /></div>
        <IconButton label="Share" onClick={onShare}><Share2 aria-hidden /></IconButton>
      </div>
      <div className="min-w-0 flex-1 max-lg:sticky max-lg:top-18 max-lg:z-30 max-lg:-mx-4 max-lg:bg-bg max-lg:px-4 max-lg:py-1.5">
        <div className="flex items-center gap-1 max-sm:flex-wrap">
          <IconButton label="Undo" aria-disabled={!editor.canUndo || undefined} onClick={editor.undo} className="aria-disabled:opacity-40"><Undo2 aria-hidden /></IconButton>
          <IconButton label="Redo" aria-disabled={!editor.canRedo || undefined} onClick={editor.redo} className="aria-disabled:opacity-40"><Redo2 aria-hidden /></IconButton>
          <div className="min-w-0 flex-1 px-1.5 max-sm:order-last max-sm:basis-full sm:px-3"><SaveStateText status={editor.status} problems={editor.problems.length} onFix={onFix} onConflict={onConflict} /></div>
          <button type="button" onClick={onScore} title="Show the score" className="max-sm:ml-auto grid size-11 shrink-0 place-items-center rounded-md hover:bg-ink/6"><ScoreRing value={score} size={40} /></button>
          <IconButton label="Duplicate" busy={duplicating} onClick={onDuplicate}><Copy aria-hidden /></IconButton>
          <IconButton label="Version history" onClick={onHistory}><History aria-hidden /></IconButton>
          <DownloadMenu id={id} template={template} onSave={editor.flush} />
        </div>
        <div className="mt-1.5 empty:hidden lg:hidden">{children}</div>
        {editor.status === 'refused' && editor.message && <p role="alert" className="mt-1.5 rounded-md bg-error-soft px-4 py-2 text-sm">{editor.message}</p>}
      </div>
    </div>
  )
}
