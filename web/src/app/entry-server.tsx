import { StrictMode } from 'react'
import { renderToString } from 'react-dom/server'
import { StaticRouter } from 'react-router'
import { preloadLaterParts } from '@/lib/later-part'
import { memoryStorage } from '@/lib/storage'
import { SessionStore } from '@/session/store'
import { App } from './App'
import { PageDataContext } from '@/lib/page-data'
import { documentTitle, preload, routes } from './routes/table'

export { documentTitle }
export { prerendered } from './routes/prerendered'

/** Every address pattern of the application: the server answers all others with 404, and articles that were not rendered too. */
export const patterns = routes.map((route) => route.path).filter((path) => !path.endsWith('/:slug'))

/** The HTML of one address, as a guest sees it; `data` is what its calls would answer. */
export async function render(path: string, data?: unknown): Promise<string> {
  await preload(path)
  await preloadLaterParts()
  return renderToString(
    <StrictMode>
      <StaticRouter location={path}>
        <PageDataContext value={data === undefined ? undefined : { path, data }}>
          <App session={new SessionStore(memoryStorage())} />
        </PageDataContext>
      </StaticRouter>
    </StrictMode>,
  )
}
