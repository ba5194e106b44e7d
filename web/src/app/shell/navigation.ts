import { paths } from '@/lib/paths'

export interface NavigationLink {
  to: string
  label: string
}

const link = (to: string, label: string): NavigationLink => ({ to, label })

/** The header's links, the same for guests and signed-in users. */
export const mainLinks = [
  link(paths.home(), 'Home'),
  link(paths.about(), 'About'),
  link(paths.portfolio(), 'Portfolio'),
  link(paths.jobs(), 'Jobs'),
  link(paths.aiInterview(), 'AI Interview'),
  link(paths.coverLetter(), 'Cover Letter'),
  link(paths.pricing(), 'Pricing'),
  link(paths.contact(), 'Contact'),
]

export const footerLinks = [
  { title: 'Product', links: [link(paths.home(), 'Home'), link(paths.pricing(), 'Pricing'), link(paths.templates(), 'Templates'), link(paths.dashboard(), 'ATS Optimization')] },
  { title: 'Resources', links: [link(paths.blog(), 'Blog'), link(paths.guides(), 'Guides'), link(paths.faqs(), 'FAQs'), link(paths.contact(), 'Support')] },
  { title: 'Company', links: [link(paths.about(), 'About'), link(paths.privacy(), 'Privacy'), link(paths.terms(), 'Terms'), link(paths.cookies(), 'Cookies')] },
]

const NETWORKS = [
  { host: 'github.com', label: 'GitHub', icon: 'github' },
  { host: 'linkedin.com', label: 'LinkedIn', icon: 'linkedin' },
  { host: 'x.com', label: 'X', icon: 'x' },
] as const

/** A profile of the site elsewhere: known networks by their sign, others by their host. */
export function socialLink(href: string) {
  const host = new URL(href).hostname.replace(/^www\./, '')
  const { label, icon } = NETWORKS.find((network) => network.host === host) ?? { label: host, icon: 'link' as const }
  return { href, label, icon }
}
