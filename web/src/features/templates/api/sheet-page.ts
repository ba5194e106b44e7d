import { useQuery } from '@tanstack/react-query'
import { api, unwrap } from '@/api/client'
import { toBlob } from '@/lib/save-file'

/** A page of a resume in a design. */
export interface Sheet {
  template: string
  /** Whose: a resume of the user, or the sample person's. */
  resumeId: string | null
  /** From 1. */
  page: number
}

const FAILED = 'We couldn’t load this page. Please try again.'

const sampleCall = ({ template, page }: Sheet, signal: AbortSignal) =>
  api.GET('/api/templates/{id}/sample.png', { params: { path: { id: template }, query: { page } }, parseAs: 'blob', signal })

const ownCall = ({ template, page }: Sheet, id: string, signal: AbortSignal) =>
  api.GET('/api/resume/{id}/render', { params: { path: { id }, query: { template, format: 'png', page, download: false } }, parseAs: 'blob', signal })

/** The picture of a page, and how many there are; fetched once `wanted`. */
export const useSheetPage = (sheet: Sheet, wanted = true) =>
  useQuery({
    queryKey: ['sheet', sheet.resumeId, sheet.template, sheet.page],
    queryFn: async ({ signal }) => {
      const call = sheet.resumeId === null ? sampleCall(sheet, signal) : ownCall(sheet, sheet.resumeId, signal)
      const picture = toBlob(await unwrap<unknown>(call, FAILED), 'image/png')
      const { response } = await call
      return { picture, pages: Number(response.headers.get('X-Pages') ?? 1) }
    },
    enabled: wanted,
    staleTime: Infinity,
    structuralSharing: false,
  })
