import { useState } from 'react'
import { useNavigate } from 'react-router'
import { paths } from '@/lib/paths'
import { templateOf, templatesOf } from '../catalogue'
import { DIALOG_TEMPLATES, selectTemplate } from '../selected-template'
import { BackLink } from './BackLink'
import { ContinueBar } from './ContinueBar'
import { DesignCard } from './DesignCard'

/** `/portfolio/templates`: five designs for artists. The choice is stored for the form. */
export function ArtistPage() {
  const navigate = useNavigate()
  const [chosen, setChosen] = useState<string | null>(null)
  const goOn = () => {
    if (!chosen) return
    selectTemplate(chosen)
    void navigate(paths.portfolioCreate())
  }
  return (
    <>
      <div className="wrap py-10 lg:py-14">
        <BackLink />
        <h1 className="mt-3 text-title">Choose Your Portfolio Template</h1>
        <p className="mt-3 max-w-2xl text-lead text-muted">Five designs for artists and creatives. Choose the one that suits your work.</p>
        {/* eslint-disable-next-line jsx-a11y/no-redundant-roles -- Safari forgets that a list without markers is one */}
        <ul role="list" aria-label="Templates" className="mt-8 grid gap-6 sm:grid-cols-2 lg:grid-cols-3">
          {templatesOf(DIALOG_TEMPLATES).map((template, index) => <DesignCard key={template.id} template={template} index={index} selected={template.id === chosen} onSelect={() => setChosen(template.id)} />)}
        </ul>
      </div>
      <ContinueBar label="Continue" chosen={chosen ? templateOf(chosen)?.name : undefined} onContinue={goOn} />
    </>
  )
}
