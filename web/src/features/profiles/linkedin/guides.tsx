import { ExternalLink } from 'lucide-react'
import type { ReactNode } from 'react'
import type { ImportKind } from './check-file'

/** LinkedIn's page for the data export, and the one that leads to one's own profile. */
const EXPORT_PAGE = 'https://www.linkedin.com/mypreferences/d/download-my-data'
const OWN_PROFILE = 'https://www.linkedin.com/in/me/'

interface Guide {
  intro: string
  steps: (profileUrl: string | null) => ReactNode[]
  drop: { label: string; hint: string }
}

const Outside = ({ href, children }: { href: string; children: ReactNode }) => (
  <a href={href} target="_blank" rel="noreferrer" className="inline-flex items-center gap-1 font-medium text-primary underline underline-offset-4">
    {children}<ExternalLink className="size-3.5 shrink-0" aria-hidden /><span className="sr-only">(opens in a new tab)</span>
  </a>
)

const Click = ({ children }: { children: ReactNode }) => <strong className="font-semibold text-ink">{children}</strong>

/** Where to click at LinkedIn, what arrives when, and where to put it. */
export const GUIDES: Record<ImportKind, Guide> = {
  pdf: {
    intro: 'Takes a minute. Brings your jobs, education, summary, languages and your top three skills.',
    steps: (profileUrl) => [
      <>On a computer, open <Outside href={profileUrl ?? OWN_PROFILE}>your LinkedIn profile</Outside>.</>,
      <>Below your name, select <Click>Resources</Click> (on some profiles <Click>More</Click>), then <Click>Save to PDF</Click>.</>,
      <>Drop the PDF here. It is usually in your Downloads folder.</>,
    ],
    drop: { label: 'Drop your profile PDF here, or choose it', hint: 'PDF, up to 5 MB' },
  },
  zip: {
    intro: 'Brings everything: all skills, projects, certificates, awards, volunteering and publications too. LinkedIn needs some time to prepare it.',
    steps: () => [
      <>Open <Outside href={EXPORT_PAGE}>Get a copy of your data</Outside> at LinkedIn. You’ll also find it under <Click>Settings &amp; Privacy</Click>, <Click>Data privacy</Click>.</>,
      <>Select the <Click>larger data archive</Click>, then <Click>Request archive</Click>. LinkedIn may ask for your password.</>,
      <>Wait for LinkedIn’s email. A first part usually arrives within minutes, the complete archive within a day. You can close this page meanwhile.</>,
      <>Download the ZIP and drop it here as it is. If the first part lacks something, add the complete archive later.</>,
    ],
    drop: { label: 'Drop the ZIP here, or choose it', hint: 'ZIP, up to 20 MB. We don’t open your contacts or messages.' },
  },
}
