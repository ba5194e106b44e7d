import { useQuery } from '@tanstack/react-query'
import type { Schemas } from '@/api/client'
import { useUser } from '@/session/SessionProvider'
import { Button } from '@/ui/Button'
import { Dialog } from '@/ui/Dialog'
import { mergeQuery } from '../calls'
import { AssembleProblem, isPlanLimit } from './AssembleProblem'
import { ContentStep } from './ContentStep'
import { TemplateStep } from './TemplateStep'
import { useResumeDraft } from './use-draft'

interface Props {
  step: 'template' | 'content'
  /** The user's resumes, the one saved last first; undefined while they are loaded. */
  resumes: Pick<Schemas['ResumeRecord'], 'id' | 'name'>[] | undefined
  onContent: () => void
  onBack: () => void
  onClose: () => void
  onCreated: (record: Schemas['ResumeRecord']) => void
}

/** The resume it starts from, unless that was deleted meanwhile. */
function stillThere(base: string | undefined, resumes: Props['resumes']) {
  const isGone = base !== undefined && base !== 'none' && resumes?.every(({ id }) => id !== base)
  return isGone ? undefined : base
}

/** A new resume in two steps: how it looks and what it is called, then what goes in. */
export default function NewResumeDialog({ step, resumes, onContent, onBack, onClose, onCreated }: Props) {
  const user = useUser()
  const { draft: kept, change, forget } = useResumeDraft()
  const draft = { ...kept, base: stillThere(kept.base, resumes) }
  const limit = useQuery(mergeQuery(draft.base)).error
  const templateId = draft.templateId ?? user.selectedTemplate ?? null
  if (isPlanLimit(limit)) {
    return (
      <Dialog open title="Create a new resume" onClose={onClose} footer={<Button variant="outline" onClick={onClose}>Close</Button>}>
        <AssembleProblem error={limit} />
      </Dialog>
    )
  }
  if (step === 'template') return <TemplateStep draft={draft} templateId={templateId} pictureOf={resumes?.[0]?.id ?? null} onChange={change} onNext={onContent} onClose={onClose} />
  return (
    <ContentStep
      draft={draft}
      templateId={templateId}
      resumes={resumes ?? []}
      onChange={change}
      onBack={onBack}
      onClose={onClose}
      onCreated={(record) => {
        forget()
        onCreated(record)
      }}
    />
  )
}
