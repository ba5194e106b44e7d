import { useLocation, useMatch } from 'react-router'
import { useFreshProfile } from '@/features/dashboard/use-fresh-profile'
import { OperatorPage } from '@/features/operator/OperatorPage'
import { partAt } from '@/features/operator/parts'
import { useTitle } from '@/lib/use-title'
import { useUser } from '@/session/SessionProvider'
import NotFoundPage from '../NotFoundPage'

/** The operator's screen; for everybody else there is nothing at its addresses. Whoever became an operator since they signed in has it once the server says so. */
export default function OperatorScreen() {
  useFreshProfile()
  const user = useUser()
  const { pathname } = useLocation()
  const part = partAt(useMatch('/operator/:part')?.params.part)
  return part && user?.operator ? <OperatorPage part={part} /> : <NothingHere key={pathname} />
}

function NothingHere() {
  useTitle('Page not found')
  return <NotFoundPage />
}
