import '@/styles/app.css'
import { StrictMode } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { BrowserRouter } from 'react-router'
import { connectCredentials } from '@/api/credentials'
import { browserStorage } from '@/lib/storage'
import { SessionStore } from '@/session/store'
import { App } from './App'
import { preload } from './routes/table'

const session = new SessionStore(browserStorage())
connectCredentials(session)

const root = document.getElementById('root')!
const app = (
  <StrictMode>
    <BrowserRouter>
      <App session={session} />
    </BrowserRouter>
  </StrictMode>
)
if (root.firstElementChild) {
  // Taken over once its code is there: a page that still loads would blank what the visitor already reads.
  void preload(window.location.pathname).then(() => hydrateRoot(root, app))
} else {
  createRoot(root).render(app)
}
