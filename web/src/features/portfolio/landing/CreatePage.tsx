import { useState } from 'react'
import { Navigate, useNavigate } from 'react-router'
import { paths } from '@/lib/paths'
import { PortfolioDialogs } from '../PortfolioDialogs'
import { dialogTemplate, selectedTemplate } from '../selected-template'
import { useView } from '../use-view'
import { Landing } from './Landing'

/** `/portfolio/create`: the landing with the form of the design that was chosen. */
export function CreatePage() {
  const view = useView()
  const navigate = useNavigate()
  // Storing the portfolio clears the choice before the form is left.
  const [stored] = useState(selectedTemplate)
  if (!stored) return <Navigate to={paths.portfolioTemplates()} replace />
  return (
    <>
      <Landing view={view} />
      <PortfolioDialogs
        view={view}
        formOf={dialogTemplate(stored)}
        siteOf={dialogTemplate(stored)}
        onFormClosed={() => void navigate(paths.portfolio())}
        onStored={(site) => void navigate(paths.portfolio({ site }), { replace: true })}
      />
    </>
  )
}
