import { useQuery } from '@tanstack/react-query'
import { useSession } from '@/session/SessionProvider'
import { portfoliosQuery } from '../calls'
import { PortfolioDialogs } from '../PortfolioDialogs'
import { useView } from '../use-view'
import { Landing } from './Landing'

/** `/portfolio`: the categories, and the portfolios of the user with their forms and their code. */
export function OverviewPage() {
  const view = useView()
  const { user } = useSession()
  const portfolios = useQuery({ ...portfoliosQuery, enabled: user !== null })
  const site = view.get('site')
  // Which dialog it is, and whether it leads back, depends on the design.
  const known = site === null || !user || !portfolios.isPending
  return (
    <>
      <Landing view={view} />
      {known && <PortfolioDialogs view={view} formOf={null} siteOf={portfolios.data?.find(({ _id }) => _id === site)?.templateId} />}
    </>
  )
}
