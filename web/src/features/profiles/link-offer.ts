import { queryOptions, skipToken } from '@tanstack/react-query'
import type { LinkPreview } from './wire'

/** The links that the resume lacks since a profile was connected; null where there is nothing to offer. Written by what changes a connection. */
export const linkOffer = queryOptions<LinkPreview | null>({ queryKey: ['link-offer'], queryFn: skipToken, staleTime: Infinity, gcTime: Infinity })
