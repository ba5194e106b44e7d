import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useMemo, useRef, useState } from 'react'
import { useNavigate, useSearchParams } from 'react-router'
import toast from 'react-hot-toast/headless'
import { messageOf } from '@/api/errors'
import { formPath } from '@/features/resumes/review/form-model'
import { historyQuery } from '@/features/resumes/api/history'
import { Share } from '@/features/share/Share'
import { cn } from '@/lib/cn'
import { paths } from '@/lib/paths'
import { useShortcut } from '@/lib/shortcuts'
import { useUser } from '@/session/SessionProvider'
import { ConfirmDialog } from '@/ui/ConfirmDialog'
import { PaneSwitch } from '@/ui/PaneSwitch'
import { Tabs } from '@/ui/Tabs'
import { duplicateResume, restoreVersion, type Version } from './api/calls'
import type { Loaded } from './api/load'
import { ConflictDialog } from './parts/ConflictDialog'
import { ContentPanel } from './parts/ContentPanel'
import { DesignPanel } from './parts/DesignPanel'
import { EditorProvider, type EditorContextValue } from './parts/editor-context'
import { EditorBar } from './parts/EditorBar'
import { PreviewPane } from './parts/PreviewPane'
import { ScorePanel } from './parts/ScorePanel'
import { VersionsDialog } from './parts/VersionsDialog'
import { toSaved } from './state/content'
import { marksOf } from './state/marks'
import { isWithin } from './state/paths'
import { useEditor } from './state/use-editor'
import { useGoTo } from './state/use-go-to'
import { useLeaveGuard } from './state/use-leave-guard'
import { FIRST_DESIGN } from './model'
import { useLiveScore } from './state/use-live-score'

const PANES = [['edit', 'Edit'], ['preview', 'Preview']] as const
type PanelName = 'content' | 'design' | 'score'

/** The form at the left, the page at the right; below 1024 px they take turns. */
export function Workspace({ id, loaded }: { id: string; loaded: Loaded }) {
  const editor = useEditor(id, loaded.start)
  const { content, problems, edit } = editor
  const title = editor.title ?? loaded.title
  const form = useRef<HTMLDivElement>(null)
  const [pane, setPane] = useState<'edit' | 'preview'>('edit')
  const [panel, setPanel] = useState<PanelName>('content')
  const [touched, setTouched] = useState<ReadonlySet<string>>(new Set())
  const [showAll, setShowAll] = useState(false)
  const [said, say] = useState('')
  const [historyOpen, setHistoryOpen] = useState(false)
  const [sharing, setSharing] = useState(false)
  const goTo = useGoTo(form, content, () => {
    setPane('edit')
    setPanel('content')
  })
  useFieldAtStart(goTo.goTo)

  const { selectedTemplate } = useUser()
  const template = content.templateId ?? selectedTemplate ?? FIRST_DESIGN
  const valid = problems.length === 0
  const saved = useMemo(() => toSaved(content), [content])
  const drawn = useMemo(() => ({ ...saved, templateId: template }), [saved, template])
  const score = useLiveScore(id, drawn, valid)
  const marks = useMemo(() => marksOf(content, score.data), [content, score.data])
  const guard = useLeaveGuard(editor.dirty && editor.status !== 'saving')
  const actions = useActions(id, editor)

  useShortcut('Mod+z', 'Undo', editor.undo)
  useShortcut('Mod+Shift+z', 'Redo', editor.redo)
  useShortcut('Mod+s', 'Save a version now', () => void editor.flush({ keep: true }))

  const fix = () => {
    setShowAll(true)
    if (problems[0]) goTo.goTo(problems[0].path)
  }
  const context: EditorContextValue = {
    content,
    edit,
    errorOf: (path) => (showAll || touched.has(path) || editor.status === 'refused' ? problems.find((problem) => problem.path === path)?.message : undefined),
    anyErrorIn: (path) => problems.some((problem) => isWithin(problem.path, path)),
    markOf: (path) => marks.get(path),
    marksIn: (path) => [...marks.keys()].filter((marked) => isWithin(marked, path)).length,
    touch: (path) => setTouched((before) => (before.has(path) ? before : new Set([...before, path]))),
    isOpen: goTo.isOpen,
    setOpen: goTo.setOpen,
    goTo: goTo.goTo,
    say,
  }
  return (
    <EditorProvider value={context}>
      <div className="mx-auto w-[min(100%-2rem,100rem)] pt-3 pb-10">
        <EditorBar
          id={id}
          title={title}
          editor={editor}
          score={score.data?.card.score ?? null}
          template={template}
          onFix={fix}
          onConflict={() => actions.setAsking(true)}
          onHistory={() => setHistoryOpen(true)}
          onShare={() => setSharing(true)}
          onScore={() => {
            setPane('edit')
            setPanel('score')
          }}
          onDuplicate={() => actions.duplicate.mutate()}
          duplicating={actions.duplicate.isPending}
        >
          <PaneSwitch panes={PANES} pane={pane} onChange={setPane} className="lg:hidden" />
        </EditorBar>
        <div className="mt-3 grid grid-cols-1 gap-6 lg:grid-cols-2">
          <div ref={form} className={cn('min-w-0 lg:block', pane !== 'edit' && 'hidden')}>
            <Tabs
              label="Editor"
              value={panel}
              onChange={setPanel}
              tabs={[
                { id: 'content', label: 'Content', content: <ContentPanel /> },
                { id: 'design', label: 'Design', content: <DesignPanel templateId={template} /> },
                { id: 'score', label: 'Score', content: <ScorePanel score={score} /> },
              ]}
            />
          </div>
          <PreviewPane
            id={id}
            content={drawn}
            text={valid ? JSON.stringify(drawn) : null}
            className={cn('h-[calc(100dvh-13.5rem)] lg:sticky lg:top-34 lg:flex lg:h-[calc(100dvh-9.5rem)]', pane !== 'preview' && 'max-lg:hidden')}
          />
        </div>
      </div>
      <p aria-live="polite" className="sr-only">{said}</p>
      {historyOpen && <VersionsDialog id={id} present={saved} onRestore={actions.restore} onClose={() => setHistoryOpen(false)} />}
      {sharing && <Share resumeId={id} resumeName={title} onClose={() => setSharing(false)} />}
      {editor.conflict && actions.asking && (
        <ConflictDialog mine={saved} other={editor.conflict.other} onLoadOther={actions.loadOther} onKeepMine={actions.keepMine} onClose={() => actions.setAsking(false)} />
      )}
      <ConfirmDialog open={guard.asking} title="Leave with unsaved changes?" confirmLabel="Leave" cancelLabel="Keep editing" tone="primary" onConfirm={guard.leave} onCancel={guard.stay}>
        Your latest changes aren’t saved yet. We’ll keep them in this tab, so you can pick up where you left off.
      </ConfirmDialog>
    </EditorProvider>
  )
}

/** The address may name the field to begin with, as the server spells it. */
function useFieldAtStart(goTo: (path: string) => void) {
  const [query] = useSearchParams()
  const field = query.get('field')
  const go = useEffectEvent(goTo)
  useEffect(() => {
    if (field) go(formPath(field))
  }, [field])
}

/** What is done to the resume as a whole. */
function useActions(id: string, editor: ReturnType<typeof useEditor>) {
  const navigate = useNavigate()
  const client = useQueryClient()
  const { conflict } = editor
  // Asked anew with each conflict; "Decide" brings the question back.
  const [answered, setAnswered] = useState<object | null>(null)

  const duplicate = useMutation({
    mutationFn: async () => {
      await editor.flush()
      return duplicateResume(id)
    },
    onSuccess: (copy) => {
      void client.invalidateQueries({ queryKey: historyQuery.queryKey })
      toast.success('This is the copy. The original stays as it was.')
      void navigate(paths.editor(copy.id))
    },
    onError: (error) => toast.error(messageOf(error)),
  })
  const restore = async ({ number, resume, appearance, templateId }: Version) => {
    // What stands in the editor becomes a version of its own first.
    if (editor.dirty && !(await editor.flush({ keep: true }))) throw new Error('Save your changes first: what you typed would get lost.')
    const { version, title } = await restoreVersion(id, number, editor.base())
    editor.adopt({ resume, appearance, templateId }, version, title)
    toast.success(`Version ${number} is back. Undo returns to what you had.`)
  }
  return {
    duplicate,
    restore,
    asking: conflict !== null && answered !== conflict,
    setAsking: (asking: boolean) => setAnswered(asking ? null : conflict),
    loadOther: () => conflict && editor.adopt(conflict.other, conflict.version),
    keepMine: () => conflict && void editor.overwrite(conflict.version),
  }
}
