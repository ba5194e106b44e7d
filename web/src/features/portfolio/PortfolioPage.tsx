import { useLocation } from 'react-router'
import { paths } from '@/lib/paths'
import { ArtistPage } from './chooser/ArtistPage'
import { ChooserPage } from './chooser/ChooserPage'
import { CHOOSERS } from './chooser/choosers'
import { CreatePage } from './landing/CreatePage'
import { OverviewPage } from './landing/OverviewPage'

/** The screens of the portfolio builder, by their address: in one piece, because each leads to the next. */
export default function PortfolioPage() {
  const { pathname } = useLocation()
  const path = pathname.replace(/\/$/, '')
  const chooser = CHOOSERS[path]
  if (chooser) return <ChooserPage key={path} chooser={chooser} />
  if (path === paths.portfolioTemplates()) return <ArtistPage />
  return path === paths.portfolioCreate() ? <CreatePage /> : <OverviewPage />
}
