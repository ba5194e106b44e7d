/** What is said when a deployment is refused without a text of the server, and when the call fails. */
export function deployFailures(isTheme: boolean, host: string | undefined): { refused: string; exception: string } {
  if (isTheme) return { refused: 'Deployment failed', exception: 'An error occurred during deployment.' }
  return { refused: host === 'Vercel' ? 'Failed to deploy to Vercel.' : 'Failed to deploy.', exception: 'Deployment failed.' }
}

export const NO_ID = 'Portfolio ID not found. Please try again.'

/** Most portfolios that one user can have published at a time. */
export const DEPLOY_LIMIT = 2

export const STEPS = { uploading: 'Uploading your files…', building: 'Building your site…', checking: 'Checking that it is live…', done: 'Done', failed: 'Failed', none: 'Starting…' } as const
