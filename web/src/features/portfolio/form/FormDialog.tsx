import { useQueryClient } from '@tanstack/react-query'
import { useId, useRef, useState, type FormEvent } from 'react'
import toast from 'react-hot-toast/headless'
import { useSession } from '@/session/SessionProvider'
import { useUnsaved } from '@/lib/unsaved'
import { AlertDialog } from '@/ui/AlertDialog'
import { Button } from '@/ui/Button'
import { Dialog } from '@/ui/Dialog'
import { portfolioQuery, portfoliosQuery, websiteQuery } from '../calls'
import { templateOf } from '../catalogue'
import { familyOf, knownFlow } from '../flows'
import { forgetSelectedTemplate } from '../selected-template'
import type { PortfolioDetail } from '../wire'
import { ErrorSummary } from './ErrorSummary'
import { FormBody, FormSkeleton } from './FormBody'
import { FormNotes } from './FormNotes'
import { SendingDialog, StatusLine, Transfer } from './Sending'
import { submissionOf } from './submission'
import { useDraftForm } from './use-draft-form'
import { nameOf, useFormProblems } from './use-form-problems'
import { useSubmit } from './use-submit'

interface Props {
  template: string
  /** The portfolio that is edited; a new one without. */
  portfolio?: PortfolioDetail
  onClose: () => void
  /** The portfolio is stored, and its code can be shown. */
  onStored: (id: string | undefined) => void
}

const NOT_SIGNED_IN = 'You must be logged in to submit a portfolio.'
const WORDS = {
  create: { save: 'Create Portfolio', saving: 'Creating...', saved: 'Portfolio uploaded successfully!' },
  edit: { save: 'Save Changes', saving: 'Saving...', saved: 'Portfolio updated successfully!' },
}

/** The form of a portfolio, whatever its flow: the schema says what is asked, the family how it behaves. */
export default function FormDialog({ template: chosen, portfolio, onClose, onStored }: Props) {
  const { user } = useSession()
  const [template, setTemplate] = useState(chosen)
  const flow = knownFlow(template)
  const family = familyOf(flow)
  const form = useDraftForm(flow, portfolio)
  const { share, send, cancel } = useSubmit(family)
  const problems = useFormProblems(flow, template, form.state?.draft)
  const [busy, setBusy] = useState(false)
  const [closed, setClosed] = useState(false)
  const [status, setStatus] = useState<string | null>(null)
  const [alert, setAlert] = useState<string | null>(null)
  const client = useQueryClient()
  const body = useRef<HTMLFormElement>(null)
  const id = useId()
  const words = portfolio ? WORDS.edit : WORDS.create
  useUnsaved(busy)

  const say = (message: string | null) => (family === 'theme' ? setAlert(message) : setStatus(message))
  const finish = async (stored: string | undefined) => {
    await form.forget()
    void client.invalidateQueries({ queryKey: portfoliosQuery.queryKey })
    if (stored) client.removeQueries({ queryKey: portfolioQuery(stored).queryKey })
    if (family === 'template') setStatus(words.saved)
    if (family === 'category') {
      toast.success(words.saved)
      setClosed(true)
      if (!portfolio) forgetSelectedTemplate()
    }
    // The form stands until there is something to take its place.
    if (family === 'template' && stored) await client.prefetchQuery(websiteQuery(stored))
    onStored(stored)
  }
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (!form.state || busy) return
    if (!user) return say(NOT_SIGNED_IN)
    const found = problems.check()
    say(found.find(({ isRule }) => isRule)?.message ?? null)
    if (found.length > 0) return
    setBusy(true)
    const outcome = await send(submissionOf(flow, template, form.state.draft), portfolio?._id)
    if ('id' in outcome) return void (await finish(outcome.id))
    setBusy(false)
    const { message, error, canceled } = outcome.failure
    problems.refuse(error)
    if (canceled) toast(message)
    else say(message)
  }
  const change: typeof form.change = (name, changes) => {
    problems.changed(name)
    setStatus(null)
    form.change(name, changes)
  }
  const goTo = (field: string) => {
    const name = field === 'timeline' ? 'timeline-0-date' : field
    body.current?.querySelector<HTMLElement>(`#${CSS.escape(`${id}-${name}`)}`)?.focus()
  }
  const closesFirst = family === 'theme' && busy
  return (
    <>
      <Dialog
        open={!closesFirst && !closed}
        size="lg"
        title={flow.title}
        description={flow.templates.length > 1 ? undefined : templateOf(template)?.name}
        onClose={onClose}
        beforeClose={() => !busy}
        footer={
          <>
            {(share !== null || status) && <div className="w-full">{share !== null ? <Transfer share={share} /> : status && <StatusLine text={status} />}</div>}
            <Button variant="outline" busy={busy && share === null} onClick={share !== null ? cancel : onClose}>{share !== null ? 'Cancel upload' : 'Cancel'}</Button>
            <Button type="submit" form={id} loading={busy} loadingLabel={words.saving}>{words.save}</Button>
          </>
        }
      >
        {form.state ? (
          <form ref={body} id={id} onSubmit={(event) => void submit(event)} noValidate aria-label={flow.title} className="grid gap-6">
            <FormNotes isGuest={!user} hasResume={!!user?.parsedResume} filled={form.state.filled.length} restored={form.state.restored} onClearFilled={form.clearFilled} onStartOver={form.startOver} />
            <ErrorSummary problems={problems.problems} tries={problems.tries} nameOf={nameOf(flow)} onChoose={goTo} />
            <FormBody id={id} flow={flow} template={template} draft={form.state.draft} errors={problems.errors} onTemplate={setTemplate} onChange={change} onAlert={setAlert} />
          </form>
        ) : <FormSkeleton />}
      </Dialog>
      {closesFirst && <SendingDialog share={share ?? 1} onCancel={cancel} />}
      <AlertDialog message={alert} onClose={() => setAlert(null)} />
    </>
  )
}
