import { queryOptions } from '@tanstack/react-query'
import { api, unwrap } from '@/api/client'
import { upload } from '@/api/upload'
import type { Connections, LinkedInProfile, NewResume } from './wire'

/** Where to go at GitHub, or why there is no such address. */
interface GithubAddress {
  url?: string
  message?: string
}

/** Both connections as the cards show them. */
export const connectionsQuery = queryOptions({
  queryKey: ['connections'],
  queryFn: ({ signal }): Promise<Connections> => unwrap(api.GET('/api/connections', { signal }), 'We couldn’t load your connections.').then(({ data }) => data),
})

/** The address at GitHub where the user gives permission. */
export const fetchOauthAddress = (): Promise<GithubAddress> => unwrap(api.GET('/api/auth/github/oauth-url'), 'Failed to get OAuth URL.')

/** The same for a connection that has to be renewed. */
export const fetchReconnectAddress = (): Promise<GithubAddress> => unwrap(api.GET('/api/auth/github/url'), 'Failed to get GitHub auth URL')

export const connectGithub = (githubUrl: string) => unwrap(api.POST('/api/auth/github/connect', { body: { githubUrl } }), 'Failed to connect GitHub profile').then(({ data }) => data)

export const disconnectGithub = () => unwrap(api.POST('/api/auth/github/disconnect'), 'Failed to disconnect GitHub profile').then(({ data }) => data)

export const refreshGithub = () => unwrap(api.POST('/api/auth/github/refresh'), 'We couldn’t refresh your GitHub profile. Please try again.').then(({ data }) => data)

/** Everything that GitHub lists: forks and archived ones too. */
export const repositoriesQuery = queryOptions({
  queryKey: ['github-repositories'],
  queryFn: ({ signal }) => unwrap(api.GET('/api/auth/github/repositories', { signal }), 'We couldn’t load your repositories.').then(({ data }) => data),
})

export const chooseRepositories = (ids: string[]) => unwrap(api.PUT('/api/auth/github/repositories/chosen', { body: { ids } }), 'We couldn’t save your choice. Please try again.').then(({ data }) => data)

export const linkedInQuery = queryOptions({
  queryKey: ['linkedin-profile'],
  queryFn: ({ signal }): Promise<LinkedInProfile> => unwrap(api.GET('/api/linkedin/profile', { signal }), 'Failed to fetch LinkedIn profile').then(({ data }) => data),
})

export const disconnectLinkedIn = () => unwrap(api.POST('/api/linkedin/disconnect'), 'Failed to disconnect LinkedIn profile')

export const saveProfileAddress = (profileUrl: string) => unwrap(api.POST('/api/linkedin/parse-profile', { body: { profileUrl } }), 'Failed to parse LinkedIn profile')

/** Where the browser goes to sign in with LinkedIn: an address for a navigation, not a call. */
export const LINKEDIN_SIGN_IN = '/api/linkedin/auth/linkedin'

/** Where the browser goes to consent that LinkedIn hands over the data. */
export const LINKEDIN_PORTABILITY = '/api/linkedin/auth/portability'

/** Has LinkedIn hand over the data again. */
export const refreshLinkedIn = () => unwrap(api.POST('/api/linkedin/refresh'), 'We couldn’t fetch your data from LinkedIn. Please try again.').then(({ data }) => data)

interface Transfer {
  signal: AbortSignal
  onProgress: (share: number) => void
}

/** Sends a data export or a saved profile; answers all that is there now. */
export async function importLinkedIn(file: File, transfer: Transfer): Promise<LinkedInProfile> {
  const form = new FormData()
  form.append('file', file)
  const answer = await upload<{ data: LinkedInProfile }>('/api/linkedin/import', form, { ...transfer, fallback: 'We couldn’t read this file. Please try again.' })
  return answer.data
}

/** What the resume, GitHub and LinkedIn say, side by side; without a base the resume saved last is compared. */
export const mergeQuery = (resumeId: string | undefined) =>
  queryOptions({
    queryKey: ['resume-merge', resumeId ?? null],
    queryFn: ({ signal }) => unwrap(api.GET('/api/resume/merge', { params: { query: { resumeId } }, signal }), 'We couldn’t compare your profiles. Please try again.').then(({ data }) => data),
    gcTime: 0,
    staleTime: Infinity,
  })

export const assembleResume = (body: NewResume) => unwrap(api.POST('/api/resume/assemble', { body }), 'We couldn’t create your resume. Please try again.').then(({ data }) => data)

/** What the connected profiles would change about the links of the resume saved last: all, or only those that it lacks. Nothing is changed by it. */
export const previewUrls = (links: 'all' | 'missing') => unwrap(api.GET('/api/resume/update-urls', { params: { query: links === 'all' ? {} : { links } } }), 'Failed to update transformed resume URLs').then(({ data }) => data)

/** Makes the changes that were taken, in the resume that they were shown for. */
export const updateUrls = ({ resumeId, take }: { resumeId?: string; take?: string[] }) =>
  unwrap(api.PUT('/api/resume/update-urls', { params: { query: { resumeId, take: take?.join(',') } } }), 'Failed to update transformed resume URLs').then(({ data }) => data)
