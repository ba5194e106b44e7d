import type { Schemas } from '@/api/client'

export type CategoryFigures = Schemas['PortfolioCategory']
export type Hosting = Schemas['Hosting']
export type StoredPortfolio = Schemas['SavedPortfolio']
export type DnsRecord = Schemas['DnsRecord']
export type Deployment = Schemas['DeploymentItem']
export type ListedPortfolio = Schemas['ListedPortfolio']
export type TimelineEntry = Schemas['EditedEntry']
export type StoredImage = Schemas['EditedPicture']
export type PortfolioDetail = Schemas['EditedPortfolio']

/** How far a deployment has come. */
export interface DeploySteps {
  step: 'uploading' | 'building' | 'checking' | 'done' | 'failed' | 'none'
  /** Per cent. */
  progress: number
}
