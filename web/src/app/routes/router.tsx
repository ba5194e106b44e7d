import { useRoutes, type RouteObject } from 'react-router'
import { GuestOnly, RequireSession } from '@/session/guards'
import { Shell } from '../shell/Shell'
import { lazyPage, type Page } from './lazy-page'
import { routes, sharedQueries, type AppRoute } from './table'

const queries = lazyPage(() => import('../QueryProvider'))
const notFound = lazyPage(() => import('../NotFoundPage'))
const kit = import.meta.env.DEV ? lazyPage(() => import('../kit/KitPage')) : undefined

const screen = (path: string, { Page }: Page): RouteObject => ({ path, element: <Page /> })

const screensFor = (audience: AppRoute['audience']) => routes.filter((route) => route.audience === audience && !route.shared).map((route) => screen(route.path, route))

const tree: RouteObject[] = [
  {
    element: <Shell />,
    children: [
      ...screensFor('all'),
      { element: <sharedQueries.Page />, children: routes.filter(({ shared }) => shared).map((route) => screen(route.path, route)) },
      { element: <GuestOnly />, children: screensFor('guest') },
      { element: <RequireSession />, children: [{ element: <queries.Page />, children: screensFor('member') }] },
      ...(kit ? [screen('/dev/kit', kit)] : []),
      screen('*', notFound),
    ],
  },
]

/** Every address of the application, inside the shell. */
export const AppRoutes = () => useRoutes(tree)
