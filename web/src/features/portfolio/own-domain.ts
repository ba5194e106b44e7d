import type { Deployment } from './wire'

const hostOf = (url: string) => (URL.canParse(url) ? new URL(url).host : url)

/** The domain that the user gave a site; null where it is only the address that the host gave. */
export const ownDomain = ({ customDomain, deploymentUrl }: Deployment) => (customDomain && customDomain !== deploymentUrl && customDomain !== hostOf(deploymentUrl) ? customDomain : null)
