import type { ReactNode } from 'react'
import { useLocation } from 'react-router'
import { GuestOnly, RequireSession } from '@/session/guards'
import { Shell } from '../shell/Shell'
import { lazyPage } from './lazy-page'
import { findRoute, queries, type AppRoute } from './table'

const notFound = lazyPage(() => import('../NotFoundPage'))
const kit = import.meta.env.DEV ? lazyPage(() => import('../kit/KitPage')) : undefined

/** Every address of the application, inside the shell. */
export function AppRoutes() {
  const { pathname } = useLocation()
  const route = findRoute(pathname)
  return <Shell>{route ? <Screen {...route} /> : <Elsewhere pathname={pathname} />}</Shell>
}

function Screen({ Page, audience, shared }: AppRoute) {
  const page = <Page />
  if (audience === 'guest') return <GuestOnly>{page}</GuestOnly>
  if (audience === 'member') return <RequireSession><WithQueries>{page}</WithQueries></RequireSession>
  return shared ? <WithQueries>{page}</WithQueries> : page
}

const WithQueries = ({ children }: { children: ReactNode }) => <queries.Page>{children}</queries.Page>

const Elsewhere = ({ pathname }: { pathname: string }) => (kit && pathname === '/dev/kit' ? <kit.Page /> : <notFound.Page />)
