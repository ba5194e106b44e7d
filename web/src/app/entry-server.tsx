import { StrictMode } from 'react'
import { renderToString } from 'react-dom/server'
import { StaticRouter } from 'react-router'
import { memoryStorage } from '@/lib/storage'
import { SessionStore } from '@/session/store'
import { App } from './App'
import { documentTitle, preload, routes } from './routes/table'

export { documentTitle }
export { prerendered } from './routes/prerendered'

/** Every address pattern of the application: the server answers all others with 404. */
export const patterns = routes.map((route) => route.path)

/** The HTML of one address, as a guest sees it. */
export async function render(path: string): Promise<string> {
  await preload(path)
  return renderToString(
    <StrictMode>
      <StaticRouter location={path}>
        <App session={new SessionStore(memoryStorage())} />
      </StaticRouter>
    </StrictMode>,
  )
}
