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

/** External. Put the addresses of your own profiles here. */
export const socialLinks = [
  { href: 'https://github.com/', label: 'GitHub', icon: 'github' },
  { href: 'https://www.linkedin.com/', label: 'LinkedIn', icon: 'linkedin' },
  { href: 'https://x.com/', label: 'X', icon: 'x' },
] as const
