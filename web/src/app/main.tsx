import '@/styles/app.css'
import { StrictMode } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { BrowserRouter } from 'react-router'
import { connectCredentials } from '@/api/credentials'
import { connection } from '@/lib/connection'
import { LostChunk } from '@/lib/load-chunk'
import { pageDataOfDocument, PageDataContext } from '@/lib/page-data'
import { browserStorage } from '@/lib/storage'
import { SessionStore } from '@/session/store'
import { App } from './App'
import { preload } from './routes/table'

const session = new SessionStore(browserStorage())
connectCredentials(session)
connection.watch()

const root = document.getElementById('root')!
const app = (
  <StrictMode>
    <BrowserRouter>
      <PageDataContext value={pageDataOfDocument()}>
        <App session={session} />
      </PageDataContext>
    </BrowserRouter>
  </StrictMode>
)

/** A lost file has a sentence on the screen; the console is for what nobody expected. */
const report = (thrown: unknown) => {
  if (!(thrown instanceof LostChunk)) console.error(thrown)
}
const options = { onCaughtError: report, onRecoverableError: report }

if (root.firstElementChild) {
  // Taken over once its code is there: a page that still loads would blank what the visitor already reads. Where the code is lost, the
  // page says so itself.
  void preload(window.location.pathname)
    .catch(() => {})
    .then(() => hydrateRoot(root, app, options))
} else {
  createRoot(root, options).render(app)
}
