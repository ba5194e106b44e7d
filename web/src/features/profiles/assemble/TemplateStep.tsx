import { useState } from 'react'
import toast from 'react-hot-toast/headless'
import { messageOf } from '@/api/errors'
import { useTemplates } from '@/features/templates/api/templates'
import { TemplateGrid, TemplateGridSkeleton } from '@/features/templates/TemplateGrid'
import { useSession, useUser } from '@/session/SessionProvider'
import { Button } from '@/ui/Button'
import { Dialog } from '@/ui/Dialog'
import { ErrorState } from '@/ui/ErrorState'
import { Field } from '@/ui/Field'
import type { Draft } from './use-draft'

/** The server's limit, in characters. */
const LONGEST_NAME = 120

export function nameProblem(name: string): string | undefined {
  return [...name.trim()].length > LONGEST_NAME ? `Use at most ${LONGEST_NAME} characters.` : undefined
}

interface Props {
  draft: Draft
  templateId: string | null
  /** The resume that the designs show; null for the sample. */
  pictureOf: string | null
  onChange: (change: Partial<Draft>) => void
  onNext: () => void
  onClose: () => void
}

/** The name of the new resume, and its design. */
export function TemplateStep({ draft, templateId, pictureOf, onChange, onNext, onClose }: Props) {
  const templates = useTemplates()
  const { refreshProfile } = useSession()
  const current = useUser().selectedTemplate ?? null
  const [asked, setAsked] = useState(false)
  const chosen = templates.data?.some(({ id }) => id === templateId) ? templateId : null
  const next = () => {
    setAsked(true)
    if (nameProblem(draft.name)) return document.getElementById('new-resume-name')?.focus()
    refreshProfile().catch(() => toast.error('Failed to load user data', { id: 'profile' }))
    onNext()
  }
  return (
    <Dialog
      open
      size="full"
      title="Create a new resume"
      description="Step 1 of 2: name it and choose a template. You can change both later."
      onClose={onClose}
      footer={
        <>
          <Button variant="outline" onClick={onClose}>Cancel</Button>
          <Button disabledReason={chosen === null ? 'Choose a template first.' : undefined} onClick={next}>Continue</Button>
        </>
      }
    >
      <Field id="new-resume-name" label="Name of the resume" hint="Leave it empty to name it after you and your latest job title." value={draft.name} onChange={({ target }) => onChange({ name: target.value })} error={asked ? nameProblem(draft.name) : undefined} className="mb-6 max-w-md" />
      {templates.isPending && <TemplateGridSkeleton />}
      {templates.isError && <ErrorState title="We couldn’t load the templates" message={messageOf(templates.error)} onRetry={() => void templates.refetch()} retrying={templates.isFetching} />}
      {templates.data && <TemplateGrid resumeId={pictureOf} templates={templates.data} chosen={chosen} current={current} narrow={false} onChoose={({ id }) => onChange({ templateId: id })} />}
    </Dialog>
  )
}
